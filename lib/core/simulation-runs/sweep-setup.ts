// The sweep over an analysis that a person asks for, as typed: stepped values, Monte Carlo, or worst case.
import { parseSpiceNumber } from "@/lib/core/spice/spice-number";
import { stepValues, type StepTexts } from "./step-values";

export const SWEEPS = ["none", "step", "monteCarlo", "worstCase"] as const;
export type Sweep = (typeof SWEEPS)[number];

export const DISTRIBUTIONS = ["normal", "uniform"] as const;
export type Distribution = (typeof DISTRIBUTIONS)[number];

/** Corners of a worst case: those that sensitivities point to, or all of up to ten tolerances. */
export const CORNER_SEARCHES = ["sensitivity", "all"] as const;
export type CornerSearch = (typeof CORNER_SEARCHES)[number];

export interface SweepSetup {
  readonly kind: Sweep;
  /** The second is nested in the first; without a target there is none. */
  readonly steps: readonly [StepTexts, StepTexts];
  readonly runs: string;
  readonly seed: string;
  readonly distribution: Distribution;
  readonly corners: CornerSearch;
  /** A line for each measurement: name, lower limit, upper limit; "-" for none. */
  readonly limits: string;
}

const NO_STEP: StepTexts = { target: "", scale: "list", values: "", from: "", to: "", step: "" };

export const NO_SWEEP: SweepSetup = {
  ...{ kind: "none", steps: [{ ...NO_STEP, target: "R1", values: "1k 10k" }, NO_STEP] },
  ...{ runs: "50", seed: "1", distribution: "normal", corners: "sensitivity", limits: "" },
};

export const MAX_SERIES_RUNS = 1_100;

export type SweepFault = "target" | "values" | "target2" | "values2" | "tooMany" | "runs" | "seed" | "limits";

/** An element, a parameter, a model's parameter as "2N3904.BF", or TEMP. */
const TARGET = /^[a-z]\w*$|^[\w+-]+\.[a-z]\w*$/i;

function stepFaults([first, second]: SweepSetup["steps"]): SweepFault[] {
  const faults: SweepFault[] = [];
  const values = stepValues(first);
  if (!TARGET.test(first.target.trim())) faults.push("target");
  if (!values) faults.push("values");
  if (second.target.trim() === "") return faults;
  const nested = stepValues(second);
  const isSame = second.target.trim().toLowerCase() === first.target.trim().toLowerCase();
  if (isSame || !TARGET.test(second.target.trim())) faults.push("target2");
  if (!nested) faults.push("values2");
  if (values && nested && values.length * nested.length > MAX_SERIES_RUNS) faults.push("tooMany");
  return faults;
}

const isCount = (text: string, min: number, max: number): boolean =>
  /^\d{1,10}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

export interface Limit {
  readonly name: string;
  readonly lower: number | null;
  readonly upper: number | null;
}

/** "vout 2.4 2.6" for each line; null for a line that is none. */
export function readLimits(text: string): Limit[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const limits = lines.map((line): Limit | null => {
    const [name = "", low = "", high = "", ...rest] = line.trim().split(/\s+/);
    const [lower, upper] = [low, high].map((word) => (word === "-" ? null : parseSpiceNumber(word)));
    if (lower === undefined || upper === undefined || rest.length > 0) return null;
    if ((lower === null && upper === null) || (lower !== null && upper !== null && lower > upper)) return null;
    return { name: name.toLowerCase(), lower, upper };
  });
  const all = limits.filter((limit) => limit !== null);
  return all.length === limits.length ? all : null;
}

/** Fields of the chosen sweep that hold nothing that can be run. */
export function sweepFaults(setup: SweepSetup): SweepFault[] {
  const { kind, steps, runs, seed, limits } = setup;
  if (kind === "none") return [];
  const isBad = (readLimits(limits) === null ? ["limits"] : []) satisfies SweepFault[];
  if (kind === "step") return [...stepFaults(steps), ...isBad];
  if (kind === "worstCase") return isBad;
  const faults: SweepFault[] = [];
  if (!isCount(runs, 1, MAX_SERIES_RUNS - 1)) faults.push("runs");
  if (!isCount(seed, 0, 2 ** 32 - 1)) faults.push("seed");
  return [...faults, ...isBad];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const MAX_TEXT = 4_000;

/** Texts of the given names; those that are missing or too long keep what the base has. */
export function textsOf<Texts extends Readonly<Record<string, string>>>(value: unknown, base: Texts): Texts {
  const given = isObject(value) ? value : {};
  const kept = Object.entries(given).filter(
    ([name, text]) => name in base && typeof text === "string" && text.length <= MAX_TEXT,
  );
  return { ...base, ...Object.fromEntries(kept) };
}

export const oneOf = <Name extends string>(names: readonly Name[], value: unknown, other: Name): Name =>
  names.find((name) => name === value) ?? other;

/** From stored JSON; what is missing or wrong becomes as it is in a new set-up. */
export function readSweep(value: unknown): SweepSetup {
  const given = isObject(value) ? value : {};
  const steps: unknown[] = Array.isArray(given["steps"]) ? given["steps"] : [];
  const step = (at: 0 | 1): StepTexts => {
    const base = NO_SWEEP.steps[at];
    const scale = isObject(steps[at]) ? steps[at]["scale"] : undefined;
    return { ...textsOf(steps[at], { ...base }), scale: oneOf(["list", "lin", "dec", "oct"], scale, base.scale) };
  };
  const { runs, seed, limits } = textsOf(value, { runs: NO_SWEEP.runs, seed: NO_SWEEP.seed, limits: NO_SWEEP.limits });
  return {
    ...{ kind: oneOf(SWEEPS, given["kind"], "none"), steps: [step(0), step(1)], runs, seed, limits },
    distribution: oneOf(DISTRIBUTIONS, given["distribution"], "normal"),
    corners: oneOf(CORNER_SEARCHES, given["corners"], "sensitivity"),
  };
}
