// The offer that bears what is asked of it at the lowest price, and what an offer lacks.
import { magnitudeOf } from "@/lib/core/part/magnitude";
import { caseOf, RESISTOR_CASES } from "./case-limits";
import type { NeededRating, RatingKey, Requirement } from "./requirement";

/** Fields of a catalog part that the choice needs. */
export interface OfferedPart {
  readonly mpn: string;
  readonly packageName: string;
  readonly category: string;
  readonly lifecycle: string;
  readonly stock: number;
  readonly parameters: Readonly<Record<string, string>>;
  /** For the quantity that was asked about; null if it is not sold in it. */
  readonly price: { readonly unitMicro: number } | null;
}

export interface Shortfall {
  readonly key: RatingKey;
  readonly simulated: number;
  readonly factor: number;
  /** Null where the catalog does not say. */
  readonly rated: number | null;
}

/** In the base unit; power and voltage of chip resistors by their case where they are not stated. */
function ratedOf({ parameters, category, packageName }: OfferedPart, key: RatingKey): number | null {
  const written = parameters[key];
  if (written !== undefined) return magnitudeOf(written);
  if (category !== "resistor" || (key !== "voltage" && key !== "power")) return null;
  return RESISTOR_CASES.find(({ name }) => name === caseOf(packageName))?.[key] ?? null;
}

/** Only one of the two is stated for most inductors. */
const isOptional = ({ key }: NeededRating, part: OfferedPart): boolean =>
  (key === "saturationCurrent" && ratedOf(part, "current") !== null) ||
  (key === "current" && ratedOf(part, "saturationCurrent") !== null);

/** Rounding must not make 5 V more than half of 10 V. */
const TOLERANCE = 1e-9;

/** Ratings of the part that are exceeded or unknown; empty if it bears everything. */
export function shortfallsOf(part: OfferedPart, ratings: readonly NeededRating[]): Shortfall[] {
  return ratings.flatMap((needed) => {
    const { key, simulated, factor } = needed;
    const rated = ratedOf(part, key);
    if (rated === null && (isOptional(needed, part) || needed.needed === 0)) return [];
    return rated !== null && rated >= needed.needed * (1 - TOLERANCE) ? [] : [{ key, simulated, factor, rated }];
  });
}

export interface ChosenPart<P extends OfferedPart> {
  readonly part: P;
  readonly shortfalls: readonly Shortfall[];
}

/** Rated below what is needed is worse than unknown. */
const faultsOf = (shortfalls: readonly Shortfall[]): number =>
  shortfalls.reduce((sum, { rated }) => sum + (rated === null ? 1 : 10), 0);

/** Smallest share of what is needed that the part is rated for; 1 where nothing is too low. */
const strengthOf = (shortfalls: readonly Shortfall[]): number =>
  shortfalls.reduce((least, { rated, simulated, factor }) => {
    const share = rated === null || simulated === 0 ? 1 : (rated * factor) / simulated;
    return Math.min(least, share);
  }, 1);

const priceOf = ({ price }: OfferedPart): number => price?.unitMicro ?? Infinity;

/** Those that bear most, then those in stock, then the cheapest. Null without any offer that is still made. */
export function choosePart<P extends OfferedPart>(
  { ratings }: Pick<Requirement, "ratings">,
  offers: readonly P[],
): ChosenPart<P> | null {
  const [best] = offers
    .filter(({ lifecycle }) => lifecycle === "active")
    .map((part) => ({ part, shortfalls: shortfallsOf(part, ratings) }))
    .toSorted(
      (a, b) =>
        faultsOf(a.shortfalls) - faultsOf(b.shortfalls) ||
        strengthOf(b.shortfalls) - strengthOf(a.shortfalls) ||
        Number(b.part.stock > 0) - Number(a.part.stock > 0) ||
        priceOf(a.part) - priceOf(b.part),
    );
  return best ?? null;
}
