// The largest capacitance by case, dielectric and voltage that every maker of this catalogue has.

import { type Value, valuesBetween } from "@/lib/core/part/preferred-values";

export type Dielectric = "C0G" | "X7R";

const CASES = ["0402", "0603", "0805", "1206", "1210"] as const;
export type CapacitorCase = (typeof CASES)[number];

const VOLTS = [10, 16, 25, 50, 100, 200] as const;
export type Volts = (typeof VOLTS)[number];

type Limits = Readonly<Record<CapacitorCase, readonly [below: number, v50: number, v100: number, v200: number]>>;

/**
 * In pF, for up to 25 V, 50 V, 100 V and 200 V (0: not made). Kept below what the makers' tables show (KEMET C1003 and C1002,
 * Yageo UPY-GPHC, Walsin general purpose, KYOCERA AVX C0G and X7R): newer ceramics go further, these are all made.
 */
const C0G: Limits = {
  "0402": [1_000, 1_000, 100, 0],
  "0603": [4_700, 4_700, 1_000, 220],
  "0805": [10_000, 10_000, 2_200, 1_000],
  "1206": [10_000, 10_000, 4_700, 2_200],
  "1210": [22_000, 22_000, 10_000, 4_700],
};

/** Of X7R below 50 V by voltage too: [10 V, 16 V, 25 V]. */
const X7R_LOW: Readonly<Record<CapacitorCase, readonly [number, number, number]>> = {
  "0402": [100_000, 100_000, 22_000],
  "0603": [470_000, 470_000, 220_000],
  "0805": [1_000_000, 1_000_000, 470_000],
  "1206": [2_200_000, 2_200_000, 1_000_000],
  "1210": [4_700_000, 4_700_000, 2_200_000],
};
const X7R: Limits = {
  "0402": [0, 10_000, 1_000, 0],
  "0603": [0, 100_000, 10_000, 2_200],
  "0805": [0, 220_000, 47_000, 10_000],
  "1206": [0, 470_000, 100_000, 47_000],
  "1210": [0, 1_000_000, 220_000, 100_000],
};

/** Where the rows of X7R begin; smaller ones are C0G. */
const X7R_FROM: Readonly<Record<CapacitorCase, number>> = {
  "0402": 220,
  "0603": 220,
  "0805": 220,
  "1206": 1_000,
  "1210": 10_000,
};

function largest(dielectric: Dielectric, packageName: CapacitorCase, volts: Volts): number {
  if (dielectric === "X7R" && volts < 50) return X7R_LOW[packageName][volts === 10 ? 0 : volts === 16 ? 1 : 2];
  const [below, v50, v100, v200] = (dielectric === "C0G" ? C0G : X7R)[packageName];
  return volts === 200 ? v200 : volts === 100 ? v100 : volts === 50 ? v50 : below;
}

export interface Rating {
  packageName: CapacitorCase;
  dielectric: Dielectric;
  volts: Volts;
  /** C0G in E24 from 10 pF on, X7R in E12. */
  values: readonly Value[];
}

/** Every case, dielectric and voltage that is made, with its values in pF. */
export const RATINGS: readonly Rating[] = CASES.flatMap((packageName) =>
  (["C0G", "X7R"] as const).flatMap((dielectric) =>
    VOLTS.flatMap((volts): Rating[] => {
      const to = largest(dielectric, packageName, volts);
      const values =
        dielectric === "C0G" ? valuesBetween("E24", 10, to) : valuesBetween("E12", X7R_FROM[packageName], to);
      return to === 0 || values.length === 0 ? [] : [{ packageName, dielectric, volts, values }];
    }),
  ),
);
