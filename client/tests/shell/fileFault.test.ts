import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../../src/i18n";
import { readFault } from "../../src/screens/fileFault";

beforeAll(() => setLanguage("en"));

describe("why a file was refused", () => {
  it("says the line, and common reasons in plain words", () => {
    expect(readFault("line 1: not a sandtable file")).toEqual({
      why: "Not a Sandtable file: it does not start like a *.sandtable file.",
      line: 1,
      detail: "not a sandtable file",
    });
    expect(readFault("line 12: record 12 is refused: no_landing_space (§5.2)")).toMatchObject({ line: 12, why: "An entry in it is damaged or breaks the rules." });
  });
  it("says why a sealed save stays shut", () => {
    const elsewhere = "a sealed save without a passphrase: it opens only on the server where it was saved";
    expect(readFault(elsewhere).why).toBe("This game was saved without a passphrase, so it opens only on the server where it was saved.");
    expect(readFault("a sealed save that was changed or damaged since it was saved").why).toContain("changed or damaged");
  });
  it("keeps what it does not know as it is", () => {
    expect(readFault("two\nlines")).toEqual({ why: "", line: null, detail: "two\nlines" });
  });
});
