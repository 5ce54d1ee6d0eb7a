// The largest ceramic capacitance by case, dielectric and rated voltage in the ranges of large manufacturers.

import { magnitude, type Value, valuesBetween } from "@/lib/core/part/preferred-values";

export type Dielectric = "C0G" | "X7R" | "X5R";

const CASES = ["0201", "0402", "0603", "0805", "1206", "1210", "1812", "2220"] as const;
export type CapacitorCase = (typeof CASES)[number];

export const VOLTS = [6.3, 10, 16, 25, 35, 50, 100, 200, 500, 1000] as const;
export type Volts = (typeof VOLTS)[number];

/** In pF by case, one number for each of `VOLTS`; 0 if not manufactured. */
type Limits = Readonly<Record<CapacitorCase, readonly number[]>>;

/**
 * Within the range tables of KEMET (C1002, C1003, C1006), Murata GRM, Samsung CL, Yageo CC, TDK C and KYOCERA AVX; some
 * manufacturers go further.
 */
// prettier-ignore
const LIMITS: Readonly<Record<Dielectric, Limits>> = {
  C0G: {
    "0201": [0, 0, 0, 100, 0, 100, 0, 0, 0, 0],
    "0402": [0, 0, 0, 1_200, 0, 1_200, 220, 0, 0, 0],
    "0603": [0, 0, 0, 4_700, 0, 4_700, 2_200, 470, 0, 0],
    "0805": [0, 0, 0, 22_000, 0, 10_000, 4_700, 2_200, 470, 0],
    "1206": [0, 0, 0, 47_000, 0, 22_000, 10_000, 4_700, 1_500, 680],
    "1210": [0, 0, 0, 68_000, 0, 47_000, 22_000, 10_000, 3_300, 1_200],
    "1812": [0, 0, 0, 0, 0, 82_000, 47_000, 22_000, 6_800, 2_700],
    "2220": [0, 0, 0, 0, 0, 100_000, 68_000, 33_000, 12_000, 5_600],
  },
  X7R: {
    "0201": [10_000, 10_000, 4_700, 2_200, 0, 1_000, 0, 0, 0, 0],
    "0402": [220_000, 220_000, 100_000, 100_000, 0, 100_000, 10_000, 0, 0, 0],
    "0603": [2.2e6, 2.2e6, 1e6, 1e6, 0, 470_000, 100_000, 10_000, 0, 0],
    "0805": [10e6, 10e6, 4.7e6, 2.2e6, 1e6, 1e6, 100_000, 22_000, 4_700, 0],
    "1206": [22e6, 22e6, 10e6, 10e6, 4.7e6, 4.7e6, 1e6, 100_000, 22_000, 4_700],
    "1210": [47e6, 47e6, 22e6, 10e6, 10e6, 10e6, 2.2e6, 220_000, 47_000, 10_000],
    "1812": [0, 0, 0, 10e6, 0, 4.7e6, 2.2e6, 470_000, 100_000, 22_000],
    "2220": [0, 0, 0, 22e6, 0, 10e6, 4.7e6, 1e6, 220_000, 47_000],
  },
  X5R: {
    "0201": [1e6, 220_000, 100_000, 100_000, 0, 0, 0, 0, 0, 0],
    "0402": [10e6, 4.7e6, 1e6, 1e6, 0, 100_000, 0, 0, 0, 0],
    "0603": [22e6, 10e6, 10e6, 4.7e6, 2.2e6, 1e6, 0, 0, 0, 0],
    "0805": [47e6, 22e6, 22e6, 10e6, 4.7e6, 4.7e6, 0, 0, 0, 0],
    "1206": [100e6, 47e6, 22e6, 22e6, 10e6, 10e6, 0, 0, 0, 0],
    "1210": [100e6, 100e6, 47e6, 22e6, 10e6, 10e6, 0, 0, 0, 0],
    "1812": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "2220": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  },
};

/** Smaller capacitances use a better class: C0G below X7R, X7R below X5R. */
const FROM: Readonly<Record<Dielectric, Readonly<Record<CapacitorCase, number>>>> = {
  C0G: { "0201": 1, "0402": 0.5, "0603": 0.5, "0805": 1, "1206": 1.5, "1210": 10, "1812": 10, "2220": 100 },
  X7R: {
    "0201": 100,
    "0402": 220,
    "0603": 220,
    "0805": 220,
    "1206": 1_000,
    "1210": 10_000,
    "1812": 10_000,
    "2220": 22_000,
  },
  X5R: {
    "0201": 10_000,
    "0402": 47_000,
    "0603": 220_000,
    "0805": 1e6,
    "1206": 1e6,
    "1210": 2.2e6,
    "1812": 1,
    "2220": 1,
  },
};

/** Below 10 pF tolerances are absolute (IEC 60062 letters B, C, D); the smallest value is half a picofarad. */
const ABSOLUTE_BELOW_PF = 10;
const HALF: Value = { digits: 500, exponent: -3 };

export interface Rating {
  packageName: CapacitorCase;
  dielectric: Dielectric;
  volts: Volts;
  /** In pF. C0G in E24, X7R in E12, X5R in E6; both in E3 beyond 1 µF. */
  values: readonly Value[];
  /** True if all values are below 10 pF. */
  isSmall: boolean;
}

function valuesOf(dielectric: Dielectric, from: number, to: number): { small: Value[]; usual: Value[] } {
  if (to === 0) return { small: [], usual: [] };
  if (dielectric !== "C0G") {
    const fine = valuesBetween(dielectric === "X5R" ? "E6" : "E12", from, Math.min(to, 1e6));
    return {
      small: [],
      usual: [...fine, ...valuesBetween("E3", Math.max(from, 1e6), to).filter((each) => magnitude(each) > 1e6)],
    };
  }
  const small = valuesBetween("E24", Math.max(from, 1), 9.1);
  return {
    small: from < 1 ? [HALF, ...small] : from < ABSOLUTE_BELOW_PF ? small : [],
    usual: valuesBetween("E24", Math.max(from, ABSOLUTE_BELOW_PF), to),
  };
}

/** Every combination of case, dielectric and voltage that is manufactured, with its values. */
export const RATINGS: readonly Rating[] = CASES.flatMap((packageName) =>
  (["C0G", "X7R", "X5R"] as const).flatMap((dielectric) =>
    VOLTS.flatMap((volts, at): Rating[] => {
      const to = LIMITS[dielectric][packageName][at] ?? 0;
      const { small, usual } = valuesOf(dielectric, FROM[dielectric][packageName], to);
      const rating = { packageName, dielectric, volts };
      return [
        ...(small.length === 0 ? [] : [{ ...rating, values: small, isSmall: true }]),
        ...(usual.length === 0 ? [] : [{ ...rating, values: usual, isSmall: false }]),
      ];
    }),
  ),
);
