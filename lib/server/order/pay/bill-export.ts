// An order's invoice as a file, for its owner.

import { AppError } from "@/lib/contracts/errors";
import { ownerOf } from "@/lib/server/cart/service";
import { withParts } from "@/lib/server/cart/with-parts";
import { originOf } from "@/lib/server/config/origin";
import type { Deps } from "@/lib/server/deps";
import type { FileAnswer, RequestContext, Viewer } from "@/lib/server/http/context";
import * as paymentRows from "@/lib/server/payment/rows";
import * as careRows from "../care/care-rows";
import { shippedMs } from "../care/complaints";
import { drawInvoice } from "../invoice/draw";
import { writeInvoice } from "../invoice/invoice";
import { loadTypefaces } from "@/lib/server/pdf/typefaces";
import * as rows from "../rows";

/** Trade name; legal name and address from the configuration, if given. */
function sellerOf(deps: Deps, { area, locale }: RequestContext): string[] {
  const name = locale === "zh" ? "板匠" : "Boardwright";
  return [name, new URL(originOf(deps.environment, area)).host];
}

export async function exportOrderBill(
  deps: Deps,
  { orderId }: { orderId: string },
  context: RequestContext<Viewer>,
): Promise<FileAnswer> {
  const order = await rows.findOwned(deps.db, ownerOf(context), orderId);
  if (!order) throw new AppError("NOT_FOUND");
  if (!order.isPriced) throw new AppError("MOVE_NOT_ALLOWED");
  const shipment = await careRows.findShipment(deps.db, orderId);
  const invoice = writeInvoice({
    order,
    lines: await withParts(deps.db, await rows.findLines(deps.db, orderId)),
    payments: await paymentRows.listByOrder(deps.db, orderId),
    shippedAt: shippedMs(shipment, await rows.findEvents(deps.db, orderId)),
    seller: sellerOf(deps, context),
    locale: context.locale,
    now: context.now,
  });
  const body = await drawInvoice(invoice, await loadTypefaces());
  return { body: new Uint8Array(body), name: `${invoice.number}.pdf`, mime: "application/pdf", size: body.length };
}
