// Code 128, code set B (ISO/IEC 15417): printable ASCII as bars for a label.

/** Widths of bars and spaces in modules, a bar first, by symbol value; the last one is the stop pattern. */
const PATTERNS = (
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 " +
  "123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 " +
  "232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 " +
  "313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 " +
  "111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 " +
  "111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 " +
  "114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112"
).split(" ");

const START_B = 104;
const STOP = 106;
const FIRST = 32;
const LAST = 126;

/** Symbol values with start, checksum and stop; null for an empty text or a character that is not printable ASCII. */
export function code128Values(text: string): number[] | null {
  const data = [...text].map((character) => character.codePointAt(0) ?? 0);
  if (data.length === 0 || data.some((code) => code < FIRST || code > LAST)) return null;
  const values = data.map((code) => code - FIRST);
  const checksum = values.reduce((sum, value, at) => sum + value * (at + 1), START_B) % 103;
  return [START_B, ...values, checksum, STOP];
}

export type Barcode = { modules: number; bars: { x: number; width: number }[] };

/** Bars in modules from 0, without the quiet zone of 10 modules that each side needs. */
export function code128(text: string): Barcode | null {
  const values = code128Values(text);
  if (!values) return null;
  const bars: Barcode["bars"] = [];
  let x = 0;
  for (const value of values) {
    for (const [at, digit] of [...(PATTERNS[value] ?? "")].entries()) {
      const width = Number(digit);
      if (at % 2 === 0) bars.push({ x, width });
      x += width;
    }
  }
  return { modules: x, bars };
}
