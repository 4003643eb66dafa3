import { describe, expect, it, vi } from "vitest";
import { Hinting } from "../../src/hints/hinting.svelte";
import type { LiveTable } from "../../src/net/table.svelte";
import type { Hint, Refusal } from "../../src/net/types";

const HINT: Hint = { type: "hint", id: "c1", v: 7, seat: "ussr", do: { act: "done" }, text: "done" };

function table(answer: Hint | Refusal, refusal: Refusal | null = null) {
  return { v: 7, hint: vi.fn(() => Promise.resolve(answer)), act: vi.fn(() => Promise.resolve(refusal)) };
}
const at = (one: ReturnType<typeof table>): Hinting => new Hinting(one as unknown as LiveTable);

describe("a hint", () => {
  it("is asked for, shown and followed", async () => {
    const one = table(HINT);
    const hinting = at(one);
    const asking = hinting.ask("ussr");
    expect([hinting.isAsking, hinting.isOpen]).toEqual([true, true]);
    await asking;
    expect([hinting.isAsking, hinting.hint]).toEqual([false, HINT]);
    expect(one.act).not.toHaveBeenCalled();
    await hinting.follow();
    expect(one.act).toHaveBeenCalledExactlyOnceWith("ussr", { act: "done" });
    expect(hinting.isOpen).toBe(false);
  });

  it("for a position that is gone is not shown", async () => {
    const hinting = at(table({ ...HINT, v: 6 }));
    await hinting.ask("ussr");
    expect(hinting.hint).toBeNull();
    await hinting.follow();
  });

  it("that is refused says why", async () => {
    const none = at(table({ reason: "no_hint" }));
    await none.ask("ussr");
    expect(none.refusal).toEqual({ reason: "no_hint" });
    const late = at(table(HINT, { reason: "stale_version" }));
    await late.ask("ussr");
    await late.follow();
    expect(late.refusal).toEqual({ reason: "stale_version" });
    late.dismiss();
    expect(late.isOpen).toBe(false);
  });

  it("dismissed while it is being thought about stays away", async () => {
    const hinting = at(table(HINT));
    const asking = hinting.ask("ussr");
    hinting.dismiss();
    await asking;
    expect(hinting.isOpen).toBe(false);
  });
});
