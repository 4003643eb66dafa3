/** All parts of the English catalog, as a table has them; screens fetch them one by one. */
import { needWords } from "../src/i18n";

const PARTS = Object.keys(import.meta.glob("../src/i18n/en/*.ftl"));

await needWords(...PARTS.map((path) => /(\w+)\.ftl$/.exec(path)?.[1] ?? ""));
