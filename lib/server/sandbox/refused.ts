// Calls that a test key cannot make: behind each of them is a person or a paid order.

import type { Endpoint } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { type EndpointName, REGISTRY } from "@/lib/contracts/registry";
import type { Viewer } from "@/lib/server/http/context";

export const SANDBOX_REFUSED = [
  "createBomQuote",
  "reQuote",
  "inquireBoard",
  "addQuoteToCart",
  "attachBoard",
  "reorder",
  "exportBill",
  "orderLinePicture",
] as const satisfies readonly EndpointName[];

const refused = new Set<Endpoint>(SANDBOX_REFUSED.map((name) => REGISTRY[name]));

/** SANDBOX_UNSUPPORTED where a test key calls one of them. */
export function requireSandboxCall(endpoint: Endpoint, { apiKey }: Viewer): void {
  if (apiKey?.isTest && refused.has(endpoint)) throw new AppError("SANDBOX_UNSUPPORTED");
}
