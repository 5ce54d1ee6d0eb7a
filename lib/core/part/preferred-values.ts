// Preferred values of passive parts (IEC 60063), and their notation.

/**
 * `digits × 10^exponent` of the unit; three digits, as required by the finest series. 4.7 kΩ is 470 × 10^1. Zero is 0 ×
 * 10^0.
 */
export interface Value {
  digits: number;
  exponent: number;
}

export const ZERO: Value = { digits: 0, exponent: 0 };

const E3 = [100, 220, 470];
const E6 = [100, 150, 220, 330, 470, 680];
const E12 = [100, 120, 150, 180, 220, 270, 330, 390, 470, 560, 680, 820];
/** IEC 60063 table 1, which differs from a rounded geometric series. */
const E24 = [
  100, 110, 120, 130, 150, 160, 180, 200, 220, 240, 270, 300, 330, 360, 390, 430, 470, 510, 560, 620, 680, 750, 820,
  910,
];
const E96 = Array.from({ length: 96 }, (_, step) => Math.round(100 * 10 ** (step / 96)));

const SERIES = {
  E3,
  E6,
  E12,
  E24,
  /** Both series, as used for chip resistors of one percent. */
  E24E96: [...new Set([...E24, ...E96])].sort((one, other) => one - other),
} as const;
export type Series = keyof typeof SERIES;

export const magnitude = ({ digits, exponent }: Value) => digits * 10 ** exponent;

/** A value of at most three digits: 4700 is 470 × 10^1. */
export function valueOf(amount: number): Value {
  if (amount === 0) return ZERO;
  const exponent = Math.floor(Math.log10(amount) + 1e-9) - 2;
  return { digits: Math.round(amount / 10 ** exponent), exponent };
}

/** Every value of a series from `from` to `to`, both included, ascending. */
export function valuesBetween(series: Series, from: number, to: number): Value[] {
  const first = valueOf(from).exponent;
  const last = valueOf(to).exponent;
  const values: Value[] = [];
  for (let exponent = first; exponent <= last; exponent++) {
    for (const digits of SERIES[series]) {
      const amount = magnitude({ digits, exponent });
      if (amount > from * (1 - 1e-9) && amount < to * (1 + 1e-9)) values.push({ digits, exponent });
    }
  }
  return values;
}

const PREFIXES: readonly (readonly [number, string])[] = [
  [9, "G"],
  [6, "M"],
  [3, "k"],
  [0, ""],
  [-3, "m"],
  [-6, "µ"],
  [-9, "n"],
  [-12, "p"],
];

/** `10 kΩ` for 100 × 10^2; `scale` is the exponent of the value's unit in base units: pF has −12. */
export function writeValue({ digits, exponent }: Value, unit: string, scale = 0): string {
  if (digits === 0) return `0 ${unit}`;
  const power = exponent + scale;
  const [prefixPower, prefix] = PREFIXES.find(([each]) => power + 2 >= each) ?? [-12, "p"];
  const places = Math.max(0, prefixPower - power);
  const text = (digits / 10 ** places).toFixed(places);
  const plain = power > prefixPower ? String(digits * 10 ** (power - prefixPower)) : text;
  return `${plain.includes(".") ? plain.replace(/\.?0+$/, "") : plain} ${prefix}${unit}`;
}
