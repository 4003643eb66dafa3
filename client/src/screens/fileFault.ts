/** Why a file was refused, in the reader's language where the reason is common; the server's own words always stand beside it. */
import { t } from "../i18n";

const COMMON: readonly [RegExp, string][] = [
  [/sealed save without a passphrase/, "shell-load-fault-other-house"],
  [/sealed save that was changed/, "shell-load-fault-damaged"],
  [/not a sandtable file|not UTF-8|bad header|malformed header/, "shell-load-fault-not"],
  [/there is no format|newer|rules version/, "shell-load-fault-version"],
  [/unknown game/, "shell-load-fault-game"],
  [/is refused|bad record|diverge/, "shell-load-fault-record"],
  [/larger than|longer than|more than|too large/i, "shell-load-fault-large"],
];

export interface Fault {
  /** In plain words; empty when we have none. */
  why: string;
  line: number | null;
  detail: string;
}

export function readFault(message: string): Fault {
  const [, line, detail] = /^line (\d+): ([^]*)$/.exec(message) ?? [];
  const id = COMMON.find(([pattern]) => pattern.test(message))?.[1];
  return { why: id ? t(id) : "", line: line ? Number(line) : null, detail: detail ?? message };
}
