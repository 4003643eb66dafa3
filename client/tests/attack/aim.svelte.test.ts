import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { aimText } from "../../src/games/attack/aim";
import { AttackDesk } from "../../src/games/attack/desk.svelte";
import PlacePanel from "../../src/games/attack/PlacePanel.svelte";
import PointPanel from "../../src/games/attack/PointPanel.svelte";
import type { Now, Offer } from "../../src/net/types";
import { live, places, tableOf } from "./fixtures.svelte";

const SEVEN = ["brazil", "peru", "cuba", "chile", "alaska", "mexico", "panama"];

function deskFor(what: string, offers: Offer[]): { desk: AttackDesk; asked: ReturnType<typeof tableOf>["asked"] } {
  const seat = live.action.pending.type === "decide" ? (live.action.pending.seats[0] ?? "") : "";
  const now: Now = { ...live.action, pending: { type: "decide", seats: [seat], what }, menus: { [seat]: { seat, offers } } };
  const { table, asked } = tableOf(now);
  return { desk: new AttackDesk(table, places), asked };
}

const claim = (): AttackDesk => deskFor("setup_claim", [{ verb: "claim", targets: SEVEN }]).desk;
const place = (): AttackDesk => deskFor("place_new", [{ verb: "place", kind: "infantry", unit: "infantry", most: 2, targets: SEVEN }]).desk;

describe("a tap that only aims", () => {
  it("marks the region on the map", async () => {
    const desk = claim();
    await desk.pick("brazil", false, false);
    expect(desk.marks.selected).toEqual(["brazil"]);
    desk.back();
    expect(desk.marks.selected).toEqual([]);
  });

  it("is confirmed by a button that says what it does", async () => {
    const said = async (desk: AttackDesk, area: string): Promise<string> => {
      await desk.pick(area, false, false);
      return aimText(desk, desk.aim ?? "", places.short);
    };
    expect(await said(claim(), "brazil")).toBe("Claim brazil");
    expect(await said(deskFor("setup_capital", [{ verb: "capital", targets: SEVEN }]).desk, "cuba")).toBe("Make cuba your capital");
    expect(await said(place(), "peru")).toBe("Place 1 infantry in peru");
    expect(await said(deskFor("battle_order", [{ verb: "fight", targets: SEVEN }]).desk, "peru")).toBe("Fight in peru");
  });
});

describe.each([
  { what: "a claim", Panel: PointPanel, desk: claim },
  { what: "a placement", Panel: PlacePanel, desk: place },
])("the panel of $what", ({ Panel, desk: made }) => {
  const show = (desk: AttackDesk, narrow: boolean) => mount(Panel, { target: document.body, props: { desk, places, narrow, onnext: () => {} } });

  it("names the region that was tapped, and leaves confirming to the foot of the sheet", async () => {
    const desk = made();
    const panel = show(desk, true);
    const select = document.querySelector("select")!;
    expect(select.value).toBe("");
    await desk.pick("cuba", false, false);
    flushSync();
    expect(select.value).toBe("cuba");
    expect([...document.querySelectorAll("button")].filter((one) => /^(Claim|Place)/.test(one.textContent.trim()))).toEqual([]);
    void unmount(panel);
  });

  it("aims by its list too", () => {
    const desk = made();
    const panel = show(desk, false);
    const select = document.querySelector("select")!;
    select.value = "peru";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    expect(desk.aim).toBe("peru");
    expect(document.querySelector("button.primary")?.textContent).toMatch(/(Claim|in) peru/);
    void unmount(panel);
  });
});
