// Numbers of SPICE: digits, an exponent, a scale and a unit that is not read ("10kOhm", "1Meg", "4.7u").

/** Longest first, since "m" opens "meg" and "mil". Factors: ngspice manual, section "Some naming conventions". */
const SCALES: readonly (readonly [text: string, factor: number])[] = [
  ["meg", 1e6],
  ["mil", 25.4e-6],
  ["t", 1e12],
  ["g", 1e9],
  ["k", 1e3],
  ["m", 1e-3],
  ["u", 1e-6],
  ["µ", 1e-6],
  ["μ", 1e-6],
  ["n", 1e-9],
  ["p", 1e-12],
  ["f", 1e-15],
  ["a", 1e-18],
];

const NUMBER = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)([a-zµμΩ%]*)$/i;

/** The factor of the letters behind a number; 1 for a unit without a scale. */
export function scaleFactor(letters: string): number {
  const small = letters.toLowerCase();
  return SCALES.find(([text]) => small.startsWith(text))?.[1] ?? 1;
}

/** Undefined for what is no number. "1M" is 1e-3 and "1F" is 1e-15, as in all SPICE programs. */
export function parseSpiceNumber(text: string): number | undefined {
  const [, digits, letters = ""] = NUMBER.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits) * scaleFactor(letters);
}
