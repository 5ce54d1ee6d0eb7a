// axios and what it needs come with the first request: no page waits for them before it is alive.

import { ApiError } from "@/lib/client/transport/api-error";
import { ports } from "@/lib/client/ports";
import { reportFailure } from "@/lib/client/transport/report-failure";

type Transport = typeof import("@/lib/client/transport/http");

let loading: Promise<Transport> | null = null;

/** Rejects with `NOT_SENT` where the script does not arrive; the next request asks for it again. */
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
