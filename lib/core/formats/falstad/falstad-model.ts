// Model of a circuit of CircuitJS (Falstad), in the file's pixels, y downwards.

export interface FalstadPoint {
  readonly x: number;
  readonly y: number;
}

/** Anything with two places. What they mean depends on the code: ends, or an anchor and a direction. */
export interface FalstadElement {
  readonly line: number;
  /** As text files write it: "r", "150". A type of XML without such a code is itself: "ins". */
  readonly code: string;
  readonly from: FalstadPoint;
  readonly to: FalstadPoint;
  readonly flags: number;
  /** By the names of the attributes in XML. */
  readonly values: ReadonlyMap<string, string>;
}

/** Settings and models: scopes, sliders, models of diodes. */
export interface FalstadSetting {
  readonly line: number;
  readonly code: string;
  readonly words: readonly string[];
}

export interface FalstadCircuit {
  readonly form: "text" | "xml";
  readonly flags: number;
  /** Seconds; NaN without one. */
  readonly timeStep: number;
  readonly elements: readonly FalstadElement[];
  readonly settings: readonly FalstadSetting[];
}

/** `details`: line, and read, what was found there. */
export type FalstadCode = "DAMAGED" | "TOO_LARGE" | "TOO_DEEP";

export const MAX_ELEMENTS = 20_000;
