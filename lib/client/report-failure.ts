// Telling the person that a request failed.

import type { ApiError } from "@/lib/client/api-error";
import { ports } from "@/lib/client/ports";

/** Errors that a quiet request shows all the same. */
const LOUD = new WeakSet<ApiError>();

export function sayAloud(error: ApiError): void {
  LOUD.add(error);
}

/** Says a failure once, after the last try: nothing for what was cancelled, for a page that leaves, for the quiet. */
export function reportFailure(error: ApiError, isQuiet = false): void {
  if (error.kind === "cancelled" || error.kind === "left") return;
  if (isQuiet && !LOUD.has(error)) return;
  ports().toast("error", error.message);
}
