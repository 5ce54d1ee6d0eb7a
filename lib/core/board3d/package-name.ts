// Package names: words and the dimensions that many of them contain.

export interface PackageName {
  /** Upper case, without library and variant, parts joined by single `_` or `-` as in the name. */
  text: string;
  /** `7x7mm`, `3.9X4.9`, `L2.9-W1.3`: x, then y as in the name; EasyEDA's L is along the rows. */
  sizeMm: readonly [number, number] | null;
  pitchMm: number | null;
  /** Tip to tip across the leads: EasyEDA's LS. */
  spanMm: number | null;
  /** `H5.0mm`, EasyEDA's `H`. */
  heightMm: number | null;
  /** `D5.0mm`, `BD6.3`. */
  diameterMm: number | null;
}

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,4})?)`;

function numberAfter(text: string, pattern: string): number | null {
  const found = new RegExp(pattern).exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

/** Longer texts are no names. */
const MAX_LENGTH = 160;

/** Never null: a name without known dimensions is still a name. */
export function parsePackageName(name: string): PackageName {
  const own = name.slice(0, MAX_LENGTH).trim();
  const text = (own.split(/[:\\]/).at(-1) ?? "").toUpperCase().replace(/\s+/g, "_").replace(/,/g, ".");
  const pair = new RegExp(`(?:^|[_-])(?:[A-Z]*-)?${NUMBER}(?:MM)?X${NUMBER}(?:MM|[_-]|X|$)`).exec(text);
  const easy = new RegExp(`[_-]L${NUMBER}-W${NUMBER}`).exec(text);
  const long = new RegExp(`[_-]L${NUMBER}MM_W${NUMBER}MM`).exec(text);
  const [a, b] = [easy ?? long ?? pair].map((found) => [found?.[1], found?.[2]])[0] ?? [];
  const size = a !== undefined && b !== undefined ? ([Number(a), Number(b)] as const) : null;
  return {
    text,
    // Our y, like KiCad's, is along the rows.
    sizeMm: size && easy ? [size[1], size[0]] : size,
    pitchMm: numberAfter(text, `(?:^|[_-])(?:P|PITCH)${NUMBER}(?:MM|[_-]|$)`),
    spanMm: numberAfter(text, `[_-]LS${NUMBER}`),
    heightMm: numberAfter(text, `(?:^|[_-])H${NUMBER}(?:MM|[_-]|$)`),
    diameterMm: numberAfter(text, `(?:^|[_-])B?D${NUMBER}(?:MM|[_-]|X|$)`),
  };
}

/** The number of pins after the name of a family: `SOIC-8`, `TQFP48`, `QFN-20-1EP`, `SO20L`. */
export function pinsAfter(text: string, family: string): number | null {
  const found = new RegExp(`(?:^|[^A-Z])(?:${family})[_-]?(?:I-|N-)?(\\d{1,4})(?![\\d.]*X|\\.)`).exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
