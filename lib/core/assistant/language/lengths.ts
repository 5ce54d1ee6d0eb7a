// Lengths and counts in a normalized question.

const MM: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4, mil: 0.0254, um: 0.001 };

/** mm, rounded to the tenth of a micrometer; a number without a unit is in mm. */
export function toMm(value: string, unit: string | undefined): number {
  return Math.round(Number(value) * (MM[unit ?? "mm"] ?? 1) * 10_000) / 10_000;
}

const SIZE = /(\d+(?:\.\d+)?) ?(mm|cm|in)? ?x ?(\d+(?:\.\d+)?) ?(mm|cm|in)?(?![\d.])/;

/** The first "80 x 60 mm" of a question, in its order. */
export function readSize(text: string): { widthMm: number; heightMm: number } | null {
  const [, width = "", widthUnit, height = "", heightUnit] = SIZE.exec(text) ?? [];
  if (width === "") return null;
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    widthMm: round(toMm(width, widthUnit ?? heightUnit)),
    heightMm: round(toMm(height, heightUnit ?? widthUnit)),
  };
}

const COUNTED = "(?:pcs|pc|pieces?|boards?|units?|pcbs?|片|块|套|个板|张板|件)";
const LISTED = new RegExp(
  String.raw`(?<![\d.x])\d+(?: ?(?:${COUNTED} ?)?(?:,|、|/|and|or|和|或|与) ?(?:and |or )?\d+){1,5} ?${COUNTED}(?![a-z])`,
);
const ONE = new RegExp(String.raw`(?<![\d.x]\s?)(\d+) ?(?:x )?${COUNTED}(?![a-z])`, "g");
const NAMED =
  /(?:qty|quantity|数量|打样|做|来|订|下) ?(?:of|is|为|是|:|=)? ?(\d+)(?! ?(?:层|-?\s?layer|mm|cm|x|\.|\d|k|v|u|n|天|%|oz|mil))/;
/** "10 2-layer boards" */
const BEFORE_LAYERS = /(?<![\d.x]\s?)(\d+)\s+(?=\d\s?-?\s?layers?\b)/;

/** Quantities in the order of the question, each once. */
export function readQuantities(text: string): number[] {
  const list = LISTED.exec(text)?.[0];
  if (list !== undefined) return [...new Set([...list.matchAll(/\d+/g)].map(([count]) => Number(count)))];
  const counted = [...text.matchAll(ONE)].map(([, count]) => Number(count));
  const named = [NAMED, BEFORE_LAYERS].flatMap((pattern) => pattern.exec(text)?.[1] ?? []).map(Number);
  const all = counted.length > 0 ? counted : named;
  return [...new Set(all)].filter((count) => count > 0);
}
