// A circuit whose waveforms ngspice knows.
import type { LiveCircuit } from "@/lib/core/live-simulation/circuit/circuit";

export interface LiveCase {
  readonly name: string;
  readonly circuit: LiveCircuit;
  /** The node that is compared. */
  readonly node: string;
  /** s, of ten periods where there are such. */
  readonly duration: number;
  /** Longest step of ngspice in s; a ten-thousandth of the duration if not given. */
  readonly maxStep?: number;
  /** Largest difference relative to the peak; 1 % if not given. */
  readonly tolerance?: number;
  /** Waveforms are compared point by point; oscillators by period and amplitude over the second half. */
  readonly compare: "waveform" | "oscillation";
}
