// Webhooks as their owner manages them, in the account or by an API key.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import {
  type createWebhook,
  MAX_WEBHOOKS,
  OLD_SECRET_HOURS,
  type updateWebhook,
  type Webhook,
  WEBHOOK_EVENTS,
} from "@/lib/contracts/webhook";
import * as accountRows from "@/lib/server/account/rows";
import { withTransaction, type Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { newId } from "@/lib/server/ids";
import * as rows from "./rows";
import { webhookSecret } from "./secrets";
import { readTarget } from "./target";

type Context = RequestContext<Viewer>;

/** A key sees the webhooks of its own kind, a person both; they all belong to the person. */
export const webhookOwner = ({ viewer }: Context): rows.EndpointOwner => ({
  accountId: viewer.apiKey?.personId ?? viewer.accountId,
  isTest: viewer.apiKey?.isTest,
});

export const toWebhook = (row: rows.EndpointRow): Webhook => ({
  webhookId: row.id,
  url: row.url,
  description: row.description,
  events: WEBHOOK_EVENTS.filter((type) => row.events.includes(type)),
  isTest: row.isTest,
  isEnabled: row.isEnabled,
  disabledTime: row.disabledAt?.toISOString() ?? null,
  failingSince: row.failingSince?.toISOString() ?? null,
  oldSecretUntil: row.oldSecretUntil?.toISOString() ?? null,
  createTime: row.createdAt.toISOString(),
});

const withSecret = (deps: Deps, row: rows.EndpointRow) => ({
  ...toWebhook(row),
  secret: webhookSecret(deps.webhookKey, row.id, row.secretVersion),
});

/** The address in its normal form. */
function requireTarget({ webhookSender }: Deps, url: string): string {
  const target = readTarget(url.trim(), webhookSender.rules);
  if (!target) throw new AppError("WEBHOOK_URL_REFUSED");
  return target.url.href;
}

export async function holdOwned(tx: Transaction, id: string, context: Context): Promise<rows.EndpointRow> {
  if (!(await rows.findOwned(tx, webhookOwner(context), id))) throw new AppError("NOT_FOUND");
  const row = await rows.lock(tx, id);
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

export async function list(deps: Deps, context: Context) {
  const found = await rows.listOwned(deps.db, webhookOwner(context));
  return { rows: found.map(toWebhook), total: found.length };
}

export async function create(deps: Deps, input: ParsedInputOf<typeof createWebhook>, context: Context) {
  const { accountId, isTest = input.isTest } = webhookOwner(context);
  const url = requireTarget(deps, input.url);
  const request = { accountId, key: context.idempotencyKey, operation: "webhook.create", input: { ...input, isTest } };
  const { webhookId } = await once(deps.db, request, async (tx) => {
    // Calls of one account that come at once are counted one after the other.
    await accountRows.lockById(tx, accountId);
    if ((await rows.countOf(tx, accountId)) >= MAX_WEBHOOKS) {
      throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_WEBHOOKS } });
    }
    const events = [...new Set(input.events)];
    const { description } = input;
    const row = await rows.insert(tx, {
      ...{ id: newId(), accountId, url, description, events, isTest },
      createdAt: context.now,
    });
    await accountRows.recordEvent(tx, accountId, "webhook-created", { webhookId: row.id, url });
    // The secret is left out of the kept answer: it is derived anew for a repeated call.
    return { webhookId: row.id };
  });
  const row = await rows.findOwned(deps.db, { accountId, isTest }, webhookId);
  if (!row) throw new AppError("NOT_FOUND");
  return withSecret(deps, row);
}

export async function update(deps: Deps, input: ParsedInputOf<typeof updateWebhook>, context: Context) {
  const { webhookId, isEnabled, description } = input;
  const url = input.url === undefined ? undefined : requireTarget(deps, input.url);
  const events = input.events && [...new Set(input.events)];
  return withTransaction(deps.db, async (tx) => {
    const held = await holdOwned(tx, webhookId, context);
    const isSwitchedOn = isEnabled === true && !held.isEnabled;
    const health = isSwitchedOn || url !== undefined ? { failingSince: null } : {};
    const change = { url, events, description, isEnabled, ...health, ...(isSwitchedOn ? { disabledAt: null } : {}) };
    const isChanged = Object.values(change).some((value) => value !== undefined);
    const row = isChanged ? await rows.update(tx, webhookId, change) : held;
    if (isChanged) {
      await accountRows.recordEvent(tx, held.accountId, "webhook-changed", { webhookId, url: row?.url ?? held.url });
    }
    return toWebhook(row ?? held);
  });
}

export async function remove(deps: Deps, webhookId: string, context: Context) {
  const owner = webhookOwner(context);
  await withTransaction(deps.db, async (tx) => {
    if (!(await rows.remove(tx, owner, webhookId))) throw new AppError("NOT_FOUND");
    await accountRows.recordEvent(tx, owner.accountId, "webhook-deleted", { webhookId });
  });
  return {};
}

export async function rotate(deps: Deps, webhookId: string, context: Context) {
  const { accountId } = webhookOwner(context);
  const request = { accountId, key: context.idempotencyKey, operation: "webhook.rotate", input: { webhookId } };
  await once(deps.db, request, async (tx) => {
    const held = await holdOwned(tx, webhookId, context);
    const oldSecretUntil = new Date(context.now.getTime() + OLD_SECRET_HOURS * 3600_000);
    await rows.update(tx, webhookId, { secretVersion: held.secretVersion + 1, oldSecretUntil });
    await accountRows.recordEvent(tx, accountId, "webhook-secret-changed", { webhookId });
    return {};
  });
  const row = await rows.findOwned(deps.db, webhookOwner(context), webhookId);
  if (!row) throw new AppError("NOT_FOUND");
  return withSecret(deps, row);
}
