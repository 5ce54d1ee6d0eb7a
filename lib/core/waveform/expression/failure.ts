// Failures of an expression, each at its place in the text.

export type ExpressionCode =
  | "empty"
  | "tooLong"
  | "unexpectedCharacter"
  | "badNumber"
  | "missingOperand"
  | "unexpectedToken"
  | "unclosedParenthesis"
  | "unmatchedParenthesis"
  | "unknownFunction"
  | "unknownVector"
  | "argumentCount"
  | "unitMismatch"
  | "unitOfPower"
  | "complexArgument"
  | "constantArgument"
  | "waveformArgument"
  | "axisMismatch"
  | "noOverlap";

export interface ExpressionFailure {
  readonly ok: false;
  readonly code: ExpressionCode;
  /** Index of the first character, and how many there are. */
  readonly at: number;
  readonly length: number;
  /** The characters at fault, or the units that differ. */
  readonly text: string;
}

export interface Place {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

export function failAt(code: ExpressionCode, { at, length, text }: Place): ExpressionFailure {
  return { ok: false, code, at, length, text };
}
