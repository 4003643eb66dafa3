/** Answers given ahead reach the server one after the other, and none is lost. */
import { expect, test, vi } from "vitest";
import { Answering } from "../../src/table/answering.svelte";

const NOTHING = { decisions: { casualties: ["ask", "advised"], retreat: ["ask", "never"] }, orders: {}, answers: { uk: {} } };
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A server that answers when it is told to. */
function server() {
  const open: (() => void)[] = [];
  let answers: Record<string, Record<string, string>> = { uk: {} };
  const send = vi.fn(
    (seat: string, said: Record<string, string>) =>
      new Promise<typeof NOTHING>((done) => open.push(() => ((answers = { ...answers, [seat]: said }), done({ ...NOTHING, answers: { uk: {}, ...answers } })))),
  );
  return { send, answer: async () => (open.shift()?.(), await settle()), has: () => answers };
}

test("two changes in a row are both kept, the second only sent once the first is in", async () => {
  const { send, answer, has } = server();
  const answering = new Answering(async () => NOTHING, send);
  await settle();
  answering.say("uk", "casualties", "advised");
  answering.say("uk", "retreat", "never");
  expect(answering.known?.answers).toEqual({ uk: { casualties: "advised", retreat: "never" } });
  await settle();
  expect(send).toHaveBeenCalledTimes(1);
  await answer();
  expect(answering.known?.answers, "what the server says meanwhile is older").toEqual({ uk: { casualties: "advised", retreat: "never" } });
  await answer();
  expect(has()).toEqual({ uk: { casualties: "advised", retreat: "never" } });
  expect(answering.known?.answers).toEqual(has());
});

test("what is refused is told, and what stood before stands again", async () => {
  const answering = new Answering(async () => NOTHING, () => Promise.reject(new Error("not your seat")));
  await settle();
  answering.say("uk", "retreat", "never");
  await settle();
  expect(answering.fault).toBe("not your seat");
  expect(answering.known).toEqual(NOTHING);
});

test("nothing is said before it is known what can be", () => {
  const send = vi.fn();
  new Answering(() => new Promise(() => {}), send).say("uk", "retreat", "never");
  expect(send).not.toHaveBeenCalled();
});
