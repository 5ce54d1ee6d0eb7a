// Numeric values of catalog parameters: `10 kΩ`, `±1 %`, `0.1 W`, `100 nF`.

/** Multipliers of SI prefixes. */
export const SI_SCALES: Readonly<Record<string, number>> = {
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  u: 1e-6,
  m: 1e-3,
  k: 1e3,
  M: 1e6,
  G: 1e9,
};

/** In the base unit (percent stays percent); null if the text is not a number with a unit. */
export function parameterValue(text: string): number | null {
  const found = /^±?(\d+(?:\.\d+)?) ?([pnµumkMG])?(?:Ω|F|H|Hz|V|W|A|%)$/.exec(text.trim());
  return found ? Number(found[1]) * (SI_SCALES[found[2] ?? ""] ?? 1) : null;
}

/** Values are equal if their first four digits are. */
export function valueKey(category: string, value: number, caseCode: string | null): string {
  return `${category} ${value === 0 ? "0" : value.toExponential(3)} ${caseCode ?? ""}`;
}
