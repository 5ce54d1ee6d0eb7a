// Chip parts that match a line with a value and a case, and the properties that the line leaves open.

import { magnitude, valuesBetween } from "@/lib/core/part/preferred-values";
import { caseCodeOf, type WantedPart } from "./component-value";
import { parameterValue } from "./parameter-value";
import { chipValue, type IndexedPart, type PartIndex } from "./part-index";

/**
 * Reasons to review a match: properties that were assumed because the line does not state them, and, last, a part
 * number whose value or case differs from the line's.
 */
export type Doubt =
  "case" | "voltage" | "power" | "manufacturer" | "packing" | "wording" | "described" | "valueDiffers" | "caseDiffers";

/** EIA-198: ceramics in ascending order of quality, of which a better one may replace another: class 1 all, X7R X5R. */
const DIELECTRICS = ["Z5U", "Y5U", "Y5V", "X5T", "X5R", "X6S", "X6T", "X7T", "X7S", "X7R", "X8R", "C0G"];

function isGoodDielectric(own: string | undefined, wanted: string): boolean {
  if (wanted === "C0G") return own === "C0G";
  return DIELECTRICS.indexOf(own ?? "") >= DIELECTRICS.indexOf(wanted);
}

const number = (text: string | undefined) => (text === undefined ? null : parameterValue(text));

/** Properties that the line states must match; a part that does not state one fails. */
function satisfies({ parameters }: IndexedPart, wanted: WantedPart): boolean {
  const { tolerance, voltage, power, dielectric } = parameters;
  const isTight = wanted.tolerancePercent === null || (number(tolerance) ?? Infinity) <= wanted.tolerancePercent;
  const isStrong =
    wanted.voltageV === null || wanted.category !== "capacitor" || (number(voltage) ?? 0) >= wanted.voltageV;
  const isPowerful = wanted.powerW === null || (number(power) ?? 0) >= wanted.powerW * 0.99;
  const isStable = wanted.dielectric === null || isGoodDielectric(dielectric, wanted.dielectric);
  return isTight && isStrong && isPowerful && isStable;
}

/** Chips below one nanofarad are always class 1, above ten nanofarads class 2 (EN 60384-21, -22 value ranges). */
const CLASS_ONE_UP_TO = 1e-9;

/**
 * Properties that the line leaves open and that should be reviewed. The usual tolerance, power and voltage of a
 * resistor can be assumed; voltage and ceramic of a capacitor cannot, unless 50 V are used where none is stated.
 */
function doubtsOf(wanted: WantedPart): Doubt[] {
  const doubts: Doubt[] = [];
  if (wanted.category === "capacitor" && wanted.voltageV === null) doubts.push("voltage");
  if (wanted.category === "crystal") doubts.push("case");
  // Leads, pinout and common terminals are unknown.
  if (wanted.category === "resistorArray") doubts.push("described");
  if (wanted.category === "inductor" || wanted.category === "ferrite") doubts.push("power");
  return doubts;
}

/** Rank among matching parts: common properties, then stock. */
function preference(part: IndexedPart, wanted: WantedPart): number {
  const { tolerance, voltage, dielectric, qualification } = part.parameters;
  let score = Math.min(1, part.stock / 100_000);
  if (part.stock === 0) score -= 5;
  if (qualification !== undefined) score -= 0.2;
  if (wanted.category === "resistor" && wanted.tolerancePercent === null && number(tolerance) === 1) score += 2;
  if (wanted.category === "capacitor") {
    const isClassOne = dielectric === "C0G";
    if (wanted.dielectric === null && isClassOne === wanted.value <= CLASS_ONE_UP_TO) score += 3;
    if (wanted.dielectric !== null && dielectric === wanted.dielectric) score += 3;
    if (wanted.voltageV === null && number(voltage) === 50) score += 1;
    if (wanted.tolerancePercent === null && number(tolerance) === (isClassOne ? 5 : 10)) score += 1;
  }
  return score;
}

/** 50 Ω stands for 49.9 Ω: neighbors in series E96 are 2.4 % apart (IEC 60063), and half of that is still nearest. */
const SAME_VALUE = 0.012;

/** Differences between a part and the line's description: value, case. Empty for parts that are not chips. */
export function differences(part: IndexedPart, wanted: WantedPart | null): Doubt[] {
  const own = chipValue(part);
  if (wanted === null || own === null || part.category !== wanted.category) return [];
  const isSame = Math.abs(own - wanted.value) <= SAME_VALUE * Math.max(own, wanted.value);
  const caseCode = caseCodeOf(part.packageName);
  const isOtherCase = wanted.caseCode !== null && caseCode !== null && caseCode !== wanted.caseCode;
  return [...(isSame ? [] : (["valueDiffers"] as const)), ...(isOtherCase ? (["caseDiffers"] as const) : [])];
}

/** True if a part matches the line's description as far as that goes; false for parts of unknown value. */
export function fits(part: IndexedPart, wanted: WantedPart): boolean {
  const isKnown = part.category === wanted.category && chipValue(part) !== null;
  return isKnown && differences(part, wanted).length === 0 && satisfies(part, wanted);
}

export interface ChipMatch {
  part: IndexedPart;
  doubts: Doubt[];
}

/** Largest deviation of a value that is not manufactured from the intended one: `50 Ω`, `540 kΩ`. */
const NEAR = 0.01;

/** The value of series E24 and E96 (IEC 60063) nearest to one that is in neither; null if none is near. */
function nearest(value: number): number | null {
  const near = value > 0 ? valuesBetween("E24E96", value * (1 - NEAR), value * (1 + NEAR)).map(magnitude) : [];
  const [first] = near.toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value));
  return first ?? null;
}

/** The most common part first; empty if the line asks for no chip, or for one that does not exist. */
export function matchChip(index: PartIndex, wanted: WantedPart | null): ChipMatch[] {
  if (wanted === null || (wanted.caseCode === null && wanted.category !== "crystal")) return [];
  const { category, value, caseCode } = wanted;
  const fitting = (amount: number) =>
    index.ofValue(category, amount, caseCode).filter((part) => satisfies(part, wanted));
  const doubts = doubtsOf(wanted);
  const ranked = (parts: readonly IndexedPart[], all: Doubt[]) =>
    parts
      .map((part) => ({ part, score: preference(part, wanted) }))
      .toSorted((a, b) => b.score - a.score || (a.part.mpn < b.part.mpn ? -1 : 1))
      .map(({ part }) => ({ part, doubts: all }));
  const own = fitting(value);
  if (own.length > 0 || category !== "resistor") return ranked(own, doubts);
  const near = nearest(value);
  return near === null ? [] : ranked(fitting(near), [...doubts, "valueDiffers"]);
}
