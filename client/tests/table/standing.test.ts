/** How a table stands is put together from patches, and a patch that does not fit is noticed. */
import { describe, expect, test } from "vitest";
import { Known } from "../../src/net/standing";

const PENDING = { type: "decide", seats: ["uk"], what: "move" };
const WHOLE = {
  view: { position: { ipc: { uk: 30 } } }, pending: PENDING, by: "uk",
  menus: { uk: { seat: "uk", lines: { "buy  infantry infantry": { most: 8 }, "place  infantry infantry": { most: 2, targets: ["egypt"] }, done: {} } } },
  orders: { "9": { do: { act: "buy" }, text: "buy 1 inf" }, "10": { do: { act: "buy" }, text: "buy 2 inf" } },
};
const known = (): Known => {
  const found = new Known();
  found.take({ v: 4, now: WHOLE } as never);
  return found;
};
const taken = (where: Known, message: object) => where.take(message as never)!;

describe("what travels", () => {
  test("becomes lists of lines and orders, and says again what was left out", () => {
    const now = taken(new Known(), { v: 4, now: WHOLE });
    expect(now.menus["uk"]).toEqual({
      seat: "uk",
      offers: [{ verb: "buy", kind: "infantry", unit: "infantry", most: 8 }, { verb: "place", kind: "infantry", unit: "infantry", most: 2, targets: ["egypt"] }, { verb: "done" }],
    });
    expect(now.orders?.map(({ n, seat }) => [n, seat])).toEqual([[9, "uk"], [10, "uk"]]);
    expect(now.undo).toEqual({ uk: 2 });
    expect(now.view).toEqual({ position: { ipc: { uk: 30 } }, pending: PENDING });
  });

  test("is changed by a patch, and what it does not name stays the very same", () => {
    const where = known();
    const before = taken(where, { v: 5, base: 4, patch: {} });
    const now = taken(where, { v: 6, base: 5, patch: { view: { position: { ipc: { uk: 27 } } }, undo: { uk: 1 } } });
    expect(now.view).toEqual({ position: { ipc: { uk: 27 } }, pending: PENDING });
    expect(now.undo).toEqual({ uk: 1 });
    expect(now.menus["uk"]).toBe(before.menus["uk"]);
    expect(now.orders).toBe(before.orders);
  });

  test("keeps the order of lines", () => {
    const patch = { menus: { uk: { lines: { "buy  armor armor": { most: 1 } }, order: [0, 3, 1, 2] } } };
    const now = taken(known(), { v: 5, base: 4, patch });
    expect(now.menus["uk"]?.offers?.map(({ verb, unit }) => `${verb} ${unit ?? ""}`.trim())).toEqual(["buy infantry", "buy armor", "place infantry", "done"]);
  });

  test("is not changed by a patch for another version", () => {
    const where = known();
    expect(where.take({ v: 7, base: 6, patch: {} } as never)).toBeNull();
    expect(where.take({ v: 5, base: 4, patch: { eyes: "uk" } } as never)?.eyes).toBe("uk");
  });
});
