// Complaints: what a customer says is wrong with an order that has left, with photos.

import type { Complaint, complain as complainContract } from "@/lib/contracts/order-care";
import { complaint } from "@/lib/contracts/order-care";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { mayComplain } from "@/lib/core/order/care";
import type { OrderStatus } from "@/lib/core/order/states";
import { ownerOf } from "@/lib/server/cart/service";
import type { Database, Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { publishOrderChanged } from "@/lib/server/realtime/publish";
import { mailComplaint } from "./care-mails";
import * as careRows from "./care-rows";
import { toCareFiles } from "./care-files";
import * as messageRows from "./message-rows";
import { addNote } from "./notes";
import * as rows from "../rows";
import { requireOwnFiles } from "./thread";

type Input = ParsedInputOf<typeof complainContract>;

/** When an order left: as the parcel says, else as it was moved; null where it never did. */
export function shippedMs(shipment: careRows.ShipmentRow | null, events: readonly rows.OrderEventRow[]): number | null {
  const moved = events.findLast(({ fromStatus, toStatus }) => toStatus === "Shipped" && fromStatus !== toStatus);
  return (shipment?.shippedAt ?? moved?.createdAt)?.getTime() ?? null;
}

export type Complaining = {
  status: OrderStatus;
  shippedAt: number | null;
  complaints: readonly Pick<careRows.ComplaintRow, "state">[];
  now: Date;
};

/** One at a time, of what has left, for ninety days. */
export function canComplain({ status, shippedAt, complaints, now }: Complaining): boolean {
  const isOpen = complaints.some(({ state }) => state === "open");
  return !isOpen && mayComplain(status, shippedAt, now.getTime());
}

async function requirePictures(tx: Transaction, fileIds: string[]): Promise<void> {
  const files = await messageRows.findFiles(tx, fileIds);
  if ([...files.values()].some(({ mime }) => !mime.startsWith("image/"))) throw new AppError("WRONG_FILE_FORMAT");
}

async function take(deps: Deps, tx: Transaction, input: Input, context: RequestContext<Viewer>) {
  const { orderId, reason, wish, text, fileIds } = input;
  const order = await rows.lockOwned(tx, ownerOf(context), orderId);
  if (!order) throw new AppError("NOT_FOUND");
  await requireOwnFiles(tx, context.viewer.accountId, fileIds);
  await requirePictures(tx, fileIds);
  const shippedAt = shippedMs(await careRows.findShipment(tx, orderId), await rows.findEvents(tx, orderId));
  const complaints = await careRows.listComplaints(tx, orderId);
  if (!canComplain({ status: order.status, shippedAt, complaints, now: context.now })) {
    throw new AppError("MOVE_NOT_ALLOWED");
  }
  const complaint = { orderId, reason, wish, text, fileIds, createdAt: context.now };
  const complaintId = await careRows.insertComplaint(tx, complaint);
  await addNote(tx, order, { actor: "customer", note: "complained", at: context.now });
  await mailComplaint(deps, tx, order);
  return { complaintId };
}

export async function complain(deps: Deps, input: Input, context: RequestContext<Viewer>) {
  const { accountId } = context.viewer;
  const request = { accountId, key: context.idempotencyKey, operation: "order.complain", input };
  const recorded = await once(deps.db, request, (tx) => take(deps, tx, input, context));
  publishOrderChanged(deps, { id: input.orderId, accountId });
  return recorded;
}

/** The complaints of an order, the newest first. Whose order it is, the caller has asked. */
export async function listComplaints(db: Database, found: readonly careRows.ComplaintRow[]): Promise<Complaint[]> {
  const files = await messageRows.findFiles(db, [...new Set(found.flatMap(({ fileIds }) => fileIds))]);
  return found.map((row) =>
    complaint.parse({
      complaintId: row.id,
      reason: row.reason,
      wish: row.wish,
      text: row.text,
      at: row.createdAt.toISOString(),
      state: row.state,
      answer: row.answer,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      refundMicro: row.refundMicro,
      files: toCareFiles(row.fileIds, files),
    }),
  );
}
