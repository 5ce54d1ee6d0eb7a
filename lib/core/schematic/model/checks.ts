// Settings of the electrical rule check, as the document keeps them.

export const SEVERITIES = ["error", "warning", "off"] as const;
export type Severity = (typeof SEVERITIES)[number];

export const PIN_VERDICTS = ["ok", "warning", "error"] as const;
export type PinVerdict = (typeof PIN_VERDICTS)[number];

/** What differs from the defaults. A document has one at most. */
export interface ErcSettingsRecord {
  readonly kind: "erc-settings";
  readonly id: string;
  /** By rule. */
  readonly severities: Readonly<Record<string, Severity>>;
  /** By pair of pin types, "input output", the types in the order of their names. */
  readonly verdicts: Readonly<Record<string, PinVerdict>>;
}

/** A finding that somebody accepts, with the reason. */
export interface ErcWaiver {
  readonly kind: "erc-waiver";
  readonly id: string;
  readonly rule: string;
  /** Of the finding as it was accepted: another one, once its net or object has changed. */
  readonly fingerprint: string;
  readonly reason: string;
}
