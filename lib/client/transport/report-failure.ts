// Reporting failed requests to the user.

import { ApiError } from "@/lib/client/transport/api-error";
import { ports } from "@/lib/client/ports";

/** Errors that are shown even if the request is quiet. */
const LOUD = new WeakSet<ApiError>();

export function sayAloud(error: ApiError): void {
  LOUD.add(error);
}

/** Logs a failure to the console, for developers. */
export function logFailure(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- where a browser keeps its log
  console.error(what, error);
}

const REPORTED = new WeakSet<ApiError>();

/** Without an answer from the server, section 7 prescribes one toast, even if a form also shows the failure. */
const WITHOUT_ANSWER: readonly string[] = ["NETWORK", "TIMEOUT"];

/**
 * Shows a failure once, after the last retry; not for canceled requests, redirects or quiet calls. A quiet caller
 * passes it here if it has no better place to show it.
 */
export function reportFailure(error: unknown, isQuiet = false): void {
  if (!(error instanceof ApiError) || error.kind === "cancelled" || error.kind === "left") return;
  if (REPORTED.has(error) || (isQuiet && !LOUD.has(error))) return;
  REPORTED.add(error);
  const { toast, text } = ports();
  toast("error", WITHOUT_ANSWER.includes(error.code) ? text("OPERATION_FAILED") : error.message);
}
