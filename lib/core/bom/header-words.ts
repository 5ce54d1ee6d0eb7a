// What the head of a column suggests that it means.

import { COLUMN_MEANINGS, type ColumnMeaning } from "./column";
import { HEADER_PHRASES, type Phrases } from "./header-phrases";

const WEIGHTS: Readonly<Record<keyof Phrases, number>> = { sure: 1, likely: 0.75, weak: 0.45 };

type Phrase = { text: string; weight: number };

function phrasesOf(phrases: Phrases): Phrase[] {
  return (Object.keys(WEIGHTS) as (keyof Phrases)[]).flatMap((level) =>
    phrases[level]
      .split(",")
      .map((text) => ({ text: text.replace(/\s+/g, " ").trim(), weight: WEIGHTS[level] }))
      .filter(({ text }) => text !== ""),
  );
}

const PHRASES = COLUMN_MEANINGS.map((meaning) => [meaning, phrasesOf(HEADER_PHRASES[meaning])] as const);

/** Words beside a phrase that make it mean another thing: totals, what is in stock, what is to be ordered. */
const FOREIGN =
  /\b(?:total|totale|order|needed|stock|available|availability|min|minimum|qoh|reel|spare|extended|gesamt|bestand)\b|总|库存|合计/;

/** The dnp phrases whose cells say yes to placing. */
const PLACED =
  /^(?:fitted|populated?|fit|stuff|mount(?:ed)?|place|assemble|是否贴装|贴装|是否焊接|是否贴片|bestuckt|bestucken|bestuckung|monte|a monter|montar|montado)$/;

/** Small letters and digits with single spaces; accents, line ends and punctuation gone. */
export function plainHeader(header: string): string {
  return header
    .normalize("NFKC")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const HAN = /\p{Script=Han}/u;

/** A phrase stands in a header as whole words; Chinese has none to keep whole. */
function contains(header: string, phrase: string): boolean {
  return HAN.test(phrase) ? header.includes(phrase) : ` ${header} `.includes(` ${phrase} `);
}

/** How much of the header the phrase is: both languages of a bilingual header count for themselves. */
function share(header: string, phrase: string): number {
  const signs = (text: string) => text.replace(/ /g, "").length;
  const own = HAN.test(phrase) ? header.replace(/[^\p{Script=Han}]/gu, "") : header.replace(/\p{Script=Han}/gu, "");
  return Math.min(1, signs(phrase) / Math.max(1, signs(own)));
}

/** 0 to 1 for each meaning that the header alone suggests. */
export function headerScores(header: string): Map<ColumnMeaning, number> {
  const plain = plainHeader(header);
  const scores = new Map<ColumnMeaning, number>();
  if (plain === "") return scores;
  for (const [meaning, phrases] of PHRASES) {
    let best = 0;
    for (const { text, weight } of phrases)
      if (contains(plain, text)) best = Math.max(best, weight * (0.4 + 0.6 * share(plain, text)));
    if (best > 0 && FOREIGN.test(plain) && (meaning === "quantity" || meaning === "unitPrice")) best *= 0.5;
    if (best > 0) scores.set(meaning, best);
  }
  return scores;
}

/** Whether a column of placing says yes where the part is placed. */
export function isPlacedHeader(header: string): boolean {
  return PLACED.test(plainHeader(header));
}

/** A part number and its maker in one cell. */
export function namesMakerToo(header: string): boolean {
  return (
    /\b(?:manufacturer|mfr|mfg)s?\b.*\b(?:mpn|part number|pn|part no)\b/.test(plainHeader(header)) &&
    /\/|&|\+|\band\b/i.test(header)
  );
}
