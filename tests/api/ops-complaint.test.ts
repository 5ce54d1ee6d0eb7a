// Complaints and refunds in the admin: decided once, never for more than was paid.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { viewOrder } from "@/lib/contracts/order";
import { decideAdminComplaint, listAdminComplaints } from "@/lib/contracts/ops-complaint";
import { moveAdminOrder, processAdminOrder, shipAdminOrder } from "@/lib/contracts/ops-order";
import { listAdminRefunds, markAdminRefund } from "@/lib/contracts/ops-refund";
import { complain } from "@/lib/contracts/order-care";
import { complaints } from "@/lib/server/db/tables/order-care";
import { payments, refunds } from "@/lib/server/db/tables/payment";
import { newId } from "@/lib/server/ids";
import { sendDueRefunds } from "@/lib/server/payment/refunds";
import { ann, api, as, admin, eve, setUpAdmin } from "../support/admin-test";

setUpAdmin();

/** An order of 39.25 and 20.00 for its parcel, shipped, and what its customer says of it. */
async function complainOf(person = ann) {
  const orderId = await admin.paidOrder(person);
  await admin.advance(eve, person, { id: orderId, to: "Shipped" });
  const words = { reason: "quality" as const, wish: "refund" as const, text: "The mask peels off.", fileIds: [] };
  const answer = await api.call(complain, { orderId, ...words }, as(person));
  admin.mustSucceed(answer);
  return { orderId, complaintId: answer.data.complaintId };
}

const decide = (complaintId: string, decision: string, change: Record<string, unknown> = {}, staff = eve) =>
  api.callRaw(
    decideAdminComplaint,
    { complaintId, decision, answer: "We are sorry.", ...change },
    {
      ...as(staff),
      key: newId(),
    },
  );
const stateOf = async (id: string) => (await api.db.select().from(complaints).where(eq(complaints.id, id)))[0];

describe("complaints", () => {
  it("are listed, open ones first, with the most that can be given back", async () => {
    const { orderId, complaintId } = await complainOf();
    const declined = await complainOf(await admin.customer());
    await decide(declined.complaintId, "decline");
    const { data } = await api.call(listAdminComplaints, {}, as(eve));
    expect(data.rows.map((row) => [row.complaintId, row.state])).toEqual([
      [complaintId, "open"],
      [declined.complaintId, "declined"],
    ]);
    expect(data.rows[0]).toMatchObject({ orderId, text: "The mask peels off.", refundableMicro: 59_250_000 });
    expect(data.count).toEqual({ open: 1, declined: 1 });
    expect((await api.callRaw(listAdminComplaints, { state: "lost" }, as(eve))).code).toBe("INVALID_INPUT");
  });
});

