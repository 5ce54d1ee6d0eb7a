// Meanings that a column's header suggests.

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

/** Words that change the meaning of a phrase: totals, stock, quantities to order. */
const FOREIGN =
  /\b(?:total|totale|order|needed|stock|available|availability|min|minimum|qoh|reel|spare|extended|gesamt|bestand)\b|总|库存|合计/;

/** The dnp phrases for which yes means placing. */
const PLACED =
  /^(?:fitted|populated?|fit|stuff|mount(?:ed)?|place|assemble|是否贴装|贴装|是否焊接|是否贴片|bestuckt|bestucken|bestuckung|monte|a monter|montar|montado)$/;

/** Lower-case letters and digits with single spaces; without accents, line ends and punctuation. */
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

/** A phrase must match whole words; Chinese has no word boundaries. */
function contains(header: string, phrase: string): boolean {
  return HAN.test(phrase) ? header.includes(phrase) : ` ${header} `.includes(` ${phrase} `);
}

/** Ratio of the header that the phrase covers: each language of a bilingual header counts separately. */
function coverage(header: string, phrase: string): number {
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
      if (contains(plain, text)) best = Math.max(best, weight * (0.4 + 0.6 * coverage(plain, text)));
    if (best > 0 && FOREIGN.test(plain) && (meaning === "quantity" || meaning === "unitPrice")) best *= 0.5;
    if (best > 0) scores.set(meaning, best);
  }
  return scores;
}

/** True if a placement column says yes for parts that are placed. */
export function isPlacedHeader(header: string): boolean {
  return PLACED.test(plainHeader(header));
}

/** True for a part number and its manufacturer in one cell. */
export function namesMakerToo(header: string): boolean {
  return (
    /\b(?:manufacturer|mfr|mfg)s?\b.*\b(?:mpn|part number|pn|part no)\b/.test(plainHeader(header)) &&
    /\/|&|\+|\band\b/i.test(header)
  );
}
