// Orders that are made and paid: none of them is ever placed for a sandbox.

import { AppError } from "@/lib/contracts/errors";
import type { RequestContext, Viewer } from "@/lib/server/http/context";

/** SANDBOX_UNSUPPORTED for a test key, whatever way it came. */
export function requireLive({ viewer }: RequestContext<Viewer>): void {
  if (viewer.apiKey?.isTest) throw new AppError("SANDBOX_UNSUPPORTED");
}