describe("refund", () => {
  it("is a refund for the complaint's cause, out of what was paid, said by mail", async () => {
    const { orderId, complaintId } = await complainOf();
    const answer = await decide(complaintId, "refund", { amountMicro: 10_000_000 });
    expect(answer.data).toEqual({ state: "refunded", remakeOrderId: null });
    const [refund] = await api.db.select().from(refunds);
    expect(refund).toMatchObject({ cause: complaintId, amountMicro: 10_000_000, status: "due" });
    expect(await stateOf(complaintId)).toMatchObject({
      ...{ state: "refunded", refundMicro: 10_000_000, refundId: refund?.id, decidedBy: eve.accountId },
    });
    expect((await api.db.select().from(payments)).map(({ status }) => status)).toEqual(["succeeded", "succeeded"]);
    expect(await sendDueRefunds(api.deps, api.clock.now)).toBe(1);
    const { order, refunds: listed } = await admin.view(eve, orderId);
    expect(listed.map(({ state, amountMicro }) => [state, amountMicro])).toEqual([["sent", 10_000_000]]);
    expect(await admin.subjectsTo(ann.email)).toContain(
      `Your complaint about order ${order.orderNumber} has been resolved`,
    );
    expect((await admin.acts()).at(-1)).toMatchObject({
      kind: "complaint-decided",
      subject: `order:${orderId}`,
      details: { from: "open", to: "refunded", refundMicro: 10_000_000, answer: "We are sorry." },
    });
  });

  it("may be everything, goods and shipping, and never a cent more, over several complaints", async () => {
    const { orderId, complaintId } = await complainOf();
    for (const amountMicro of [59_260_000, undefined]) {
      expect((await decide(complaintId, "refund", { amountMicro })).code).toBe("REFUND_TOO_HIGH");
    }
    for (const amountMicro of [0, -10_000, 15_000]) {
      expect((await decide(complaintId, "refund", { amountMicro })).code).toBe("INVALID_INPUT");
    }
    expect((await decide(complaintId, "refund", { amountMicro: 50_000_000 })).type).toBe("success");
    const words = { reason: "other" as const, wish: "refund" as const, text: "And more.", fileIds: [] };
    const second = (await api.call(complain, { orderId, ...words }, as(ann))).data.complaintId;
    expect((await decide(second, "refund", { amountMicro: 9_260_000 })).code).toBe("REFUND_TOO_HIGH");
    expect((await decide(second, "refund", { amountMicro: 9_250_000 })).type).toBe("success");
    const refundedMicro = (await api.db.select().from(refunds)).reduce((sum, { amountMicro }) => sum + amountMicro, 0);
    expect(refundedMicro).toBe(59_250_000);
  });

  it("that goes back by two payments is one refund to the customer, with its parts, and stands in the log", async () => {
    const { orderId, complaintId } = await complainOf();
    // Payments of 39.25 for the goods and 20.00 for the parcel: the goods' payment is refunded first.
    await decide(complaintId, "refund", { amountMicro: 50_000_000 });
    const seenBy = async () => (await api.call(viewOrder, { id: orderId }, as(ann))).data;
    const at = api.clock.now.toISOString();
    const part = { method: "sandbox", state: "processing", reference: null, sentAt: null };
    const decided = await seenBy();
    expect(decided.refunds).toEqual([
      {
        ...{ cause: "complaint", amountMicro: 50_000_000, state: "processing", at },
        parts: [
          { ...part, part: "order", amountMicro: 39_250_000 },
          { ...part, part: "shipping", amountMicro: 10_750_000 },
        ],
      },
    ]);
    expect(decided.events.at(-1)).toMatchObject({
      ...{ from: "Shipped", to: "Shipped", actor: "staff", note: "complaintDecided" },
      details: { state: "refunded", amountMicro: "50000000", currency: "USD" },
    });
    api.advance(1000);
    const sentAt = api.clock.now.toISOString();
    expect(await sendDueRefunds(api.deps, api.clock.now)).toBe(2);
    const sent = await seenBy();
    expect(sent.refunds).toMatchObject([{ state: "refunded", parts: [{ sentAt }, { sentAt }] }]);
    expect(sent.refunds[0]?.parts.every(({ reference }) => reference !== null)).toBe(true);
    expect(sent.events.slice(-2).map(({ actor, note, details }) => [actor, note, details.amountMicro])).toEqual([
      ["system", "refundSent", "39250000"],
      ["system", "refundSent", "10750000"],
    ]);
    const { order } = await admin.view(eve, orderId);
    expect(order.events).toEqual(sent.events);
  });

  it("of two staff members who decide at once is one's", async () => {
    const { complaintId } = await complainOf();
    const liz = await admin.hire();
    const both = await Promise.all([
      decide(complaintId, "refund", { amountMicro: 10_000_000 }),
      decide(complaintId, "decline", {}, liz),
    ]);
    expect(both.map(({ type, code }) => code ?? type).sort()).toEqual(["STALE_VERSION", "success"]);
  });

  it("is not given without an answer, nor for a complaint that does not exist", async () => {
    const { complaintId } = await complainOf();
    expect((await decide(complaintId, "decline", { answer: " " })).code).toBe("INVALID_INPUT");
    expect((await decide("none", "decline")).code).toBe("NOT_FOUND");
    expect(await stateOf(complaintId)).toMatchObject({ state: "open" });
  });
});

