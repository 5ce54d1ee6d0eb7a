// Messages of a running circuit: names, frames and traces. Pages read these without the engine.
import type { LiveProblemCode } from "@/lib/core/live-simulation/engine/problem";
import type { LiveControl } from "./live-controls";
import type { LiveIssue } from "./problem";
import type { TraceSamples } from "./trace-recorder";

/** Voltage between two nodes ("0" is ground), or current into the first terminal of an element. */
export type LiveTrace =
  | { readonly kind: "voltage"; readonly plus: string; readonly minus: string }
  | { readonly kind: "current"; readonly element: string };

export const MAX_TRACES = 4;

/** Names in the order of the values of a frame. */
export interface LiveNames {
  readonly nodes: readonly string[];
  /** Elements at the top of the netlist, also those with a subcircuit. */
  readonly elements: readonly string[];
}

export interface LoadedCircuit extends LiveNames {
  readonly controls: readonly LiveControl[];
  readonly shownSeconds: number | null;
  /** It went on from the state of the circuit before. */
  readonly isContinued: boolean;
  /** Values that were set and still hold. */
  readonly changes: readonly LiveChange[];
}

export interface LiveChange {
  readonly device: string;
  readonly parameter: string;
  readonly value: number;
}

export interface LiveFrame {
  /** s */
  readonly time: number;
  /** V by node, then A and W by element: NaN where an element has no single current. */
  readonly values: Float64Array<ArrayBuffer>;
  readonly samples: TraceSamples;
  /** That were computed for this frame. */
  readonly steps: number;
  /** False if the circuit needs more computing than there is time for. */
  readonly isInTime: boolean;
}

/** Reason why a circuit stops. `device` and `node` are names of the netlist. */
export interface LiveStop {
  readonly code: LiveProblemCode;
  readonly device: string | null;
  readonly node: string | null;
}

export type LoadAnswer =
  | { readonly kind: "loaded"; readonly circuit: LoadedCircuit }
  | { readonly kind: "refused"; readonly issues: readonly LiveIssue[] }
  | { readonly kind: "stopped"; readonly stop: LiveStop };
