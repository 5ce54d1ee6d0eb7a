// Reasons why a circuit can't be simulated, and what to try.
import type { Err, Result } from "@/lib/base/result";

export type LiveProblemCode =
  | "no-ground"
  | "floating-node"
  | "voltage-source-loop"
  | "singular"
  | "no-convergence"
  | "time-step-too-small"
  | "duplicate-id"
  | "unknown-device"
  | "unknown-parameter"
  | "invalid-value";

export type LiveResult<T> = Result<T, LiveProblemCode>;
export type LiveProblem = Err<LiveProblemCode>;

type Details = Readonly<Record<string, string | number>>;

const named = ({ device, node }: Details): string =>
  node !== undefined ? `node ${node}` : device !== undefined ? `${device}` : "the circuit";

const TEXTS: Record<LiveProblemCode, (details: Details) => string> = {
  "no-ground": () => "The circuit has no ground. Connect one net to ground.",
  "floating-node": ({ node, device }) =>
    `Node ${node} (${device}) has no DC path to ground. Add a resistor to ground, or connect the isolated part.`,
  "voltage-source-loop": ({ device, others }) =>
    `${device} is in a loop of voltage sources (${others}). Add a series resistor, or remove one source.`,
  singular: (details) =>
    `The equations of ${named(details)} have no unique solution. Check for shorted sources and unconnected pins.`,
  "no-convergence": (details) =>
    `No operating point was found near ${named(details)}. Check model values and supplies, or give initial values.`,
  "time-step-too-small": (details) =>
    `The time step became too small near ${named(details)}. Add a small resistance or capacitance there.`,
  "duplicate-id": ({ device }) => `Two devices are called ${device}. Rename one.`,
  "unknown-device": ({ device, wanted }) =>
    `${device} needs ${wanted}, which is not a device that can control it. Choose a voltage source or an inductor.`,
  "unknown-parameter": ({ device, parameter }) => `${device} can't take this value of ${parameter}. Check its range.`,
  "invalid-value": ({ device, parameter }) => `${parameter} of ${device} is out of range. Enter a valid value.`,
};

/** The problem and its remedy, in English. */
export function problemText({ code, details = {} }: LiveProblem): string {
  return TEXTS[code](details);
}
