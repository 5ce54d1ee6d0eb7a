// The runs of a series: which values each one has. A worst case asks for its corners when it knows the sensitivities.
import type { StepValue } from "@/lib/core/spice/run-plan";
import type { NetlistChange } from "./netlist-change";
import type { Quantities } from "./quantities";
import { normalNumbers, uniformNumbers } from "./random";
import type { Distribution } from "./sweep-setup";
import type { Tolerance } from "./tolerance";

/** One run: what is changed in the netlist, and how its results are called. */
export interface Variant {
  readonly steps: readonly StepValue[];
  readonly changes: readonly NetlistChange[];
}

/** Gives runs in batches, and is given what each one measured; null for a run that failed. */
export type Series = Generator<readonly Variant[], void, readonly (Quantities | null)[]>;

export interface Step {
  readonly name: string;
  readonly values: readonly number[];
  readonly changeTo: (value: number) => NetlistChange;
}

/** All combinations; the first step varies slowest. */
export function* steppedSeries(steps: readonly Step[]): Series {
  const none: Variant = { steps: [], changes: [] };
  yield steps.reduce<readonly Variant[]>(
    (variants, { name, values, changeTo }) =>
      variants.flatMap((variant) =>
        values.map((value) => ({
          steps: [...variant.steps, { name, value }],
          changes: [...variant.changes, changeTo(value)],
        })),
      ),
    [none],
  );
}

/** Deviations of a normal distribution within the tolerance: 99.7 % of the parts are inside. */
const SIGMAS = 3;

export interface MonteCarloOptions {
  readonly runs: number;
  readonly seed: number;
  readonly distribution: Distribution;
}

const RUN = "run";

/** Run 0 has the nominal values. */
export function* monteCarloSeries(
  tolerances: readonly Tolerance[],
  { runs, seed, distribution }: MonteCarloOptions,
): Series {
  const draw = distribution === "normal" ? normalNumbers(seed) : uniformNumbers(seed);
  const deviation = (share: number): number =>
    distribution === "normal" ? (draw() * share) / SIGMAS : (2 * draw() - 1) * share;
  const nominal: Variant = { steps: [{ name: RUN, value: 0 }], changes: [] };
  const random = Array.from({ length: runs }, (_, index): Variant => ({
    steps: [{ name: RUN, value: index + 1 }],
    changes: tolerances.map(({ name, share }) => ({ kind: "scale", name, factor: 1 + deviation(share) })),
  }));
  yield [nominal, ...random];
}

/** More would be over a thousand corners. */
export const MAX_FULL_CORNERS = 10;

const CORNER = "corner";

/** Signs by tolerance: +1 and -1 at its ends, 0 at the nominal value. */
const cornerChanges = (tolerances: readonly Tolerance[], signOf: (at: number) => number): NetlistChange[] =>
  tolerances.flatMap(({ name, share }, at): NetlistChange[] => {
    const sign = signOf(at);
    return sign === 0 ? [] : [{ kind: "scale", name, factor: 1 + sign * share }];
  });

/** Percent of each part, so that a result says which corner it is. */
const cornerSteps = (tolerances: readonly Tolerance[], signOf: (at: number) => number): StepValue[] =>
  tolerances.map(({ name, share }, at) => ({
    name: `${name.toUpperCase()} %`,
    value: Number((signOf(at) * share * 100).toPrecision(6)),
  }));

const bitSign =
  (corner: number) =>
  (at: number): number =>
    (corner >> at) & 1 ? 1 : -1;

function* fullCorners(tolerances: readonly Tolerance[]): Series {
  const nominal: Variant = { steps: cornerSteps(tolerances, () => 0), changes: [] };
  const corners = Array.from({ length: 2 ** tolerances.length }, (_, corner): Variant => {
    const signOf = bitSign(corner);
    return { steps: cornerSteps(tolerances, signOf), changes: cornerChanges(tolerances, signOf) };
  });
  yield tolerances.length === 0 ? [nominal] : [nominal, ...corners];
}

/** The signs of all slopes that push a quantity up, each combination once. */
function worstSigns(nominal: Quantities, single: readonly (Quantities | null)[]): (readonly number[])[] {
  const signs = new Map<string, readonly number[]>();
  for (const [name, value] of nominal) {
    const slopes = single.map((found) => Math.sign((found?.get(name) ?? value) - value));
    for (const list of [slopes, slopes.map((sign) => -sign)])
      if (list.some((sign) => sign !== 0)) signs.set(list.join(), list);
  }
  return [...signs.values()];
}

/** One run for each tolerance at its upper end, then two corners for each quantity: right where it is monotonic. */
function* sensitiveCorners(tolerances: readonly Tolerance[]): Series {
  const corner = (value: number): StepValue[] => [{ name: CORNER, value }];
  const signOf = (only: number) => (at: number) => (at === only ? 1 : 0);
  const first = [
    { steps: corner(0), changes: [] },
    ...tolerances.map((_, only): Variant => ({
      steps: corner(only + 1),
      changes: cornerChanges(tolerances, signOf(only)),
    })),
  ];
  const [nominal, ...single] = yield first;
  if (!nominal) return;
  yield worstSigns(nominal, single).map((signs, index): Variant => ({
    steps: corner(first.length + index),
    changes: cornerChanges(tolerances, (at) => signs[at] ?? 0),
  }));
}

/** All corners of up to ten tolerances, else the corners that the sensitivities point to. */
export const worstCaseSeries = (tolerances: readonly Tolerance[]): Series =>
  tolerances.length <= MAX_FULL_CORNERS ? fullCorners(tolerances) : sensitiveCorners(tolerances);
