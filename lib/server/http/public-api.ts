// Headers of every answer to an API key: version of the API, and how many calls are left.

import { API_KEY_CALLS_PER_MINUTE } from "@/lib/contracts/api-key";
import { API_VERSION, API_VERSIONS, VERSION_HEADER } from "@/lib/contracts/api-version";
import { AppError } from "@/lib/contracts/errors";
import type { BudgetLeft } from "./rate-limiter";

const told = new WeakMap<Request, Record<string, string>>();

/** Fields of draft-ietf-httpapi-ratelimit-headers-10; seconds until the budget is whole again. */
function limitHeaders({ left, resetMs }: BudgetLeft): Record<string, string> {
  return {
    "ratelimit-policy": `"key";q=${API_KEY_CALLS_PER_MINUTE};w=60`,
    ratelimit: `"key";r=${left};t=${Math.ceil(resetMs / 1000)}`,
  };
}

function tell(request: Request, headers: Record<string, string>): void {
  told.set(request, { ...told.get(request), ...headers });
}

/** API_VERSION_UNKNOWN for a version that does not exist; without a header it is the oldest that is served. */
export function requireVersion(request: Request): void {
  tell(request, { [VERSION_HEADER.toLowerCase()]: API_VERSION });
  const asked = request.headers.get(VERSION_HEADER);
  if (asked === null || API_VERSIONS.some((version) => version === asked)) return;
  throw new AppError("API_VERSION_UNKNOWN", { values: { version: API_VERSION } });
}

/** Counts a call by `take`, whose budget the answer tells, also where it is refused. */
export async function takeCounted(request: Request, take: () => Promise<BudgetLeft | undefined>): Promise<void> {
  try {
    const left = await take();
    if (left) tell(request, limitHeaders(left));
  } catch (error) {
    const seconds = error instanceof AppError ? error.options.values?.seconds : undefined;
    if (typeof seconds === "number") tell(request, limitHeaders({ left: 0, resetMs: seconds * 1000 }));
    throw error;
  }
}

/** Headers for the answer to a request; none where it came without a key. */
export const publicHeaders = (request: Request): Readonly<Record<string, string>> => told.get(request) ?? {};
