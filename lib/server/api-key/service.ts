// API keys: listed, made and revoked by their owner.

import { randomBytes } from "node:crypto";
import { type ApiKey, type createApiKey, MAX_API_KEYS } from "@/lib/contracts/api-key";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { currencyOf } from "@/lib/core/market/area";
import * as accountRows from "@/lib/server/account/rows";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import { openSandbox } from "@/lib/server/sandbox/account";
import { hashKey } from "./authenticate";
import * as rows from "./rows";

type Context = RequestContext<Viewer>;

/** 256 random bits after a prefix that scanners for secrets can recognize. */
const newKey = (isTest: boolean): string => `bw_${isTest ? "test_" : ""}${randomBytes(32).toString("base64url")}`;

const toApiKey = (row: rows.ApiKeyRow): ApiKey => ({
  keyId: row.id,
  name: row.name,
  scopes: [...row.scopes],
  isTest: row.isTest,
  ending: row.ending,
  currency: row.currency,
  dailyLimitMicro: row.dailyLimitMicro,
  createTime: row.createdAt.toISOString(),
  lastUsedTime: row.lastUsedAt?.toISOString() ?? null,
});

export async function listKeys(deps: Deps, { viewer }: Context) {
  const live = await rows.listLive(deps.db, viewer.accountId);
  return { rows: live.map(toApiKey), total: live.length };
}

export async function createKey(deps: Deps, input: ParsedInputOf<typeof createApiKey>, context: Context) {
  const { accountId } = context.viewer;
  const { isTest } = input;
  const key = newKey(isTest);
  const mayOrder = input.scopes.includes("orders:write");
  const row: rows.ApiKeyRow = {
    ...{ id: newId(), accountId, name: input.name, keyHash: hashKey(key), ending: key.slice(-4) },
    ...{ scopes: [...new Set(input.scopes)], isTest, currency: currencyOf(context.area) },
    dailyLimitMicro: mayOrder && !isTest ? (input.dailyLimitMicro ?? 0) : null,
    ...{ createdAt: context.now, lastUsedAt: null, revokedAt: null },
  };
  await withTransaction(deps.db, async (tx) => {
    // Calls of one account that come at once are counted one after the other.
    const person = await accountRows.lockById(tx, accountId);
    const live = await rows.countLive(tx, accountId);
    if (live >= MAX_API_KEYS) throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_API_KEYS } });
    if (isTest) await openSandbox(tx, person, context.area);
    await rows.insert(tx, row);
    await accountRows.recordEvent(tx, accountId, "api-key-created", { keyId: row.id, scopes: row.scopes, isTest });
  });
  return { ...toApiKey(row), key };
}

export async function revokeKey(deps: Deps, keyId: string, { viewer, now }: Context) {
  await withTransaction(deps.db, async (tx) => {
    if (!(await rows.revoke(tx, viewer.accountId, keyId, now))) throw new AppError("NOT_FOUND");
    await accountRows.recordEvent(tx, viewer.accountId, "api-key-revoked", { keyId });
  });
  return {};
}
