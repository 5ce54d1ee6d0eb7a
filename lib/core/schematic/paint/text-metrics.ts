// Estimated widths of texts: boxes and flags need them where no font is loaded.
import type { TextPrimitive } from "./primitive";

const NARROW = /[ijlfrtI1 .,:;'"|!()[\]{}`]/;
const WIDE = /[mwMW@%&]/;
const CAPITAL = /[A-Z0-9+\-=_#?~Ω]/;
/** Letters of East Asian scripts, which are as wide as high. */
const SQUARE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/;

function letterWidth(letter: string): number {
  if (SQUARE.test(letter) || (letter.codePointAt(0) ?? 0) > 0xffff) return 1;
  if (NARROW.test(letter)) return 0.36;
  if (WIDE.test(letter)) return 0.9;
  return CAPITAL.test(letter) ? 0.67 : 0.58;
}

/** The text without the marks of overbars. */
export const plainText = (text: string): string => text.replace(/~\{([^}]*)\}/g, "$1");

/** Estimate in units of `size`, a little above the width in common sans-serif fonts. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of plainText(text)) width += letterWidth(letter);
  return Math.round(width * size);
}

/** Height of capitals and digits, as a part of the text's size. */
export const CAPITAL_HEIGHT = 0.72;

/** Size of a text whose capitals have a height: KiCad and Eagle call that height the size. */
export const sizeOfCapitals = (height: number): number => Math.round(height / CAPITAL_HEIGHT);
export const capitalsOfSize = (size: number): number => Math.round(size * CAPITAL_HEIGHT);

/**
 * Distance from the anchor down to the baseline of the letters, as a part of the text's size: "top" is the top of
 * capitals, "middle" half their height, and "bottom" the lower end of descenders.
 */
export const BASELINE_DROP: Record<TextPrimitive["baseline"], number> = {
  top: CAPITAL_HEIGHT,
  middle: CAPITAL_HEIGHT / 2,
  alphabetic: 0,
  bottom: -0.22,
};

/** Heights above and below the baseline, as parts of the text's size; overbars are within. */
export const ASCENT = 0.9;
export const DESCENT = 0.25;
