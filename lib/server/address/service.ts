// A customer's shipping addresses.

import type { createReceiver, Receiver, ReceiverFields, updateReceiver } from "@/lib/contracts/address";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { requireAddress } from "./check";
import * as rows from "./rows";

type Context = RequestContext<Viewer>;

/** Enough for any address book, too few to fill a disk. */
const MAX_RECEIVERS = 50;

const ownerOf = (context: Context): rows.ReceiverOwner => ({
  accountId: context.viewer.accountId,
  area: context.area,
});

export function toReceiver(row: rows.ReceiverRow): Receiver {
  return { ...row, isDefault: row.isDefault ? 1 : 0 };
}

export async function list(deps: Deps, context: Context): Promise<{ rows: Receiver[]; total: number }> {
  const owned = await rows.listOwned(deps.db, ownerOf(context));
  return { rows: owned.map(toReceiver), total: owned.length };
}

/** Two entries that differ in letter case or spaces alone are one address. */
function isSameAddress(existing: ReceiverFields, entered: ReceiverFields): boolean {
  const plain = (value: string) => value.trim().replace(/\s+/g, " ").toLowerCase();
  return (Object.keys(entered) as (keyof ReceiverFields)[]).every(
    (name) => plain(existing[name]) === plain(entered[name]),
  );
}

/** An address that is in the book already is not kept twice: its id is answered. */
export async function create(deps: Deps, input: ParsedInputOf<typeof createReceiver>, context: Context) {
  const owner = ownerOf(context);
  if (!("id" in input)) requireAddress(input, "receiver", context.locale);
  return withTransaction(deps.db, async (tx) => {
    await rows.lockBook(tx, owner);
    if ("id" in input) {
      if (!(await rows.findOwned(tx, owner, input.id))) throw new AppError("NOT_FOUND");
      await rows.setDefault(tx, owner, input.id, input.isDefault === 1);
      return { id: input.id };
    }
    const { isDefault, ...fields } = input;
    const known = await rows.listOwned(tx, owner);
    const same = known.find((row) => isSameAddress(row, fields));
    if (same) {
      if (isDefault === 1) await rows.setDefault(tx, owner, same.id, true);
      return { id: same.id };
    }
    if (known.length >= MAX_RECEIVERS) throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_RECEIVERS } });
    const id = await rows.insertReceiver(tx, owner, fields);
    if (isDefault === 1 || known.length === 0) await rows.setDefault(tx, owner, id, true);
    return { id };
  });
}

export async function update(deps: Deps, input: ParsedInputOf<typeof updateReceiver>, context: Context) {
  const owner = ownerOf(context);
  const { id, isDefault, ...fields } = input;
  requireAddress(fields, "receiver", context.locale);
  await withTransaction(deps.db, async (tx) => {
    await rows.lockBook(tx, owner);
    if (!(await rows.updateOwned(tx, owner, id, fields satisfies ReceiverFields))) throw new AppError("NOT_FOUND");
    if (isDefault !== undefined) await rows.setDefault(tx, owner, id, isDefault === 1);
  });
  return {};
}

export async function remove(deps: Deps, id: string, context: Context): Promise<Record<string, never>> {
  if (!(await rows.deleteOwned(deps.db, ownerOf(context), id))) throw new AppError("NOT_FOUND");
  return {};
}
