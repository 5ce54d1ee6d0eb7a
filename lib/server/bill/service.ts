// A customer's billing addresses.

import type { Bill, BillFields, createBill, updateBill, updateUserBill } from "@/lib/contracts/bill";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { Locale } from "@/lib/core/market/area";
import { requireAddress } from "@/lib/server/address/check";
import { lockBook } from "@/lib/server/address/rows";
import { countryName } from "@/lib/server/area/service";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import * as rows from "./rows";

type Context = RequestContext<Viewer>;

/** Enough for any company, too few to fill a disk. */
const MAX_BILLS = 50;

const ownerOf = (context: Context): rows.BillOwner => ({ accountId: context.viewer.accountId, area: context.area });

function toColumns({ realValue, ...fields }: BillFields): rows.BillColumns {
  return { ...fields, isBusiness: realValue === 1 };
}

/** The wire's fields of a row, without whose it is. */
export function toBillFields(row: rows.BillRow): BillFields {
  const {
    id: _id,
    accountId: _accountId,
    area: _area,
    isDefault: _isDefault,
    createdAt: _at,
    isBusiness,
    ...fields
  } = row;
  return { ...fields, realValue: isBusiness ? 1 : 0 };
}

function toBill(row: rows.BillRow, locale: Locale): Bill {
  return {
    ...toBillFields(row),
    id: row.id,
    isDefault: row.isDefault ? 1 : 0,
    countryName: countryName(row.country, locale),
  };
}

export async function list(deps: Deps, context: Context): Promise<{ rows: Bill[]; total: number }> {
  const owned = await rows.listOwned(deps.db, ownerOf(context));
  return { rows: owned.map((row) => toBill(row, context.locale)), total: owned.length };
}

export async function getDefault(deps: Deps, context: Context): Promise<Bill | null> {
  const row = await rows.findDefault(deps.db, ownerOf(context));
  return row ? toBill(row, context.locale) : null;
}

export async function create(deps: Deps, input: ParsedInputOf<typeof createBill>, context: Context) {
  const owner = ownerOf(context);
  const { isDefault, ...fields } = input;
  requireAddress(fields, "bill", context.locale);
  return withTransaction(deps.db, async (tx) => {
    await lockBook(tx, owner);
    const known = await rows.listOwned(tx, owner);
    if (known.length >= MAX_BILLS) throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_BILLS } });
    const id = await rows.insertBill(tx, owner, toColumns(fields));
    if (isDefault === 1 || known.length === 0) await rows.setDefault(tx, owner, id, true);
    return { id };
  });
}

export async function update(deps: Deps, input: ParsedInputOf<typeof updateBill>, context: Context) {
  const owner = ownerOf(context);
  const { id, isDefault, ...fields } = input;
  requireAddress(fields, "bill", context.locale);
  await withTransaction(deps.db, async (tx) => {
    await lockBook(tx, owner);
    if (!(await rows.updateOwned(tx, owner, id, toColumns(fields)))) throw new AppError("NOT_FOUND");
    if (isDefault !== undefined) await rows.setDefault(tx, owner, id, isDefault === 1);
  });
  return {};
}

/** Writes the default one; where there is none it makes it. */
export async function updateDefault(deps: Deps, input: ParsedInputOf<typeof updateUserBill>, context: Context) {
  const owner = ownerOf(context);
  requireAddress(input, "bill", context.locale);
  return withTransaction(deps.db, async (tx) => {
    await lockBook(tx, owner);
    const known = await rows.findDefault(tx, owner);
    if (known) {
      await rows.updateOwned(tx, owner, known.id, toColumns(input));
      return { id: known.id };
    }
    const others = await rows.listOwned(tx, owner);
    if (others.length >= MAX_BILLS) throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_BILLS } });
    const id = await rows.insertBill(tx, owner, toColumns(input));
    await rows.setDefault(tx, owner, id, true);
    return { id };
  });
}

export async function remove(deps: Deps, id: string, context: Context): Promise<Record<string, never>> {
  if (!(await rows.deleteOwned(deps.db, ownerOf(context), id))) throw new AppError("NOT_FOUND");
  return {};
}
