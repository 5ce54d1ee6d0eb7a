// Units of electrical quantities as powers of volt, ampere and second, so that products and quotients have units.

/** Exponents; decibels and degrees are kept apart, as they are numbers of another scale. */
export interface Unit {
  readonly volt: number;
  readonly ampere: number;
  readonly second: number;
  readonly degree: number;
  readonly decibel: number;
}

const KEYS = ["volt", "ampere", "second", "degree", "decibel"] as const;

const unit = (volt: number, ampere: number, second: number, degree = 0, decibel = 0): Unit => ({
  ...{ volt, ampere, second, degree, decibel },
});

export const UNITS = {
  none: unit(0, 0, 0),
  volt: unit(1, 0, 0),
  ampere: unit(0, 1, 0),
  watt: unit(1, 1, 0),
  second: unit(0, 0, 1),
  hertz: unit(0, 0, -1),
  ohm: unit(1, -1, 0),
  siemens: unit(-1, 1, 0),
  farad: unit(-1, 1, 1),
  henry: unit(1, -1, 1),
  coulomb: unit(0, 1, 1),
  weber: unit(1, 0, 1),
  joule: unit(1, 1, 1),
  decibel: unit(0, 0, 0, 0, 1),
  degree: unit(0, 0, 0, 1),
} as const satisfies Record<string, Unit>;

const SYMBOLS: Record<keyof typeof UNITS, string> = {
  ...{ none: "", volt: "V", ampere: "A", watt: "W", second: "s", hertz: "Hz", ohm: "Ω", siemens: "S" },
  ...{ farad: "F", henry: "H", coulomb: "C", weber: "Wb", joule: "J", decibel: "dB", degree: "°" },
};

const keyOf = (of: Unit): string => KEYS.map((key) => of[key]).join(" ");

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries(UNITS).map(([name, value]) => [keyOf(value), SYMBOLS[name as keyof typeof UNITS]]),
);

export const sameUnit = (a: Unit, b: Unit): boolean => KEYS.every((key) => a[key] === b[key]);

/** `1` for a product, `-1` for a quotient. */
export function combineUnits(a: Unit, b: Unit, sign: 1 | -1): Unit {
  const sum = (key: keyof Unit): number => a[key] + sign * b[key];
  return unit(sum("volt"), sum("ampere"), sum("second"), sum("degree"), sum("decibel"));
}

export function unitPower(of: Unit, exponent: number): Unit {
  const times = (key: keyof Unit): number => of[key] * exponent + 0;
  return unit(times("volt"), times("ampere"), times("second"), times("degree"), times("decibel"));
}

export const isPlain = (of: Unit): boolean => sameUnit(of, UNITS.none);

const SUPERSCRIPTS: Record<string, string> = {
  ...{ "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹" },
  ...{ ".": "·", "-": "⁻" },
};

const superscript = (exponent: number): string =>
  exponent === 1 ? "" : [...String(exponent)].map((digit) => SUPERSCRIPTS[digit] ?? digit).join("");

const BASES: readonly (readonly [keyof Unit, string])[] = [
  ["volt", "V"],
  ["ampere", "A"],
  ["second", "s"],
  ["degree", "°"],
  ["decibel", "dB"],
];

/** "V", "Ω", "V²", "V/s"; the empty text for a plain number. */
export function unitSymbol(of: Unit): string {
  const named = NAMED.get(keyOf(of));
  if (named !== undefined) return named;
  const part = (sign: 1 | -1): string =>
    BASES.filter(([key]) => of[key] * sign > 0)
      .map(([key, symbol]) => symbol + superscript(of[key] * sign))
      .join("·");
  const [above, below] = [part(1), part(-1)];
  return below === "" ? above : `${above === "" ? "1" : above}/${below}`;
}

/** Units of a scale that has no prefixes: 3 dB, 90°, never 3,000 mdB. */
export const hasNoPrefix = (of: Unit): boolean => of.degree !== 0 || of.decibel !== 0;
