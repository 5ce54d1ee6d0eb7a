// Failures for people and for programs.

import { EXIT, type Exit } from "@/lib/cli/exit";
import { CliFailure, ServerRefusal } from "@/lib/cli/failure";
import { safeText } from "@/lib/cli/output/safe-text";
import type { Style } from "@/lib/cli/output/style";
import type { Words } from "@/lib/cli/output/words";

export interface FailureView {
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
}

export function failureView(error: unknown, { say }: Words): FailureView {
  if (error instanceof ServerRefusal) return { code: error.code, message: error.text, details: error.details };
  if (error instanceof CliFailure)
    return { code: error.code, message: say(`errors.${error.code}`, error.values), details: error.details };
  const said = error instanceof Error ? error.message : String(error);
  return { code: "fault", message: say("errors.fault", { said }) };
}

/** Fields that the server refused: `{field, message}` each. */
function fieldLines({ details }: FailureView): string[] {
  if (!Array.isArray(details)) return [];
  return details.flatMap((each: unknown) =>
    typeof each === "object" && each !== null && "field" in each && "message" in each
      ? [`  ${safeText(String(each.field))}: ${safeText(String(each.message))}`]
      : [],
  );
}

export function failureLines(view: FailureView, exit: Exit, { say }: Words, style: Style): string[] {
  const hint = exit === EXIT.auth ? [say("hints.auth")] : [];
  return [`${style.error(say("error"))} ${safeText(view.message)}`, ...fieldLines(view), ...hint];
}
