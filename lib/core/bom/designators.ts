// Reference designators (IEEE 315, IPC-2612) as people list them: `R1, R2`, `R1-R5`, `C3..7`, `U1;U2`, one below the other.

export interface DesignatorList {
  /** Distinct, in the order of the list. */
  designators: string[];
  /** Designators listed more than once. */
  repeated: string[];
  /** Text that is not a designator: `n/a`, a sentence, a descending range. */
  unread: string[];
}

/** No list of a real board is longer; a range of a million is a typing error or an attack. */
export const MAX_DESIGNATORS = 10_000;
const MAX_LENGTH = 32;

/** Letters (of any script), a number, then a suffix for gates and copies: `R12`, `U3A`, `rR3`, `JP1_2`, `灯1`. */
const DESIGNATOR = /^\p{L}[\p{L}_]*[-_.]?\d+(?:[\p{L}_.:*'+-][\p{L}\d]*)?$/u;
/** Names of pads and nets also occur in the column: `5V`, `GND`, `TP_SCL`, `灯1`. */
const NAME = /^[\p{L}\d][\p{L}\d_+./#-]*$/u;
const RANGE = /^(\p{L}+[-_]?)(\d+)(?:-|–|—|~|～|\.{2,3}|…|->|to|bis|à|至)(?:(\p{L}+[-_]?))?(\d+)$/iu;
const NONE = /^(?:n\/?a|none|-+|–|\?|~|无)$/i;

/** True if a text names one part by letters and a number. */
export function isDesignator(text: string): boolean {
  return text.length <= MAX_LENGTH && DESIGNATOR.test(text);
}

type Range = { prefix: string; from: number; to: number; width: number };

/** Null if it is not a range; `backwards` for an invalid one: from high to low, or from R to C. */
function readRange(text: string): Range | "backwards" | null {
  const found = RANGE.exec(text);
  if (!found) return null;
  const [, prefix = "", from = "", second, to = ""] = found;
  // `X1-1` is a pin or a copy of X1.
  if (second === undefined && Number(from) >= Number(to)) return null;
  if (second !== undefined && second.toUpperCase() !== prefix.toUpperCase()) return "backwards";
  if (Number(from) > Number(to) || Number(to) - Number(from) >= MAX_DESIGNATORS) return "backwards";
  // `R01-R12`: numbers keep their leading zeros.
  return { prefix, from: Number(from), to: Number(to), width: from.startsWith("0") ? from.length : 0 };
}

function* namesOf({ prefix, from, to, width }: Range): Generator<string> {
  for (let number = from; number <= to; number++) yield prefix + String(number).padStart(width, "0");
}

/** Removes the spaces around the sign of a range: `R1 - R5`, `R1 to R5`. */
function joinRanges(text: string): string {
  return text.replace(/(\d)\s*(-|–|—|~|～|\.{2,3}|…|->|\bto\b|\bbis\b|至)\s*(?=\p{L}*\d)/giu, "$1$2");
}

/** `C1C2C3` without separators. */
function splitRunTogether(text: string): string[] {
  const parts = text.match(/\p{Lu}{1,3}\d+/gu) ?? [];
  return parts.length > 1 && parts.join("") === text ? parts : [text];
}

/** `R1,2,3` continues with the letters of the previous designator. */
function withPrefix(text: string, previous: string | undefined): string {
  if (!/^\d+$/.test(text) || previous === undefined) return text;
  const prefix = /^(\p{L}+[-_]?)\d+$/u.exec(previous)?.[1];
  return prefix === undefined ? text : prefix + text;
}

/** Reads one cell. Text that is not accepted is listed in `unread`; nothing is dropped silently. */
export function readDesignators(cell: string): DesignatorList {
  const plain = cell
    .normalize("NFKC")
    .replace(/^[>\s]+/, "")
    .trim();
  const text = NONE.test(plain) ? "" : joinRanges(plain);
  const seen = new Set<string>();
  const list: DesignatorList = { designators: [], repeated: [], unread: [] };
  const add = (name: string) => {
    if (seen.has(name)) list.repeated.push(name);
    else if (seen.size >= MAX_DESIGNATORS) list.unread.push(name);
    else {
      seen.add(name);
      list.designators.push(name);
    }
  };
  const addName = (word: string) => {
    const name = withPrefix(word, list.designators.at(-1));
    if (name.length <= MAX_LENGTH && NAME.test(name)) add(name);
    else list.unread.push(word);
  };
  for (const word of text.split(/[\s,;/|、，；]+/u)) {
    if (word === "" || NONE.test(word)) continue;
    const range = readRange(word);
    if (range === "backwards") list.unread.push(word);
    else if (range) for (const name of namesOf(range)) add(name);
    else for (const each of splitRunTogether(word)) addName(each);
  }
  return list;
}
