// Content of the items as an order stores it.

import { productTypeOf } from "@/lib/core/order/totals";
import { shanghaiDay } from "@/lib/core/order/working-days";
import type { ChargedItem, PricedItem } from "@/lib/server/cart/pricing";
import type { Transaction } from "@/lib/server/db/client";
import { dfmOfLine } from "@/lib/server/dfm/order-line";
import { reserveBoard3dSnapshot } from "@/lib/server/gerber/rows";
import { quotedBoardFiles } from "./boards";
import type * as rows from "../rows";

/** Content of a line beside its files. */
export function offeredPart({ open, price }: Pick<PricedItem, "open" | "price">) {
  return {
    specification: open.specification,
    price,
    bookVersion: price.bookVersion,
    totalMicro: price.total.amountMicro,
  };
}

/**
 * A line with its files and pictures: what the check of a board's files had found, with what was accepted of it, and the files of
 * boards beside the first.
 */
export async function toLine(tx: Transaction, bought: PricedItem): Promise<rows.OrderLineInsert> {
  const { item, name, project } = bought;
  const line = {
    itemType: item.itemType,
    partNo: item.partNo,
    projectId: item.projectId,
    projectName: name,
    fileId: project?.fileId ?? null,
    topPictureKey: project?.topPictureKey ?? null,
    board3dSnapshotKey: item.projectId && (await reserveBoard3dSnapshot(tx, item.projectId)),
    ...offeredPart(bought),
  };
  return { ...line, dfm: await dfmOfLine(tx, line), boardFiles: await quotedBoardFiles(tx, line) };
}

/** The columns that say what was bought, whatever it costs. */
export function describe(items: readonly ChargedItem[], now: Date) {
  return {
    productType: productTypeOf(items.map(({ item }) => item.itemType)),
    title: items.find(({ name }) => name !== "")?.name ?? items.find(({ open }) => open.title)?.open.title ?? "",
    quantity: items.reduce((sum, { open }) => sum + open.quantity, 0),
    lineCount: items.length,
    leadTimeDays: Math.max(...items.map(({ open }) => open.leadTimeDays)),
    offerDay: items.some(({ usesOffer }) => usesOffer) ? shanghaiDay(now.getTime()) : null,
  };
}
