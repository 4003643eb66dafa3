/** A page of the help in words. Its message has the text; the attributes `title`, `map` and `buttons` have one line for each thing. */
import { t } from "../i18n";

export interface HelpPage {
  title: string;
  text: string;
  map: string[];
  buttons: string[];
}

export function helpOf(id: string): HelpPage {
  return { title: t(`${id}.title`), text: t(id), map: linesOf(`${id}.map`), buttons: linesOf(`${id}.buttons`) };
}

/** The lines of a part; none where the page has no such part. */
function linesOf(id: string): string[] {
  const text = t(id);
  return text === id ? [] : text.split("\n").filter(Boolean);
}
