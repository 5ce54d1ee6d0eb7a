// Elements of a netlist that the live engine has no device for.

export type LiveIssueCode =
  /** A kind of element, such as a transmission line. */
  | "ELEMENT_NOT_LIVE"
  /** A kind or level of model. */
  | "MODEL_NOT_LIVE"
  /** A model or subcircuit without a definition. */
  | "MODEL_UNKNOWN"
  /** A value that depends on the circuit, or that cannot be read. */
  | "VALUE_NOT_LIVE"
  | "PARAMETER_UNDEFINED"
  | "CIRCUIT_TOO_LARGE";

export interface LiveIssue {
  readonly code: LiveIssueCode;
  /** Flattened name in small letters, as ngspice has it: "xu1.m1". */
  readonly device: string;
  /** The model, value or kind that is meant. */
  readonly subject: string;
}

/** A value of a device, or the issue that it has none. */
export type Live<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly issue: LiveIssue };

export const live = <T>(value: T): Live<T> => ({ ok: true, value });

export const notLive = (code: LiveIssueCode, device: string, subject: string): Extract<Live<never>, { ok: false }> => ({
  ok: false,
  issue: { code, device, subject },
});
