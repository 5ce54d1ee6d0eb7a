// The faults of the mock API as msw gives them.

import { delay, HttpResponse } from "msw";
import { type Fault as AnyFault, faultResponse } from "@/scripts/mock-api/faults";

/** A slow answer is a test's own to make: by a response that waits for it. */
export type Fault = Exclude<AnyFault, { kind: "slow" }>;

export async function respondWithFault(fault: Fault): Promise<Response> {
  if (fault.kind === "hang") await delay("infinite");
  return fault.kind === "hang" || fault.kind === "cut" ? HttpResponse.error() : faultResponse(fault);
}
