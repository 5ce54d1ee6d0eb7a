// Messages between the page and the worker that runs a circuit.
import type { LiveFrame, LiveStop, LiveTrace, LoadAnswer } from "@/lib/core/live-circuit/live-frame";

export type LiveRequest =
  | { readonly kind: "load"; readonly netlist: string; readonly keepsState: boolean }
  | { readonly kind: "reset" }
  /** Simulated seconds for each second. */
  | { readonly kind: "run"; readonly speed: number }
  | { readonly kind: "pause" }
  | { readonly kind: "set"; readonly device: string; readonly parameter: string; readonly value: number }
  | { readonly kind: "forget" }
  | { readonly kind: "watch"; readonly traces: readonly LiveTrace[] };

export type LiveReply =
  | LoadAnswer
  | { readonly kind: "frame"; readonly frame: LiveFrame }
  | { readonly kind: "failed"; readonly stop: LiveStop };
