import { describe, expect, it } from "vitest";
import { actionsFor, canRaid, choicesAt, origins } from "../../src/families/axis/choices";
import { arrows, groups, journeys } from "../../src/families/axis/orders";
import { parseUnit } from "../../src/families/axis/units";
import type { Menu, Order } from "../../src/net/types";

const MENU: Menu = {
  seat: "germany",
  offers: [
    { verb: "move", origin: "germany", kind: "infantry", unit: "infantry", most: 4, targets: ["eastern_europe"] },
    { verb: "move", origin: "germany", kind: "bomber", unit: "bomber", most: 1, targets: ["karelia_ssr", "united_kingdom"] },
    { verb: "raid", origin: "germany", kind: "bomber", unit: "bomber", most: 1, targets: ["karelia_ssr"] },
    { verb: "load", origin: "germany", kind: "infantry", unit: "infantry", most: 2, targets: ["sz_baltic"] },
    { verb: "unload", origin: "sz_baltic", kind: "infantry", unit: "infantry", most: 1, targets: ["karelia_ssr"] },
    { verb: "move", origin: "sz_baltic", kind: "transport", unit: "transport(infantry)", most: 1, targets: ["sz_north"] },
    { verb: "place", kind: "armor", unit: "armor", most: 2, targets: ["germany"] },
    { verb: "done" },
  ],
};

describe("choices", () => {
  it("gathers the lines of one kind of piece", () => {
    const found = choicesAt(MENU, "germany");
    expect(found.map((one) => one.kind)).toEqual(["infantry", "bomber"]);
    expect([...(found[0]?.ways.keys() ?? [])]).toEqual(["eastern_europe", "sz_baltic"]);
    expect(found[0]?.most).toBe(4);
  });

  it("tells cargo that goes ashore from ships that sail", () => {
    const found = choicesAt(MENU, "sz_baltic");
    expect(found.map((one) => [one.kind, one.ashore])).toEqual([["infantry", true], ["transport", false]]);
  });

  it("knows where pieces can be taken up", () => {
    expect([...origins(MENU)].sort()).toEqual(["germany", "sz_baltic"]);
    expect(origins(undefined).size).toBe(0);
  });

  it("makes one action for each way of going, never more than the line allows", () => {
    const [infantry, bomber] = choicesAt(MENU, "germany");
    const picked = [{ choice: infantry!, count: 3 }, { choice: bomber!, count: 1 }];
    expect(actionsFor(picked, "sz_baltic", false)).toEqual([
      { act: "load", units: { infantry: 2 }, start: "germany", zone: "sz_baltic" },
    ]);
    expect(actionsFor(picked, "eastern_europe", false)).toEqual([
      { act: "move", units: { infantry: 3 }, start: "germany", route: ["eastern_europe"] },
    ]);
  });

  it("bombs a factory only when asked to", () => {
    const bomber = choicesAt(MENU, "germany")[1]!;
    const picked = [{ choice: bomber, count: 1 }];
    expect(canRaid(picked, "karelia_ssr")).toBe(true);
    expect(canRaid(picked, "united_kingdom")).toBe(false);
    expect(actionsFor(picked, "karelia_ssr", false)[0]).not.toHaveProperty("raid");
    expect(actionsFor(picked, "karelia_ssr", true)[0]).toMatchObject({ act: "move", raid: true });
  });

  it("unloads and places", () => {
    const cargo = choicesAt(MENU, "sz_baltic")[0]!;
    expect(actionsFor([{ choice: cargo, count: 1 }], "karelia_ssr", false)).toEqual([
      { act: "unload", units: { infantry: 1 }, zone: "sz_baltic", coast: "karelia_ssr" },
    ]);
    const armor = choicesAt(MENU, "")[0]!;
    expect(actionsFor([{ choice: armor, count: 2 }], "germany", false)).toEqual([
      { act: "place", units: { armor: 2 }, space: "germany" },
    ]);
  });
});

const order = (n: number, act: Record<string, unknown>): Order => ({ n, seat: "germany", do: act, text: "" });
const ORDERS: Order[] = [
  order(1, { act: "buy", units: { infantry: 7 } }),
  order(2, { act: "done" }),
  order(3, { act: "move", units: { infantry: 3 }, start: "ukraine_ssr", route: ["caucasus"] }),
  order(4, { act: "move", units: { "fighter@1": 1 }, start: "ukraine_ssr", route: ["caucasus"] }),
  order(5, { act: "move", units: { infantry: 2 }, start: "germany", route: ["eastern_europe"] }),
];

describe("orders", () => {
  it("are those of this phase, gathered by goal, attacks first", () => {
    const found = groups(journeys(ORDERS), (area) => area === "caucasus");
    expect(found.map((one) => [one.to, one.attack, one.units])).toEqual([
      ["caucasus", true, { infantry: 3, fighter: 1 }],
      ["eastern_europe", false, { infantry: 2 }],
    ]);
  });

  it("share an arrow along the same path", () => {
    const found = arrows(journeys(ORDERS), (area) => area === "caucasus");
    expect(found.map((one) => [one.id, one.count, one.kind])).toEqual([
      ["ukraine_ssr>caucasus", 4, "attack"],
      ["germany>eastern_europe", 2, "move"],
    ]);
  });

  it("read the kind out of a unit text", () => {
    expect(parseUnit("uk:transport(infantry,armor)@2").kind).toBe("transport");
    expect(parseUnit("fighter@3").kind).toBe("fighter");
  });
});
