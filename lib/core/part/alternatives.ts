// Alternatives to a part: the same value in the same case, no worse in any known property, and the reasons to choose
// one.

import { type Ladder, priceByLadder } from "./ladder";
import { magnitudeOf } from "./magnitude";
import { type Availability, availabilityOf, orderable, type OrderTerms } from "./order-quantity";
import type { Lifecycle, Mounting, ParameterKey, Parameters, PartCategory } from "./part";

export interface Offer extends OrderTerms {
  mpn: string;
  category: PartCategory;
  packageName: string;
  pins: number;
  mounting: Mounting;
  lifecycle: Lifecycle;
  parameters: Parameters;
  tiers: Ladder;
}

/** The main value of a part by category; parts of other categories are compared by function. */
const MAIN_VALUE: Readonly<Partial<Record<PartCategory, ParameterKey>>> = {
  resistor: "resistance",
  resistorArray: "resistance",
  capacitor: "capacitance",
  inductor: "inductance",
  ferrite: "impedance",
  crystal: "frequency",
  header: "positions",
};
export const mainValueOf = (category: PartCategory): ParameterKey => MAIN_VALUE[category] ?? "function";

/** Two parts of the same function are not interchangeable: pins and limits must be compared in the datasheets. */
export const isByValue = (category: PartCategory): boolean => MAIN_VALUE[category] !== undefined;

const LOWER_IS_BETTER = ["tolerance", "temperatureCoefficient"] as const;
const HIGHER_IS_BETTER = ["voltage", "power", "current"] as const;
/** Packaging and properties that only some manufacturers state do not exclude an alternative. */
const OF_NO_WEIGHT: ReadonlySet<string> = new Set(["reel", "qualification"]);
/** Categories whose voltage is the main value rather than a limit. */
const VOLTAGE_IS_VALUE: ReadonlySet<PartCategory> = new Set(["diode", "protection"]);

export type AlternativeReason =
  | "inStock"
  | "moreStock"
  | "cheaper"
  | (typeof LOWER_IS_BETTER)[number]
  | (typeof HIGHER_IS_BETTER)[number]
  | "qualification";

/** −1 worse, 0 equal, 1 better; worse if unknown. */
function rank(key: ParameterKey, part: Offer, other: Offer): -1 | 0 | 1 {
  const [own, its] = [part.parameters[key], other.parameters[key]];
  if (own === its || own === undefined) return 0;
  const [a, b] = [magnitudeOf(own), its === undefined ? null : magnitudeOf(its)];
  // Absolute and relative tolerances (0.5 nH, 5 %) cannot be compared.
  if (a === null || b === null || unitOf(own) !== unitOf(its ?? "")) return -1;
  if (a === b) return 0;
  const isLower = b < a;
  return isLower === (LOWER_IS_BETTER as readonly string[]).includes(key) ? 1 : -1;
}

const unitOf = (written: string) => /[^\d.±+\-\s]*$/.exec(written)?.[0].replace(/^[pnuµmkMG](?=[ΩFHVAW])/, "") ?? "";

function isRanked(key: ParameterKey, category: PartCategory): boolean {
  if (key === "voltage" && VOLTAGE_IS_VALUE.has(category)) return false;
  return ([...LOWER_IS_BETTER, ...HIGHER_IS_BETTER] as readonly string[]).includes(key);
}

/** C0G keeps its capacitance where X7R loses some of it. */
const isDielectricAsGood = (own: string, its: string | undefined) => its === own || (own === "X7R" && its === "C0G");

/** True if the other part can replace this one on the board and is no worse in anything known of both. */
export function mayReplace(part: Offer, other: Offer): boolean {
  const { category, packageName, pins, mounting, parameters } = part;
  if (other.mpn === part.mpn || other.lifecycle === "obsolete") return false;
  if (other.category !== category || other.packageName !== packageName) return false;
  if (other.pins !== pins || other.mounting !== mounting) return false;
  const keys = Object.keys(parameters) as ParameterKey[];
  if (parameters[mainValueOf(category)] === undefined) return false;
  return keys.every((key) => {
    const own = parameters[key];
    if (own === undefined || OF_NO_WEIGHT.has(key)) {
      return key !== "qualification" || own === undefined || other.parameters[key] === own;
    }
    if (isRanked(key, category)) return rank(key, part, other) >= 0;
    if (key === "dielectric") return isDielectricAsGood(own, other.parameters[key]);
    return other.parameters[key] === own;
  });
}

export interface Alternative<O extends Offer> {
  part: O;
  /** The smallest orderable quantity that covers the requested one. */
  quantity: number;
  totalMicro: number | null;
  availability: Availability;
  reasons: AlternativeReason[];
}

function costOf(offer: Offer, wanted: number) {
  const quantity = orderable(offer, wanted);
  return { quantity, totalMicro: priceByLadder(offer.tiers, quantity)?.totalMicro ?? null };
}

function weigh<O extends Offer>(part: Offer, other: O, wanted: number): Alternative<O> {
  const own = costOf(part, wanted);
  const { quantity, totalMicro } = costOf(other, wanted);
  const availability = availabilityOf(other, quantity);
  const isMissing = availabilityOf(part, own.quantity) !== "inStock";
  const better = (key: ParameterKey) => isRanked(key, part.category) && rank(key, part, other) > 0;
  const reasons: AlternativeReason[] = [];
  if (isMissing && availability === "inStock") reasons.push("inStock");
  else if (other.stock > part.stock) reasons.push("moreStock");
  if (totalMicro !== null && (own.totalMicro === null || totalMicro < own.totalMicro)) reasons.push("cheaper");
  reasons.push(...[...LOWER_IS_BETTER, ...HIGHER_IS_BETTER].filter(better));
  if (part.parameters.qualification === undefined && other.parameters.qualification) reasons.push("qualification");
  return { part: other, quantity, totalMicro, availability, reasons };
}

const AVAILABLE: readonly Availability[] = ["inStock", "short", "outOfStock"];
const isGain = ({ reasons }: Alternative<Offer>) =>
  reasons.some((reason) => reason === "inStock" || reason === "moreStock" || reason === "cheaper");

function inOrder(one: Alternative<Offer>, other: Alternative<Offer>): number {
  return (
    AVAILABLE.indexOf(one.availability) - AVAILABLE.indexOf(other.availability) ||
    Number(isGain(other)) - Number(isGain(one)) ||
    (one.totalMicro ?? Number.MAX_SAFE_INTEGER) - (other.totalMicro ?? Number.MAX_SAFE_INTEGER) ||
    other.part.stock - one.part.stock ||
    (one.part.mpn < other.part.mpn ? -1 : 1)
  );
}

/**
 * The alternatives among `offers` for a quantity. Order: available ones first, then those with more stock or lower
 * cost, then by price, then by stock.
 */
export function alternativesOf<O extends Offer>(part: Offer, offers: readonly O[], wanted: number): Alternative<O>[] {
  return offers
    .filter((other) => mayReplace(part, other))
    .map((other) => weigh(part, other, wanted))
    .sort(inOrder);
}
