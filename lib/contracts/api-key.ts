// API keys of an account: made, listed and revoked by a person, used by programs.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { amountMicro, currency, id, integer, jsonField, nothing, text, yesNo } from "./values";

export const API_SCOPES = ["quote", "files", "orders:read", "orders:write", "projects", "webhooks"] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const MAX_API_KEYS = 20;
export const MAX_API_KEY_NAME = 60;

/** Calls per minute of one key, beside the limits of the endpoints. */
export const API_KEY_CALLS_PER_MINUTE = 120;

const scopes = z
  .array(z.enum(API_SCOPES))
  .check(z.minLength(1, { error: "apiKey.scopeRequired" }), z.maxLength(API_SCOPES.length));

export const apiKey = z.object({
  keyId: id,
  name: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  /** Acts in the sandbox: its orders are test orders. */
  isTest: z.boolean(),
  /** Its last four characters. */
  ending: z.string(),
  currency,
  /** Orders that it may place in 24 hours, as a sum; null without the scope orders:write. */
  dailyLimitMicro: z.nullable(amountMicro),
  createTime: z.string(),
  /** Null until it was used; within a minute of its last use. */
  lastUsedTime: z.nullable(z.string()),
});
export type ApiKey = z.infer<typeof apiKey>;

export const listApiKeys = endpoint({
  method: "GET",
  path: "/api/eda/user/api-key/list",
  access: "signed-in",
  summary: "API keys of the account, newest first",
  input: nothing,
  output: z.object({ rows: z.array(apiKey), total: z.int() }),
});

/** TOO_MANY_RECORDS beyond 20 keys. `key` is shown this once: only its hash is kept. */
export const createApiKey = endpoint({
  method: "POST",
  path: "/api/eda/user/api-key",
  access: "signed-in",
  body: "json",
  limit: { perMinute: 10 },
  summary: "Creates an API key",
  input: z
    .object({
      name: text(1, MAX_API_KEY_NAME),
      scopes: jsonField(scopes),
      isTest: z._default(yesNo, false),
      dailyLimitMicro: z.optional(z.pipe(integer, z.int().check(z.gte(0), z.lte(1_000_000_000_000)))),
    })
    .check(
      z.refine(
        ({ scopes, dailyLimitMicro, isTest }) =>
          isTest || !scopes.includes("orders:write") || dailyLimitMicro !== undefined,
        { error: "apiKey.limitRequired", path: ["dailyLimitMicro"] },
      ),
    ),
  output: z.extend(apiKey, { key: z.string() }),
});

export const revokeApiKey = endpoint({
  method: "DELETE",
  path: "/api/eda/user/api-key/{keyId}",
  access: "signed-in",
  summary: "Revokes an API key at once",
  input: z.object({ keyId: id }),
  output: nothing,
});
