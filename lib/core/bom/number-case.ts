// The case of a chip as encoded in the manufacturer's part number, even if the catalog does not have the number.

import { METRIC_CASES } from "./component-value";

/**
 * Yageo, Vishay, KEMET, AVX, Walsin, UNI-ROYAL, Stackpole: the imperial code comes first or after the letters of the
 * series.
 */
const IMPERIAL = /^[A-Z]{0,4}(01005|0201|0402|0603|0805|1206|1210|1812|2010|2512)(?=[A-Z\d-])/;

/** TDK counts in tenths of a millimeter: `C1608X7R`; `CGA` has digits of its own (3: 1608, 4: 2012). */
const TDK = /^C(0603|1005|1608|2012|3216|3225)(?:X|C0G|CH|JB|NP0)/;

/** Other encodings: Murata's `GRM18`, Samsung's `CL10`, Panasonic's `ERJ-3`, ROHM's `MCR03`. */
const CODED: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [
    /^G[CR][MTJ](03|15|18|21|31|32)/,
    { "03": "0201", "15": "0402", "18": "0603", "21": "0805", "31": "1206", "32": "1210" },
  ],
  [
    /^CL(03|05|10|21|31|32)[A-Z]/,
    { "03": "0201", "05": "0402", "10": "0603", "21": "0805", "31": "1206", "32": "1210" },
  ],
  [/^ER[JA]-?([12368])[GREA]/, { "1": "0201", "2": "0402", "3": "0603", "6": "0805", "8": "1206" }],
  [/^MCR(006|01|03|10|18)[A-Z]/, { "006": "0201", "01": "0402", "03": "0603", "10": "0805", "18": "1206" }],
  [/^CGA([2345])/, { "2": "0402", "3": "0603", "4": "0805", "5": "1206" }],
];

/** The imperial code; null if the number follows none of these schemes. */
export function caseOfNumber(mpn: string): string | null {
  const code = mpn.trim().toUpperCase();
  const tdk = TDK.exec(code)?.[1];
  if (tdk !== undefined) return METRIC_CASES[tdk] ?? null;
  for (const [pattern, cases] of CODED) {
    const found = pattern.exec(code)?.[1];
    if (found !== undefined) return cases[found] ?? null;
  }
  return IMPERIAL.exec(code)?.[1] ?? null;
}
