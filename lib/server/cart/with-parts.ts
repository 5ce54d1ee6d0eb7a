// Items that are parts, with what the catalogue says of them now: their kind knows no database.

import type { Queryable } from "@/lib/server/db/client";
import * as partRows from "@/lib/server/part/rows";

type Specified = { itemType: string; specification: Record<string, unknown> };

const partIdOf = ({ itemType, specification }: Specified): string | null =>
  itemType === "Normal" && typeof specification.partId === "string" ? specification.partId : null;

const numberOf = (value: unknown) => (typeof value === "number" ? value : Number(value) || 0);

/** `row` is the part, null where there is none; `wanted` how many of it all the items want together. */
export async function withParts<T extends Specified>(db: Queryable, items: T[]): Promise<T[]> {
  const ids = items.map(partIdOf).filter((id) => id !== null);
  if (ids.length === 0) return items;
  const known = new Map((await partRows.listByIds(db, ids)).map((row) => [row.id, row]));
  const wanted = new Map<string, number>();
  for (const item of items) {
    const id = partIdOf(item);
    if (id !== null) wanted.set(id, (wanted.get(id) ?? 0) + numberOf(item.specification.quantity));
  }
  return items.map((item) => {
    const id = partIdOf(item);
    if (id === null) return item;
    const specification = { ...item.specification, row: known.get(id) ?? null, wanted: wanted.get(id) ?? 0 };
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
