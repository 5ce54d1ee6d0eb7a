// Blocking people.

import { AppError } from "@/lib/contracts/errors";
import * as accountRows from "@/lib/server/account/rows";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import * as blockRows from "./block-rows";
import { isKnownAuthor } from "./publication";

type Context = RequestContext<Viewer>;

const MAX_BLOCKED = 500;

/** NOT_FOUND for oneself and for whoever has neither published nor commented: ids can't be tried out. */
export async function block({ db }: Deps, authorId: string, { viewer, now }: Context): Promise<Record<string, never>> {
  const { accountId } = viewer;
  await withTransaction(db, async (tx) => {
    if (authorId === accountId || !(await isKnownAuthor(tx, authorId))) throw new AppError("NOT_FOUND");
    await accountRows.lockById(tx, accountId);
    if ((await blockRows.countBlocked(tx, accountId)) >= MAX_BLOCKED)
      throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_BLOCKED } });
    await blockRows.block(tx, { accountId, blockedId: authorId, createdAt: now });
  });
  return {};
}

export async function unblock({ db }: Deps, authorId: string, { viewer }: Context): Promise<Record<string, never>> {
  await blockRows.unblock(db, viewer.accountId, authorId);
  return {};
}

export async function listBlocked({ db }: Deps, { viewer }: Context) {
  const found = await blockRows.listBlocked(db, viewer.accountId);
  return {
    rows: found.map(({ authorId, name, createdAt }) => ({ authorId, name, blockTime: createdAt.toISOString() })),
  };
}
