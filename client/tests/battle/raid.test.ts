import { afterAll, expect, it } from "vitest";
import { setLanguage } from "../../src/i18n";
import type { BattleMark } from "../../src/families/axis/past/battles";
import { damage, raid } from "../../src/families/axis/past/present";

const mark: BattleMark = {
  space: "united_kingdom", kind: "raid", nation: "germany", first: 1, last: 3, major: true, rounds: 1,
  attackers: { bomber: 2 }, defenders: {}, lost: { germany: { bomber: 1 } }, downed: { germany: { bomber: 1 } }, firing: "bombing", over: true, won: true, taken: false, freed: false, retreat: false, paid: 4,
};
const unhurt = { ...mark, nation: "usa", lost: {}, paid: 0 };
const said = () => [raid(mark, () => "X"), damage(mark, "uk"), raid(unhurt, () => "X"), damage(unhurt, "germany")].map((text) => text.replace(/[\u2068\u2069]/g, ""));

afterAll(() => setLanguage("en"));

it.each([
  ["en", ["Germany bombed the industrial complex in X with 2 bombers", "The raid cost the United Kingdom 4 IPC; anti-aircraft fire shot down 1 bomber", "The United States bombed the industrial complex in X with 2 bombers", "The raid cost Germany nothing"]],
  ["de", ["Deutschland bombardierte den Industriekomplex X (2 Bomber)", "Der Angriff kostete Großbritannien 4 IPC; Flak schoss 1 Bomber ab", "Die Vereinigten Staaten bombardierten den Industriekomplex X (2 Bomber)", "Der Angriff kostete Deutschland nichts"]],
  ["nl", ["Duitsland bombardeerde het industrieel complex in X met 2 bommenwerpers", "Het bombardement kostte het Verenigd Koninkrijk 4 IPC; luchtafweer schoot 1 bommenwerper neer", "De Verenigde Staten bombardeerden het industrieel complex in X met 2 bommenwerpers", "Het bombardement kostte Duitsland niets"]],
] as const)("a raid is told in sentences with names (%s)", async (language, sentences) => {
  await setLanguage(language);
  expect(said()).toEqual(sentences);
});
