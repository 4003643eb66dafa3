import { expect, test } from "vitest";
import { keepFocus } from "../../src/table/focus";

const changed = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function screenOf(): { screen: HTMLElement; button: HTMLButtonElement; board: HTMLElement } {
  document.body.innerHTML = '<div id="screen"><div class="board" tabindex="0"></div><section><button>Move</button></section></div>';
  const screen = document.getElementById("screen")!;
  keepFocus(screen);
  return { screen, button: screen.querySelector("button")!, board: screen.querySelector<HTMLElement>(".board")! };
}

test("the board takes the focus of a control that goes away", async () => {
  const { button, board } = screenOf();
  button.focus();
  button.remove();
  await changed();
  expect(document.activeElement).toBe(board);
});

test("a control that was only busy has the focus again", async () => {
  const { screen, button } = screenOf();
  button.focus();
  button.blur();
  button.disabled = true;
  screen.append("waiting");
  await changed();
  expect(document.activeElement).toBe(document.body);
  button.disabled = false;
  screen.append("refused");
  await changed();
  expect(document.activeElement).toBe(button);
});

test.each([new Event("pointerdown"), new KeyboardEvent("keydown", { key: "Tab" })])("nobody who went away is called back", async (event) => {
  const { screen, button } = screenOf();
  button.focus();
  screen.dispatchEvent(event);
  button.blur();
  screen.append("news");
  await changed();
  expect(document.activeElement).toBe(document.body);
});
