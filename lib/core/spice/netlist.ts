// A netlist as it was read: elements, models, subcircuits, parameters and directives, each with its line.
import type { LogicalLine } from "./logical-lines";

export interface SpiceParameter {
  readonly name: string;
  /** Without braces or quotes. */
  readonly expression: string;
}

export interface SpiceElement {
  /** Small letter of the kind. */
  readonly letter: string;
  readonly name: string;
  readonly nodes: readonly string[];
  /** Name of the model or subcircuit in small letters; null for elements with a value. */
  readonly model: string | null;
  /** Behind the nodes: value, model, waveform. Without the parameters. */
  readonly value: string;
  readonly parameters: readonly SpiceParameter[];
  readonly line: LogicalLine;
}

export interface SpiceModel {
  /** In small letters, as SPICE has no case. */
  readonly name: string;
  /** In small letters: "npn", "vdmos". */
  readonly kind: string;
  readonly line: LogicalLine;
}

export interface SpiceFunctionLine {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly expression: string;
  readonly line: LogicalLine;
}

/** The content of a circuit or of a subcircuit. */
export interface SpiceScope {
  readonly elements: readonly SpiceElement[];
  readonly models: readonly SpiceModel[];
  readonly subcircuits: readonly SpiceSubcircuit[];
  readonly parameters: readonly (SpiceParameter & { readonly line: LogicalLine })[];
  readonly functions: readonly SpiceFunctionLine[];
}

export interface SpiceSubcircuit extends SpiceScope {
  readonly name: string;
  readonly ports: readonly string[];
  /** Those of the .subckt line, which instances may set. */
  readonly defaults: readonly SpiceParameter[];
  readonly line: LogicalLine;
}

export const ANALYSIS_KINDS = ["op", "dc", "ac", "tran", "noise", "tf", "pz", "sens", "disto"] as const;
export type AnalysisKind = (typeof ANALYSIS_KINDS)[number];

export interface SpiceAnalysis {
  readonly kind: AnalysisKind;
  /** As ngspice reads it: ".tran 1u 1m". */
  readonly text: string;
  readonly line: LogicalLine;
}

export interface SpiceMeasurement {
  readonly analysis: AnalysisKind;
  readonly name: string;
  readonly line: LogicalLine;
}

/** A parameter, a source or the temperature that takes several values in turn. */
export interface SpiceStep {
  /** "param" and its name, "temp", or the name of a source. */
  readonly kind: "param" | "temp" | "source";
  readonly name: string;
  readonly values: readonly number[];
  readonly line: LogicalLine;
}

/** A line that the engine gets as it stands: .options, .ic, .nodeset, .save, .temp, .global. */
export interface SpiceSetting {
  readonly kind: string;
  readonly line: LogicalLine;
}

export interface SpiceNetlist extends SpiceScope {
  readonly title: string;
  readonly analyses: readonly SpiceAnalysis[];
  readonly measurements: readonly SpiceMeasurement[];
  readonly steps: readonly SpiceStep[];
  readonly fourier: readonly LogicalLine[];
  readonly settings: readonly SpiceSetting[];
}