describe("making again", () => {
  it("is a new order of the same lines and files at no charge, paid and promised, shipped for nothing", async () => {
    const { orderId, complaintId } = await complainOf();
    const { data } = await decide(complaintId, "remake");
    const id = data.remakeOrderId ?? "";
    expect(data.state).toBe("remade");
    const previous = (await api.call(viewOrder, { id: orderId }, as(ann))).data;
    const again = (await api.call(viewOrder, { id }, as(ann))).data;
    expect(again).toMatchObject({
      status: "Paid",
      amountPayableMicro: 0,
      merchandiseTotalMicro: 0,
      documents: previous.documents,
    });
    expect(again.lines.map(({ specification, totalMicro }) => [specification, totalMicro])).toEqual(
      previous.lines.map(({ specification }) => [specification, 0]),
    );
    expect(again.estimatedShippingDate).not.toBeNull();
    expect(again.events.map(({ from, to, actor }) => [from, to, actor])).toEqual([
      [null, "Queued", "staff"],
      ["Queued", "Submitted", "system"],
      ["Submitted", "Paid", "staff"],
    ]);
    for (const [from, to] of [
      ["Paid", "Reviewed"],
      ["Reviewed", "In Production"],
    ] as const) {
      admin.mustSucceed(await api.call(moveAdminOrder, { id, from, to }, as(eve)));
    }
    expect((await admin.view(eve, id)).shipping.proposedMicro).toBe(0);
    const weighed = { id, from: "In Production" as const, weightGrams: 100, chargeMicro: 20_000_000 };
    expect((await api.call(processAdminOrder, weighed, as(eve))).data).toMatchObject({ dueMicro: 0 });
    expect((await api.call(shipAdminOrder, { id, from: "Processed", carrier: "DHL" }, as(eve))).type).toBe("success");
    expect(await api.db.select().from(refunds)).toEqual([]);
  });
});

describe("refunds", () => {
  async function byHand() {
    const made = await complainOf();
    await decide(made.complaintId, "refund", { amountMicro: 5_000_000 });
    const [refund] = await api.db.select().from(refunds);
    await api.db.update(refunds).set({ status: "byHand" });
    api.advance(1000);
    return { ...made, refundId: refund?.id ?? "" };
  }

  it("that need a person come first, and are noted as sent with the bank's reference, once", async () => {
    const { orderId, refundId } = await byHand();
    const { data } = await api.call(listAdminRefunds, {}, as(eve));
    expect(data).toMatchObject({ total: 1, count: { byHand: 1 }, rows: [{ orderId, state: "byHand" }] });
    const mark = () => api.call(markAdminRefund, { refundId, reference: "TX-9" }, as(eve));
    expect((await mark()).type).toBe("success");
    expect((await mark()).code).toBe("STALE_VERSION");
    const [refund] = await api.db.select().from(refunds);
    expect(refund).toMatchObject({ status: "sent", reference: "TX-9", sentAt: api.clock.now });
    expect((await admin.acts()).at(-1)).toMatchObject({
      kind: "refund-sent",
      details: { from: "byHand", to: "sent", reference: "TX-9", amountMicro: 5_000_000 },
    });
  });

  it("on their way by a provider are nobody's to send, and unknown ones are not found", async () => {
    const { refundId } = await byHand();
    await api.db.update(refunds).set({ status: "due" });
    expect((await api.call(markAdminRefund, { refundId, reference: "TX" }, as(eve))).code).toBe("STALE_VERSION");
    expect((await api.call(markAdminRefund, { refundId: "none", reference: "TX" }, as(eve))).code).toBe("NOT_FOUND");
    expect((await api.call(markAdminRefund, { refundId, reference: "" }, as(eve))).code).toBe("INVALID_INPUT");
    expect((await api.db.select().from(refunds)).map(({ status }) => status)).toEqual(["due"]);
  });
});
