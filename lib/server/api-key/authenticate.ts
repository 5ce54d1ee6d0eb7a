// Requests with an API key in place of a session's token.

import { createHash } from "node:crypto";
import { API_KEY_CALLS_PER_MINUTE, type ApiScope } from "@/lib/contracts/api-key";
import { SCOPE_OF } from "@/lib/contracts/api-scopes";
import type { Endpoint } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { type EndpointName, REGISTRY } from "@/lib/contracts/registry";
import type { Database } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { Viewer } from "@/lib/server/http/context";
import type { BudgetLeft } from "@/lib/server/http/rate-limiter";
import { sandboxOf } from "@/lib/server/sandbox/account";
import * as rows from "./rows";

const MINUTE = 60_000;
const CALLS = { points: API_KEY_CALLS_PER_MINUTE, seconds: 60 };
const BEARER = /^Bearer (bw_(?:test_)?[\w-]{43})$/i;

/** True for the scheme of RFC 6750, whatever follows it. Tokens of sessions come without a scheme. */
export const isKeyHeader = (authorization: string): boolean => /^Bearer(?: |$)/i.test(authorization);

export const hashKey = (key: string): string => createHash("sha256").update(key).digest("base64url");

const scopes = new Map<Endpoint, ApiScope>(
  Object.entries(SCOPE_OF).map(([name, scope]) => [REGISTRY[name as EndpointName], scope]),
);

/** The scope that an endpoint asks of a key; undefined where no key may call it. */
export const scopeOf = (endpoint: Endpoint): ApiScope | undefined => scopes.get(endpoint);

/**
 * The account behind a key. API_KEY_INVALID for an unknown or revoked one; staff rights are never a key's. A test key acts
 * for the sandbox of its person.
 */
export async function authenticateKey(db: Database, authorization: string, now: Date): Promise<Viewer> {
  const key = BEARER.exec(authorization)?.[1];
  const found = key === undefined ? null : await rows.findByHash(db, hashKey(key));
  if (!found) throw new AppError("API_KEY_INVALID");
  const { id, accountId: personId, scopes, lastUsedAt, isTest } = found.key;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > MINUTE) await rows.noteUse(db, id, now);
  return {
    accountId: isTest ? await sandboxOf(db, personId) : personId,
    sessionId: "",
    isStaff: false,
    contactConfirmed: found.confirmedAt !== null,
    apiKey: { id, scopes, personId, isTest },
  };
}

/** SCOPE_MISSING where the key of a request may not call the endpoint. */
export function requireScope(endpoint: Endpoint, { apiKey }: Viewer): void {
  if (!apiKey) return;
  const scope = scopeOf(endpoint);
  if (!scope || !apiKey.scopes.includes(scope))
    throw new AppError("SCOPE_MISSING", { values: { scope: scope ?? "-" } });
}

/** Counts a call of a key. TOO_MANY_REQUESTS beyond its calls of a minute. */
export async function takeKeyCall(
  { rateLimiter }: Pick<Deps, "rateLimiter">,
  { apiKey }: Viewer,
): Promise<BudgetLeft | undefined> {
  return apiKey && rateLimiter.take("api-key", apiKey.id, CALLS);
}
