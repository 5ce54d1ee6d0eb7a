// Worst case: the corners of the tolerances, all of them or those that sensitivities point to (extreme value analysis).
import type { StepValue } from "@/lib/core/spice/run-plan";
import type { NetlistChange } from "./netlist-change";
import type { Quantities } from "./quantities";
import type { Series, Variant } from "./series";
import type { CornerSearch } from "./sweep-setup";
import type { Tolerance } from "./tolerance";

/** More would be over a thousand corners. */
export const MAX_FULL_CORNERS = 10;

const CORNER = "corner";

/** By tolerance: +1 and -1 at its ends, 0 at the nominal value. */
type Signs = readonly number[];

const changesAt = (tolerances: readonly Tolerance[], signs: Signs): NetlistChange[] =>
  tolerances.flatMap(({ name, share }, at): NetlistChange[] => {
    const sign = signs[at] ?? 0;
    return sign === 0 ? [] : [{ kind: "scale", name, factor: 1 + sign * share }];
  });

/** Percent of each part, so that a result says which corner it is; a number where that would be too long. */
const stepsAt = (tolerances: readonly Tolerance[], signs: Signs, number: number): StepValue[] =>
  tolerances.length > MAX_FULL_CORNERS
    ? [{ name: CORNER, value: number }]
    : tolerances.map(({ name, share }, at) => ({
        name: `${name.toUpperCase()} %`,
        value: Number(((signs[at] ?? 0) * share * 100).toPrecision(6)),
      }));

const variantsOf = (tolerances: readonly Tolerance[], corners: readonly Signs[], first: number): Variant[] =>
  corners.map((signs, at) => ({
    steps: stepsAt(tolerances, signs, first + at),
    changes: changesAt(tolerances, signs),
  }));

function* fullCorners(tolerances: readonly Tolerance[]): Series {
  const nominal = tolerances.map(() => 0);
  const corners = Array.from({ length: 2 ** tolerances.length }, (_, corner) =>
    tolerances.map((_tolerance, at) => ((corner >> at) & 1 ? 1 : -1)),
  );
  yield variantsOf(tolerances, tolerances.length === 0 ? [nominal] : [nominal, ...corners], 0);
}

/** Sign of each tolerance where a quantity is largest: that of one of its ends, or 0 where it falls to both sides. */
function signsOfLargest(nominal: number, ends: readonly (readonly [number, number])[]): Signs {
  return ends.map(([low, high]) => (Math.max(low, high) <= nominal ? 0 : high >= low ? 1 : -1));
}

/** Corners in which a quantity is largest and smallest, each once; those with a single change have been run already. */
function worstCorners(nominal: Quantities, single: readonly (Quantities | null)[]): Signs[] {
  const corners = new Map<string, Signs>();
  for (const [name, value] of nominal) {
    const valueAt = (run: number): number => single[run]?.get(name) ?? value;
    const ends = Array.from({ length: single.length / 2 }, (_, at) => [valueAt(2 * at), valueAt(2 * at + 1)] as const);
    const negated = ends.map(([low, high]) => [-low, -high] as const);
    for (const signs of [signsOfLargest(value, ends), signsOfLargest(-value, negated)])
      if (signs.filter((sign) => sign !== 0).length > 1) corners.set(signs.join(), signs);
  }
  return [...corners.values()];
}

/**
 * The nominal run and two for each tolerance, one at each of its ends; then the corners that those point to, at most two
 * for each quantity. Exact where each tolerance acts on a quantity in one direction whatever the others are.
 */
function* sensitiveCorners(tolerances: readonly Tolerance[]): Series {
  const alone = (only: number, sign: number): Signs => tolerances.map((_, at) => (at === only ? sign : 0));
  const first = [alone(-1, 0), ...tolerances.flatMap((_, only) => [alone(only, -1), alone(only, 1)])];
  const [nominal, ...single] = yield variantsOf(tolerances, first, 0);
  if (nominal) yield variantsOf(tolerances, worstCorners(nominal, single), first.length);
}

/** By sensitivities, unless all corners are wanted or are no more runs. */
export function worstCaseSeries(tolerances: readonly Tolerance[], search: CornerSearch): Series {
  const count = tolerances.length;
  const isFull = count <= MAX_FULL_CORNERS && (search === "all" || 2 ** count <= 2 * count + 2);
  return isFull ? fullCorners(tolerances) : sensitiveCorners(tolerances);
}
