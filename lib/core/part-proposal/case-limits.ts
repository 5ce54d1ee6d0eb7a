// Chip resistors by case, smallest first.

export interface ResistorCase {
  readonly name: string;
  /** W at 70 °C. */
  readonly power: number;
  /** V: largest working voltage. */
  readonly voltage: number;
}

/** Yageo, data sheet RC_L; the power of the catalog's usual series. */
export const RESISTOR_CASES: readonly ResistorCase[] = [
  { name: "0402", power: 0.063, voltage: 50 },
  { name: "0603", power: 0.1, voltage: 75 },
  { name: "0805", power: 0.125, voltage: 150 },
  { name: "1206", power: 0.25, voltage: 200 },
  { name: "1210", power: 0.5, voltage: 200 },
  { name: "2010", power: 0.75, voltage: 200 },
  { name: "2512", power: 1, voltage: 200 },
];

/** Proposed where no footprint asks for another: the smallest case that is placed by hand without trouble. */
export const USUAL_CASE = "0603";

const CASE = /(?:^|\D)(0201|0402|0603|0805|1206|1210|1812|2010|2220|2512)(?:\D|$)/;

/** The case that a footprint's name says: "R_0805_2012Metric" is 0805. Null where it says none. */
export const caseOf = (footprint: string): string | null => CASE.exec(footprint)?.[1] ?? null;
