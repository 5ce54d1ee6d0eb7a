// Items that are parts or have parts, with what the catalog says of them now: their kind knows no database.

import { findPurchases, type QuotePurchase } from "@/lib/server/bom/rows";
import type { Queryable } from "@/lib/server/db/client";
import * as partRows from "@/lib/server/part/rows";

type Specified = { itemType: string; specification: Record<string, unknown> };

const partIdOf = ({ itemType, specification }: Specified): string | null =>
  itemType === "Normal" && typeof specification.partId === "string" ? specification.partId : null;

const numberOf = (value: unknown) => (typeof value === "number" ? value : Number(value) || 0);

const quoteIdOf = ({ itemType, specification }: Specified): string | null =>
  itemType === "BomQuote" && typeof specification.quoteId === "string" ? specification.quoteId : null;

/** Parts that automatic offers among the items buy, and which of them are short for all items together. */
async function withPurchases<T extends Specified>(db: Queryable, items: T[]): Promise<T[]> {
  const ids = items.map(quoteIdOf).filter((id) => id !== null);
  if (ids.length === 0) return items;
  const wanted = new Map<string, number>();
  const bought = new Map<string, QuotePurchase[]>();
  for (const purchase of await findPurchases(db, ids)) {
    wanted.set(purchase.partId, (wanted.get(purchase.partId) ?? 0) + purchase.bought);
    bought.set(purchase.quoteId, [...(bought.get(purchase.quoteId) ?? []), purchase]);
  }
  return items.map((item) => {
    const short = bought.get(quoteIdOf(item) ?? "")?.find(({ partId, stock }) => stock < (wanted.get(partId) ?? 0));
    if (!short) return item;
    const { mpn, stock } = short;
    return { ...item, specification: { ...item.specification, lack: { mpn, stock } } };
  });
}

/**
 * A part gets `row`, null if unknown, and `wanted`, the quantity over all items. An offer gets `lack`, if a part that
 * it buys is short.
 */
export async function withParts<T extends Specified>(db: Queryable, specified: T[]): Promise<T[]> {
  const items = await withPurchases(db, specified);
  const ids = items.map(partIdOf).filter((id) => id !== null);
  if (ids.length === 0) return items;
  const rowById = new Map((await partRows.listByIds(db, ids)).map((row) => [row.id, row]));
  const wanted = new Map<string, number>();
  for (const item of items) {
    const id = partIdOf(item);
    if (id !== null) wanted.set(id, (wanted.get(id) ?? 0) + numberOf(item.specification.quantity));
  }
  return items.map((item) => {
    const id = partIdOf(item);
    if (id === null) return item;
    const specification = { ...item.specification, row: rowById.get(id) ?? null, wanted: wanted.get(id) ?? 0 };
    return { ...item, specification };
  });
}

/** The same for one that is only being said. */
export async function withPart(
  db: Queryable,
  itemType: string,
  specification: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const [item] = await withParts(db, [{ itemType, specification }]);
  return item?.specification ?? specification;
}
