// Loads axios with the first request, so that no page waits for it.

import { ApiError } from "@/lib/client/transport/api-error";
import { ports } from "@/lib/client/ports";
import { reportFailure } from "@/lib/client/transport/report-failure";

type Transport = typeof import("@/lib/client/transport/http");

let loading: Promise<Transport> | null = null;

/** Rejects with `NOT_SENT` if the script cannot be loaded; the next request tries again. */
export async function loadTransport({ isQuiet = false } = {}): Promise<Transport> {
  try {
    return await (loading ??= import("@/lib/client/transport/http"));
  } catch (cause) {
    loading = null;
    const error = new ApiError("NOT_SENT", ports().text("OPERATION_FAILED"), { kind: "unsent", cause });
    reportFailure(error, isQuiet);
    throw error;
  }
}
