// Telling the person that a request failed.

import { ApiError } from "@/lib/client/transport/api-error";
import { ports } from "@/lib/client/ports";

/** Errors that a quiet request shows all the same. */
const LOUD = new WeakSet<ApiError>();

export function sayAloud(error: ApiError): void {
  LOUD.add(error);
}

/** For those who look after the site: the person is told where it went wrong. */
export function logFailure(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- where a browser keeps its log
  console.error(what, error);
}

const SAID = new WeakSet<ApiError>();

/** No answer came: section 7 gives the toast one message for these, whatever a form says in its own place. */
const WITHOUT_ANSWER: readonly string[] = ["NETWORK", "TIMEOUT"];

/**
 * Says a failure once, after the last try: nothing for what was cancelled, for a page that leaves, for the quiet. Who
 * asked quietly gives it here again where there is no better place to say it.
 */
export function reportFailure(error: unknown, isQuiet = false): void {
  if (!(error instanceof ApiError) || error.kind === "cancelled" || error.kind === "left") return;
  if (SAID.has(error) || (isQuiet && !LOUD.has(error))) return;
  SAID.add(error);
  const { toast, text } = ports();
  toast("error", WITHOUT_ANSWER.includes(error.code) ? text("OPERATION_FAILED") : error.message);
}
