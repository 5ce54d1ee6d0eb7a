// Items of an order at current prices, for the cart; nothing is written.

import { receiverFields } from "@/lib/contracts/address";
import { AppError } from "@/lib/contracts/errors";
import { type Reorder, reorder } from "@/lib/contracts/order";
import * as addressRows from "@/lib/server/address/rows";
import { openItem } from "@/lib/server/cart/kinds";
import { priceOpen } from "@/lib/server/cart/pricing";
import { ownerOf } from "@/lib/server/cart/service";
import { withParts } from "@/lib/server/cart/with-parts";
import type { Deps } from "@/lib/server/deps";
import * as projectRows from "@/lib/server/gerber/rows";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import * as rows from "../rows";

type Context = RequestContext<Viewer>;

/** A project that is gone is left out: the line may be ordered without its files. */
async function ownProject(deps: Deps, projectId: string | null, context: Context): Promise<string | null> {
  if (projectId === null) return null;
  return (await projectRows.findOwned(deps.db, context.owner(), projectId)) ? projectId : null;
}

async function readLines(deps: Deps, { id: orderId, isPriced }: rows.OrderRow, context: Context) {
  const lines = await withParts(deps.db, await rows.findLines(deps.db, orderId));
  const opened = lines.map((line) => ({ line, open: openItem(line) }));
  const makeable = opened.filter(({ open }) => open.isMakeable);
  const prices = await priceOpen(
    deps,
    // Ordered again is quoted anew.
    makeable.map(({ open }) => ({ open, bookVersion: null })),
    context,
  );
  const priceOf = new Map(makeable.map(({ line }, at) => [line.id, prices[at]?.price]));
  return Promise.all(
    opened.map(async ({ line, open }) => ({
      itemType: line.itemType,
      partNo: line.partNo,
      projectId: await ownProject(deps, line.projectId, context),
      projectName: line.projectName,
      specification: open.specification,
      // Assembled boards that nobody has priced are asked for by another quote.
      price: isPriced || line.itemType !== "BomQuote" ? (priceOf.get(line.id) ?? null) : null,
      previousTotalMicro: line.totalMicro,
    })),
  );
}

/** The entry of the address book whose fields are all as they were. */
async function sameReceiver(deps: Deps, receiver: Reorder["receiver"], context: Context): Promise<string | null> {
  const wanted = JSON.stringify(receiver);
  const known = await addressRows.listOwned(deps.db, ownerOf(context));
  return known.find((row) => JSON.stringify(receiverFields.safeParse(row).data) === wanted)?.id ?? null;
}

export async function readForReorder(deps: Deps, id: string, context: Context): Promise<Reorder> {
  const order = await rows.findOwned(deps.db, ownerOf(context), id);
  if (!order) throw new AppError("NOT_FOUND");
  const receiver = receiverFields.parse(order.receiver);
  return reorder.output.parse({
    orderId: order.id,
    currency: order.currency,
    lines: await readLines(deps, order, context),
    receiverId: await sameReceiver(deps, receiver, context),
    receiver,
    shippingMethod: order.shippingMethod,
    process: order.process,
    remark: order.remark,
  });
}
