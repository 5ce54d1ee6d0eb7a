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
