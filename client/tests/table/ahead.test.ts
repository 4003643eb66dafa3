/** Answers given ahead, as the panel shows and changes them. */
import { expect, test } from "vitest";
import { answerOf, changed, moved, optionsOf, ORDER } from "../../src/table/ahead";

const KNOWN = {
  decisions: { casualties: ["ask", "advised"], retreat: ["ask", "never"] },
  orders: { casualties: ["infantry", "armor", "fighter"] },
  answers: { uk: { casualties: "armor infantry fighter", retreat: "never" }, usa: {} },
};

test("whoever has said nothing is asked", () => {
  expect(answerOf(KNOWN, "usa", "retreat")).toEqual({ kind: "ask", order: [] });
  expect(answerOf(KNOWN, "uk", "retreat").kind).toBe("never");
});

test("an order of pieces is an answer too, where there is one", () => {
  expect(optionsOf(KNOWN, "casualties")).toEqual(["ask", "advised", ORDER]);
  expect(optionsOf(KNOWN, "retreat")).toEqual(["ask", "never"]);
  expect(answerOf(KNOWN, "uk", "casualties")).toEqual({ kind: ORDER, order: ["armor", "infantry", "fighter"] });
  expect(changed(KNOWN, "usa", "casualties", ORDER)).toEqual({ casualties: "infantry armor fighter" });
});

test("one answer is changed, the others of the seat stay", () => {
  expect(changed(KNOWN, "uk", "retreat", "ask")).toEqual({ casualties: "armor infantry fighter", retreat: "ask" });
  expect(moved(["armor", "infantry", "fighter"], 2)).toEqual(["armor", "fighter", "infantry"]);
});
