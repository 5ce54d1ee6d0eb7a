// Shipping and billing address of an order, as they are when it is placed.

import { billFields, type BillFields } from "@/lib/contracts/bill";
import { AppError } from "@/lib/contracts/errors";
import * as addressRows from "@/lib/server/address/rows";
import * as billRows from "@/lib/server/bill/rows";
import { toBillFields } from "@/lib/server/bill/service";
import { ownerOf } from "@/lib/server/cart/service";
import type { Transaction } from "@/lib/server/db/client";
import type { RequestContext, Viewer } from "@/lib/server/http/context";

type Context = RequestContext<Viewer>;

/** The address without whose it is; ADDRESS_NEEDED where the caller has no such one. */
export async function loadShippingAddress(tx: Transaction, receiverId: string, context: Context) {
  const receiver = await addressRows.findOwned(tx, ownerOf(context), receiverId);
  if (!receiver) throw new AppError("ADDRESS_NEEDED");
  const { id: _id, accountId: _accountId, area: _area, isDefault: _isDefault, createdAt: _at, ...address } = receiver;
  return address;
}

/** A bill may be kept incomplete; one that an invoice goes to may not: NOT_FOUND, BILL_INCOMPLETE with its `fields`. */
export async function loadBillingAddress(
  tx: Transaction,
  billId: string | undefined,
  context: Context,
): Promise<BillFields | null> {
  if (billId === undefined) return null;
  const row = await billRows.findOwned(tx, ownerOf(context), billId);
  if (!row) throw new AppError("NOT_FOUND");
  const bill = billFields.safeParse(toBillFields(row));
  if (!bill.success) {
    const fields = [...new Set(bill.error.issues.map(({ path }) => path.join(".")))];
    throw new AppError("BILL_INCOMPLETE", { data: { fields } });
  }
  return bill.data;
}
