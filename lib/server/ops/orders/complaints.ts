// Complaints in the admin: each is decided once, with a refund, a remake, or an answer that declines it.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { AdminComplaint, decideAdminComplaint, listAdminComplaints } from "@/lib/contracts/ops-complaint";
import type { Queryable, Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { mailComplaintDecided } from "@/lib/server/order/care/care-mails";
import { addNote, complaintDecidedNote } from "@/lib/server/order/care/notes";
import * as orderRows from "@/lib/server/order/rows";
import { insertRefund, refundableMicro } from "@/lib/server/payment/refund-rows";
import { listByOrder, type PaymentRow } from "@/lib/server/payment/rows";
import { publishOrderChanged } from "@/lib/server/realtime/publish";
import { recordAct } from "../records/audit";
import { accountLabel } from "../records/customer";
import * as rows from "./complaint-rows";
import { listFiles } from "./files";
import { remake } from "./remake";

type Input = ParsedInputOf<typeof decideAdminComplaint>;

/** Payments of an order: the goods before the parcel. */
async function paidOf(db: Queryable, orderId: string): Promise<PaymentRow[]> {
  const paid = (await listByOrder(db, orderId)).filter(({ status }) => status === "succeeded");
  return paid.sort((a, b) => a.part.localeCompare(b.part));
}

async function leftOf(db: Queryable, orderId: string): Promise<number> {
  let left = 0;
  for (const payment of await paidOf(db, orderId)) left += await refundableMicro(db, payment);
  return left;
}

async function toComplaint(db: Queryable, { complaint, order }: rows.ListedComplaint): Promise<AdminComplaint> {
  return {
    complaintId: complaint.id,
    orderId: complaint.orderId,
    orderNumber: order.orderNumber,
    area: order.area,
    customer: accountLabel(order),
    currency: order.currency as AdminComplaint["currency"],
    reason: complaint.reason,
    wish: complaint.wish,
    text: complaint.text,
    files: await listFiles(db, complaint.fileIds),
    state: complaint.state as AdminComplaint["state"],
    answer: complaint.answer,
    refundMicro: complaint.refundMicro,
    refundableMicro: await leftOf(db, complaint.orderId),
    remakeOrderId: complaint.remakeOrderId,
    at: complaint.createdAt.toISOString(),
    decidedAt: complaint.decidedAt?.toISOString() ?? null,
  };
}

const toComplaints = (db: Queryable, found: rows.ListedComplaint[]) =>
  Promise.all(found.map((row) => toComplaint(db, row)));

export async function list(deps: Deps, filter: ParsedInputOf<typeof listAdminComplaints>) {
  const found = await rows.list(deps.db, filter);
  const count = await rows.countByState(deps.db, filter);
  return { rows: await toComplaints(deps.db, found.rows), total: found.total, count };
}

export async function complaintsOf(db: Queryable, orderId: string): Promise<AdminComplaint[]> {
  return toComplaints(db, await rows.listByOrder(db, orderId));
}

/** From the goods' payment first. REFUND_TOO_HIGH for more than is left of all. Answers the first refund's id. */
async function refund(tx: Transaction, complaint: rows.ComplaintRow, amountMicro: number, now: Date) {
  if (amountMicro > (await leftOf(tx, complaint.orderId))) throw new AppError("REFUND_TOO_HIGH");
  const made: string[] = [];
  let open = amountMicro;
  for (const payment of await paidOf(tx, complaint.orderId)) {
    const part = Math.min(open, await refundableMicro(tx, payment));
    if (part === 0) continue;
    const cause = { reason: "complaint", cause: complaint.id };
    const id = await insertRefund(tx, payment, { ...cause, amountMicro: part, now });
    if (id !== null) made.push(id);
    open -= part;
  }
  return made[0] ?? null;
}

type Outcome = { state: "refunded" | "remade" | "declined"; refundMicro: number | null } & Partial<
  Pick<rows.ComplaintRow, "refundId" | "remakeOrderId">
>;

async function carryOut(
  tx: Transaction,
  { complaint, order }: { complaint: rows.ComplaintRow; order: orderRows.OrderRow },
  { decision, amountMicro }: Input,
  now: Date,
): Promise<Outcome> {
  if (decision === "decline") return { state: "declined", refundMicro: null };
  if (decision === "remake") {
    return { state: "remade", refundMicro: null, remakeOrderId: await remake(tx, order, now) };
  }
  if (amountMicro === undefined) throw new AppError("REFUND_TOO_HIGH");
  const refundId = await refund(tx, complaint, amountMicro, now);
  return { state: "refunded", refundMicro: amountMicro, refundId };
}

export async function decide(deps: Deps, input: Input, context: RequestContext<Viewer>) {
  const { viewer, now } = context;
  const { complaintId, answer } = input;
  const request = { accountId: viewer.accountId, key: context.idempotencyKey, operation: "ops.complaint", input };
  const known = await rows.find(deps.db, complaintId);
  if (!known) throw new AppError("NOT_FOUND");
  const decided = await once(deps.db, request, async (tx) => {
    // The order first, as every other writer of its money takes it.
    const order = await orderRows.lock(tx, known.orderId);
    const complaint = await rows.find(tx, complaintId);
    if (!order || !complaint) throw new AppError("NOT_FOUND");
    if (complaint.state !== "open") throw new AppError("STALE_VERSION", { data: { state: complaint.state } });
    const outcome = await carryOut(tx, { complaint, order }, input, now);
    await rows.decide(tx, complaintId, { ...outcome, answer, decidedBy: viewer.accountId, decidedAt: now });
    const { state, refundMicro, remakeOrderId = null } = outcome;
    await mailComplaintDecided(deps, tx, order, { state, answer, refundMicro });
    await addNote(tx, order, complaintDecidedNote(order, { state, refundMicro }, now));
    await recordAct(tx, context, {
      kind: "complaint-decided",
      accountId: order.accountId,
      subject: `order:${order.id}`,
      details: { from: "open", to: state, refundMicro, answer },
    });
    return { state, remakeOrderId };
  });
  publishOrderChanged(deps, await orderRows.getById(deps.db, known.orderId));
  return decided;
}
