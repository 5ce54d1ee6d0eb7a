// The parts of an order as a table: of assembled boards as their quote listed them, and parts that were bought alone.

import * as z from "zod";
import type { OrderPart } from "@/lib/contracts/order-care";
import { normalContent } from "@/lib/contracts/item";
import type { ListedLineRow } from "@/lib/server/bom/rows";
import * as bomRows from "@/lib/server/bom/rows";
import type { Database } from "@/lib/server/db/client";
import type * as rows from "../rows";

const PLACED = 2;
const NOT_PLACED = 1;

/**
 * Quantities of the whole order: a parts list counts one board. What the customer sends has no price here, and what the
 * offer leaves away is not placed.
 */
function toPart(line: ListedLineRow, position: number, boards: number): OrderPart {
  const quantity = line.quantity * boards;
  const isAssembled = line.isPlaced && line.isAssembled && line.supply !== "none";
  const unitPrice = isAssembled && line.supply === "turnkey" ? line.unitPriceMicro : null;
  return {
    line: position,
    brandName: line.part?.manufacturer ?? line.manufacturer,
    sn: line.part?.mpn ?? line.mpn,
    bottomTop: line.side,
    packageName: line.footprint,
    tagNo: line.designator,
    quantity,
    dnp: isAssembled ? PLACED : NOT_PLACED,
    unitPrice,
    totalCost: unitPrice === null ? null : unitPrice * quantity,
  };
}

/** Number of pieces of each board, in order. */
function piecesOf({ quantity, boards }: rows.OrderLineRow["specification"]): number[] {
  const several = z.array(z.object({ pieces: z.int() })).safeParse(boards).data;
  return several ? several.map(({ pieces }) => pieces) : [typeof quantity === "number" ? quantity : 0];
}

async function ofQuote(db: Database, { specification, position }: rows.OrderLineRow): Promise<OrderPart[]> {
  const { quoteId } = specification;
  if (typeof quoteId !== "string") return [];
  const pieces = piecesOf(specification);
  return (await bomRows.findLines(db, quoteId)).map((line) => ({
    ...toPart(line, position, pieces[line.board] ?? 0),
    ...(pieces.length > 1 ? { board: line.board } : {}),
  }));
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
