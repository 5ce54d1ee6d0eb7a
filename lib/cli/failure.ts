// Why a command ended without a result.

import type { CliErrorKey, FailureValues } from "@/lib/cli/error-key";
import { EXIT, type Exit } from "@/lib/cli/exit";

/** A failure with a text of ours, under `cli.errors`; its key is the `code` of `--json`. */
export class CliFailure extends Error {
  constructor(
    readonly exit: Exit,
    readonly code: CliErrorKey,
    readonly values: FailureValues = {},
    readonly details?: unknown,
  ) {
    super(code);
    this.name = "CliFailure";
  }
}

/** A refusal of the server, with its code of lib/contracts/errors.ts and its message in the language of the request. */
export class ServerRefusal extends Error {
  constructor(
    readonly exit: Exit,
    readonly code: string,
    readonly text: string,
    readonly details?: unknown,
  ) {
    super(code);
    this.name = "ServerRefusal";
  }
}

export const usage = (code: CliErrorKey, values: FailureValues = {}, details?: unknown) =>
  new CliFailure(EXIT.usage, code, values, details);
