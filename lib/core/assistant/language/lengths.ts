// Lengths and counts in a normalized question.

const MM: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4, mil: 0.0254, um: 0.001 };

/** mm, rounded to the tenth of a micrometer; a number without a unit is in mm. */
export function toMm(value: string, unit: string | undefined): number {
  return Math.round(Number(value) * (MM[unit ?? "mm"] ?? 1) * 10_000) / 10_000;
}

const SIZE = /(?<![\d.])(\d+(?:\.\d+)?) ?(mm|cm|in|mil)? ?x ?(\d+(?:\.\d+)?) ?(mm|cm|in|mil)?(?![\d.])/;
const THIRD = /\d ?(?:mm|cm|in|mil)? ?x ?[\d.]+ ?(?:mm|cm|in|mil)? ?x ?(\d+(?:\.\d+)?)(?: ?mm)?(?![\w.%])/;

/** The number behind a size: a thickness as in "100x80x1.6", or a count as in "50x40 x10". Null without one. */
export function readThird(text: string): number | null {
  const [, third] = THIRD.exec(text) ?? [];
  return third === undefined ? null : Number(third);
}

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

const NOT_BOARDS = "(?! ?(?:工作日|贴|插|smt|smd|tht|dip|焊|bga|点|元器?件|器件|物料|种|孔|月|小时|层|问题|单))";
const COUNTED = `(?:pcs|pc|pieces?|boards?|units?|pcbs?|sets|片|块|套|张板|件|(?<!(?<!\\d)1)个${NOT_BOARDS})`;
const LISTED = new RegExp(
  String.raw`(?<![\d.x])\d+(?: ?(?:${COUNTED} ?)?(?:,|、|/|and|or|和|或|与|跟|还是) ?(?:and |or )?\d+){1,5} ?${COUNTED}(?![a-z])`,
);
const ONE = new RegExp(String.raw`(?<![\d.]|x\s?)(\d+) ?(?:x )?${COUNTED}(?![a-z])`, "g");
const NAMED =
  /(?:qty|quantity|order|ordered|make|build|need|want|数量|打样|打|做|来|订|下|要) ?(?:of|is|为|是|:|=)? ?(\d+)(?! ?(?:层|-?\s?layer|-?\s?sided|mm|cm|in\b|x|\.|\d|k|v|u|n|p|r\b|ohm|天|%|oz|mil|个|行|种|day|week|bom|smt|tht|lines|joints|pads|\/))/;
/** "10 2-layer boards", "75 2-sided boards" */
const BEFORE_LAYERS = /(?<![\d.x]\s?)(\d+)\s+(?=\d\s?-?\s?(?:layers?|sided)\b)/;
const OF_THEM = /(\d+) (?:of (?:them|these|those|it|the same)|more of)\b/;
const SMALLEST_COUNT = 4;

/** Quantities in the order of the question, each once. */
export function readQuantities(text: string): number[] {
  const list = LISTED.exec(text)?.[0];
  if (list !== undefined) return [...new Set([...list.matchAll(/\d+/g)].map(([count]) => Number(count)))];
  const counted = [...text.matchAll(ONE)].map(([, count]) => Number(count));
  const named = [NAMED, BEFORE_LAYERS, OF_THEM].flatMap((pattern) => pattern.exec(text)?.[1] ?? []).map(Number);
  const third = readThird(text);
  const behind = third !== null && Number.isInteger(third) && third >= SMALLEST_COUNT ? [third] : [];
  const all = [counted, named, behind].find((each) => each.length > 0) ?? [];
  return [...new Set(all)].filter((count) => count > 0);
}
