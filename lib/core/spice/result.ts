// Results of an analysis: vectors with units, measurements and findings.
import type { SpiceFinding } from "./finding";
import type { AnalysisKind } from "./netlist";
import type { StepValue } from "./run-plan";

export type SpiceUnit = "V" | "A" | "s" | "Hz" | "Ω" | "°C" | "V/√Hz" | "A/√Hz" | "rad/s" | "";

/** `imaginary` is null for real vectors; both lists have as many values as the plot has points. */
export interface SpiceVector {
  /** "v(out)", "i(v1)", "@r1[i]"; in small letters. */
  readonly name: string;
  readonly unit: SpiceUnit;
  readonly real: Float64Array;
  readonly imaginary: Float64Array | null;
}

export interface SpiceMeasured {
  readonly name: string;
  /** Null if the analysis did not reach it. */
  readonly value: number | null;
}

export interface Harmonic {
  /** 0 is the mean, whose magnitude has a sign. */
  readonly order: number;
  readonly frequencyHz: number;
  /** Amplitude, in the unit of the vector. */
  readonly magnitude: number;
  readonly phaseDegrees: number;
}

export interface FourierAnalysis {
  readonly vector: string;
  readonly fundamentalHz: number;
  readonly harmonics: readonly Harmonic[];
  /** Root of the summed squares of the harmonics 2 to 9, over the first, in percent. */
  readonly totalHarmonicDistortion: number;
}

/** One analysis with one combination of stepped values. */
export interface SpicePlot {
  readonly analysis: AnalysisKind;
  /** The directive as it was run. */
  readonly text: string;
  readonly steps: readonly StepValue[];
  /** Time, frequency or the swept source; null for single points such as an operating point. */
  readonly axis: SpiceVector | null;
  readonly vectors: readonly SpiceVector[];
  readonly measurements: readonly SpiceMeasured[];
  /** One for each vector of the directives .four. */
  readonly fourier: readonly FourierAnalysis[];
  /** An error among them: the analysis stopped, and the vectors end there. */
  readonly findings: readonly SpiceFinding[];
}

/** The answer of the engine's process, not yet interpreted. */
export interface RawRun {
  readonly header: string;
  readonly names: readonly string[];
  /** The engine's types: "voltage", "current", "time". */
  readonly types: readonly string[];
  readonly real: readonly Float64Array[];
  readonly imaginary: readonly Float64Array[] | null;
  /** Everything that the engine printed. */
  readonly log: string;
  /** The engine has ended itself. */
  readonly hasExited: boolean;
}
