// The parts of an order as a table: of assembled boards as their quote listed them, and parts that were bought alone.

import type { OrderPart } from "@/lib/contracts/order-care";
import { normalContent } from "@/lib/contracts/item";
import type { BomLineRow } from "@/lib/server/bom/rows";
import * as bomRows from "@/lib/server/bom/rows";
import type { Database } from "@/lib/server/db/client";
import type * as rows from "./rows";

const PLACED = 2;
const NOT_PLACED = 1;

/** Quantities of the whole order: a parts list counts one board. */
function toPart(line: BomLineRow, position: number, boards: number): OrderPart {
  const quantity = line.quantity * boards;
  return {
    line: position,
    brandName: line.manufacturer,
    sn: line.mpn,
    bottomTop: line.side,
    packageName: line.footprint,
    tagNo: line.designator,
    quantity,
    dnp: line.isPlaced ? PLACED : NOT_PLACED,
    unitPrice: line.isPlaced ? line.unitPriceMicro : null,
    totalCost: line.isPlaced && line.unitPriceMicro !== null ? line.unitPriceMicro * quantity : null,
  };
}

async function ofQuote(db: Database, { specification, position }: rows.OrderLineRow): Promise<OrderPart[]> {
  const { quoteId, quantity } = specification;
  if (typeof quoteId !== "string" || typeof quantity !== "number") return [];
  return (await bomRows.findLines(db, quoteId)).map((line) => toPart(line, position, quantity));
}

function bought(line: rows.OrderLineRow): OrderPart[] {
  const whole = normalContent.safeParse(line).data;
  if (!whole) return [];
  const { manufacturer, mpn, packageName, quantity } = whole.specification;
  return [
    {
      line: line.position,
      brandName: manufacturer,
      sn: mpn,
      bottomTop: "",
      packageName,
      tagNo: line.partNo,
      quantity,
      dnp: PLACED,
      unitPrice: whole.price.unitPriceMicro,
      totalCost: line.totalMicro,
    },
  ];
}

export async function listParts(db: Database, lines: readonly rows.OrderLineRow[]): Promise<OrderPart[]> {
  const parts: OrderPart[] = [];
  for (const line of lines) {
    if (line.itemType === "BomQuote") parts.push(...(await ofQuote(db, line)));
    if (line.itemType === "Normal") parts.push(...bought(line));
  }
  return parts;
}
