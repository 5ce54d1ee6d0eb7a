// Questions in one spelling: half-width lower case, numerals as digits, one name for each unit.

import { withDigits } from "./word-numbers";

const DIGITS: Readonly<Record<string, number>> = {
  ...{ 零: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
};
const SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000, 万: 10_000 };

/** "一百二十" is 120; digits before a scale count as well: "5百" is 500. */
function numberOfHan(text: string): number {
  let sum = 0;
  let last: number | null = null;
  for (const sign of text) {
    const scale = SCALES[sign];
    if (scale !== undefined) {
      sum += (last ?? 1) * scale;
      last = null;
    } else {
      last = (last ?? 0) * 10 + (DIGITS[sign] ?? Number(sign));
    }
  }
  return sum + (last ?? 0);
}

/** "5百" is one number; the "70" of "70四层" belongs to what was before. */
const digitsOfHan = (text: string): string => {
  const [, before, number] = /^(\d+)([零一二两三四五六七八九].*)$/.exec(text) ?? [];
  return before === undefined ? String(numberOfHan(text)) : `${before} ${numberOfHan(number ?? "")}`;
};

/** Before a counter only, so that 一下 and 一般 stay words. */
const HAN_NUMBER =
  /[零一二两三四五六七八九十百千万\d]*[零一二两三四五六七八九十百千万](?=\s*(?:层|片|块|张|套|个|pcs|oz|盎司|米|mil|mm|行|颗|阶|天))/g;

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/毫米|millimet(?:er|re)s?/g, "mm"],
  [/厘米|公分|centimet(?:er|re)s?/g, "cm"],
  [/密耳|\bmils\b/g, "mil"],
  [/微英寸|microinch(?:es)?|µin|u"/g, "uin"],
  [/英寸|英吋|\binch(?:es)?\b|(?<=\d)\s?"/g, "in"],
  [/盎司|安士|\bounces?\b/g, "oz"],
  [/微米|[µμ]m|\bmicrons?\b/g, "um"],
  [/千欧/g, "kohm"],
  [/欧姆|欧(?![洲元])|[ωΩ]|\bohms\b/g, "ohm"],
  [/[µμ]/g, "u"],
];

const WORD_NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/\bsingle(?=[- ]?(?:layer|sided?))/g, "1"],
  [/\bdouble(?=[- ]?(?:layer|sided?))/g, "2"],
  [/(?<![\d.a-z-])(\d{1,2})\s?l(?![a-z\d-])/g, "$1 layer"],
  [/(?<=\d)(?=[单双]面|双层)/g, " "],
  [/单面/g, "1层"],
  [/双面(?!贴|焊|装|组|smt)/g, "2层"],
  [/双层/g, "2层"],
  [/(?<![\d.])(\d+)\s?x\s+(?=\d+\s?-?layer|pcbs?\b|boards?\b)/g, "$1 pcs "],
  [/(?<=\d )off(?=[ ,.?]|$)/g, "pcs"],
];

/** Short forms of chats. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[’`]/g, "'"],
  [/\bwhat(?:'s|s)\b/g, "what is"],
  [/\b(?:pls|plz|plse)\b/g, "please"],
  [/\b(can|could|do|would|will|are|did|have) u\b/g, "$1 you"],
  [/\bu (?=can|could|do|have|make|sell|guys|offer|support|take|ship)/g, "you "],
  [/\b(do|did|does|have|has|had|is|are|ca|wo)n'?t\b/g, "$1 not"],
  [/\bi'?m\b/g, "i am"],
  [/\bw\//g, "with "],
  [/\s&\s/g, " and "],
  [/啥/g, "什么"],
  [/咋/g, "怎么"],
  [/(?<![什怎这那多要])么(?=[?？。!！]*$)/g, "吗"],
];

/** "1k pcs" and "1千片" are thousands; "10k" alone stays a resistance. */
const THOUSANDS = /(\d+(?:\.\d+)?)\s*k(?=\s*(?:pcs|pieces|boards|units|片|块|套|张))/g;

const replaced = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((changed, [pattern, by]) => changed.replace(pattern, by), text);

/** The question as the readers of this folder expect it. Line breaks become blanks. */
export function normalizeQuestion(question: string): string {
  const plain = question.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  const units = replaced(replaced(plain.replace(/(?<=\d),(?=\d{3}\b)/g, ""), SHORT_FORMS), UNITS);
  return replaced(withDigits(units), WORD_NUMBERS)
    .replace(HAN_NUMBER, digitsOfHan)
    .replace(THOUSANDS, (_, count: string) => String(Math.round(Number(count) * 1_000)))
    .replace(/(?<=\d\s?(?:mm|cm|in|mil)?)\s*(?:[×✕*]|乘以?|\bby\b)\s*(?=\d)/g, "x")
    .replace(/(\d+(?:\.\d+)?)\s?(mm|cm|in|mil)?\s?(?:squared?(?! mm)|见方|的?正方形?)/g, "$1$2x$1$2");
}
