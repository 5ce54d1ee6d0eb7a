// Test data as its person sees it, moves it on and deletes it.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { advanceSandboxOrder, listSandboxOrders, SandboxOrder } from "@/lib/contracts/sandbox";
import { moverOf, nextOnTheWay } from "@/lib/core/order/advance";
import { removeProjects } from "@/lib/server/account/close";
import * as accountRows from "@/lib/server/account/rows";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { movedTypes } from "@/lib/server/webhook/order-events";
import { announceSandboxOrder } from "@/lib/server/webhook/sandbox-events";
import { personOf, toListed, toView } from "./orders";
import { withStatus } from "./view";
import * as rows from "./rows";

type Context = RequestContext<Viewer>;

/** The account of a test key, or the sandbox of a person; a live key has none. */
async function sandboxIdOf(deps: Deps, { viewer }: Context): Promise<string | null> {
  if (viewer.apiKey) return viewer.apiKey.isTest ? viewer.accountId : null;
  return rows.findSandbox(deps.db, viewer.accountId);
}

function toSandboxOrder(row: rows.SandboxOrderRow): SandboxOrder {
  const { orderId, orderNumber, title, quantity, currency, amountPayableMicro, orderDate } = toView(row);
  return { orderId, orderNumber, status: row.status, title, quantity, currency, amountPayableMicro, orderDate };
}

export async function list(deps: Deps, page: ParsedInputOf<typeof listSandboxOrders>, context: Context) {
  const accountId = await sandboxIdOf(deps, context);
  if (accountId === null) return { rows: [], total: 0 };
  const found = await rows.listOrders(deps.db, { accountId }, page);
  const count = await rows.countByStatus(deps.db, { accountId });
  return { rows: found.map(toSandboxOrder), total: Object.values(count).reduce((sum, orders) => sum + orders, 0) };
}

export async function advance(deps: Deps, input: ParsedInputOf<typeof advanceSandboxOrder>, context: Context) {
  const accountId = await sandboxIdOf(deps, context);
  if (accountId === null) throw new AppError("NOT_FOUND");
  const request = { accountId, key: context.idempotencyKey, operation: "sandbox.advance", input };
  return once(deps.db, request, async (tx) => {
    const row = await rows.lockOrder(tx, { accountId }, input.id);
    if (!row) throw new AppError("NOT_FOUND");
    const from = row.status;
    const to = input.to ?? nextOnTheWay(from);
    const actor = to && moverOf(from, to);
    if (!to || !actor) throw new AppError("MOVE_NOT_ALLOWED");
    const view = withStatus(toView(row), { to, actor, at: context.now });
    const moved = { ...row, status: to, view: { ...view } };
    await rows.setOrder(tx, row.id, moved);
    const told = { types: movedTypes(to), from, at: context.now };
    await announceSandboxOrder(tx, personOf(context), toListed(toView(moved)), told);
    return toSandboxOrder(moved);
  });
}

/** Orders, the cart, boards, files and events of the sandbox. Its keys and its address stay. */
export async function removeAll(deps: Deps, context: Context) {
  const { accountId: personId } = context.viewer;
  const sandboxId = await rows.findSandbox(deps.db, personId);
  if (sandboxId === null) return { orders: 0 };
  const { orders, keys } = await withTransaction(deps.db, async (tx) => {
    const removed = await rows.removeData(tx, sandboxId, personId);
    const gone = await removeProjects(tx, sandboxId);
    await accountRows.recordEvent(tx, personId, "test-data-deleted", { orders: removed });
    return { orders: removed, keys: gone };
  });
  for (const key of keys) await deps.store.remove(key);
  return { orders };
}
