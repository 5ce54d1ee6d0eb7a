// Decides if a line's parts are placed.

import { readDesignators } from "./designators";
import { plainCell } from "./sheet";

const YES = /^(?:y|yes|x|1|true|✓|✔|是|ja|oui|si|sí|s|o|j)$/i;
const NO = /^(?:n|no|0|false|否|nein|non|-)$/i;
/** Words that exclude a line's parts from assembly. */
const NOT_PLACED =
  /\b(?:dnp|dnf|dni|dns|do not (?:populate|place|fit|install|insert|stuff|mount)|not (?:fitted|populated|placed|mounted|installed)|no ?(?:pop|stuff|fit|mount|load)|unpopulated)\b|不贴|不焊|空贴|未贴|nicht best[uü]ck(?:t|en)|non mont[eé]|no montar/i;
/** Only as a whole cell: `NC` inside a description is a pin or a manufacturer. */
const NOT_PLACED_ALONE = /^(?:nc|nm|nf|np|no|x|空|n\.?c\.?)$/i;
const PLACED =
  /^(?:fitted|populate|populated|place|placed|mount|mounted|贴|贴装|best[uü]ckt|mont[eé]|montar|montado)$/i;

export interface Placing {
  isPlaced: boolean;
  /** Designators of the line that are not placed although the rest is: `NF(C341)`. */
  leftAway: string[];
}

/** Reads the placement column; `isInverted` if yes there means placed. Null if the cell is empty. */
export function placingOfCell(cell: string, isInverted: boolean, designators: readonly string[]): Placing | null {
  const text = plainCell(cell);
  if (text === "") return null;
  const named = readDesignators(text.replace(/^[^(（]*[(（]|[)）]$/gu, "")).designators.filter((name) =>
    designators.includes(name),
  );
  if (named.length > 0 && named.length < designators.length) return { isPlaced: true, leftAway: named };
  if (PLACED.test(text)) return { isPlaced: true, leftAway: [] };
  if (NOT_PLACED.test(text)) return { isPlaced: false, leftAway: [] };
  if (YES.test(text)) return { isPlaced: isInverted, leftAway: [] };
  if (NO.test(text)) return { isPlaced: !isInverted, leftAway: [] };
  return NOT_PLACED_ALONE.test(text) || named.length > 0 ? { isPlaced: false, leftAway: [] } : null;
}

const LEADING = /^\s*(?:dnp|dnf|dni|dns|nf|不贴|不焊)\b[\s:,;-]*/i;

/** `DNS D4`: a word before a list of designators excludes all of them. */
export function splitLeadingWord(list: string): { list: string; isPlaced: boolean } {
  const rest = list.replace(LEADING, "");
  return { list: rest, isPlaced: rest === list };
}

/** True if another cell of the line (value, part number, remark, description) excludes it. */
export function saysNotPlaced(cell: string): boolean {
  return NOT_PLACED.test(cell);
}
