import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import Drawer from "../../src/ui/Drawer.svelte";

const empty = createRawSnippet(() => ({ render: () => "<p>inside</p>" }));

describe("the handle of the drawer", () => {
  it("moves it with the click, not before: what slides under the finger gets none", () => {
    const props = $state({ stop: "peek" as const, label: "Turn", children: empty });
    const drawer = mount(Drawer, { target: document.body, props });
    flushSync();
    const handle = document.querySelector<HTMLElement>(".handle")!;
    handle.setPointerCapture = () => {};
    const isOpen = () => handle.getAttribute("aria-expanded");
    handle.dispatchEvent(new PointerEvent("pointerdown", { clientY: 500, bubbles: true }));
    handle.dispatchEvent(new PointerEvent("pointerup", { clientY: 500, bubbles: true }));
    flushSync();
    expect(isOpen()).toBe("false");
    handle.click();
    flushSync();
    expect(isOpen()).toBe("true");
    unmount(drawer);
  });
});
