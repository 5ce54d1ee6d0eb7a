// The board side of a part, in the words of tools and people.

export const SIDES = ["top", "bottom", "both"] as const;
export type Side = (typeof SIDES)[number];

const TOP = /^(?:t|top|top ?layer|f|f\.?cu|front|component side|正面|顶层|顶|oben|dessus|superior)$/i;
const BOTTOM = /^(?:b|bot|bottom|bottom ?layer|b\.?cu|back|solder side|反面|底层|底|unten|dessous|inferior)$/i;
const BOTH = /^(?:both|t\/b|top ?[/&+] ?bot(?:tom)?|双面)$/i;

/** Null if a cell states none. */
export function readSide(cell: string): Side | null {
  const text = cell.trim();
  if (TOP.test(text)) return "top";
  if (BOTTOM.test(text)) return "bottom";
  return BOTH.test(text) ? "both" : null;
}
