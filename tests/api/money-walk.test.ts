// The two payments of an order, for goods and for shipping: for any sequence of actions, paid, due and refunded amounts
// add up after every step, in the records and on the customer's page.

import { eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { cancelOrder, viewOrder } from "@/lib/contracts/order";
import { complain, completeOrder } from "@/lib/contracts/order-care";
import { decideAdminComplaint } from "@/lib/contracts/ops-complaint";
import {
  cancelAdminOrder,
  confirmAdminTransfer,
  moveAdminOrder,
  processAdminOrder,
  shipAdminOrder,
} from "@/lib/contracts/ops-order";
import { cancelUnpaidOrders } from "@/lib/server/order/pay/cancel-unpaid";
import { orders } from "@/lib/server/db/tables/order";
import { complaints } from "@/lib/server/db/tables/order-care";
import { payments, refunds } from "@/lib/server/db/tables/payment";
import { newId } from "@/lib/server/ids";
import { ann, api, admin, eve, shop, setUpAdmin, TRANSFER_ENV } from "../support/admin-test";
import { FOUR_LAYERS } from "../support/shop";

setUpAdmin({ env: TRANSFER_ENV, isFresh: false });

const RUNS = process.env.CI ? 6 : 14;
const FIFTEEN_DAYS_MS = 15 * 86_400_000;
/** Coupons for FOUR_LAYERS, whose boards cost 39.25. */
const COUPONS = {
  none: { boards: 0, parcel: 0 },
  boards: { boards: 15_000_000, parcel: 0 },
  parcel: { boards: 0, parcel: 10_000_000 },
  wholeParcel: { boards: 0, parcel: 90_000_000 },
  everything: { boards: 90_000_000, parcel: 0 },
} as const;

type Opened = Awaited<ReturnType<typeof admin.sandboxRequest>>;
interface Walked {
  id: string;
  /** Every link to the provider's page that was ever given out. */
  links: Opened[];
}

const statusOf = async (id: string) => (await admin.statusOf(id)) ?? "";
const view = async (id: string) => (await api.call(viewOrder, { id }, ann)).data;
/** Amount that the customer's page asks for now. */
async function askedMicro(id: string): Promise<number> {
  const { canPay, status, amountPayableMicro, shippingDueMicro } = await view(id);
  if (!canPay) return 0;
  return (status === "Processed" ? shippingDueMicro : amountPayableMicro) ?? 0;
}

async function openLink(walked: Walked): Promise<Opened | null> {
  const asked = await askedMicro(walked.id);
  const opened = await admin.sandboxRequest(ann, walked.id).catch(() => null);
  if (opened === null) return null;
  // The provider is asked for the amount on the page, to the cent.
  expect(opened.amountMicro).toBe(asked);
  walked.links.push(opened);
  return opened;
}

const sendEvent = ({ paymentId, currency, amountMicro }: Opened, kind: "succeeded" | "failed") =>
  admin.sandboxNotice({ paymentId, currency, amountMicro, kind });

const STEPS = {
  open: (walked) => openLink(walked),
  async pay(walked) {
    const opened = await openLink(walked);
    if (opened) await sendEvent(opened, "succeeded");
  },
  async refuse(walked) {
    const opened = await openLink(walked);
    if (opened) await sendEvent(opened, "failed");
  },
  /** A page of the provider that was left open long ago is paid now, perhaps a second time. */
  async payOldLink({ links: [first] }) {
    if (first) await sendEvent(first, "succeeded");
  },
  askTransfer: ({ id }) => admin.pay(ann, id, "bankTransfer"),
  async transfer({ id }) {
    const amountMicro = await askedMicro(id);
    return api.callRaw(confirmAdminTransfer, { id, amountMicro, bankReference: newId() }, eve);
  },
  cancel: ({ id }) => api.call(cancelOrder, { id }, ann),
  async review({ id }) {
    return api.callRaw(moveAdminOrder, { id, from: await statusOf(id), to: "Reviewed" }, eve);
  },
  async produce({ id }) {
    return api.callRaw(moveAdminOrder, { id, from: await statusOf(id), to: "In Production" }, eve);
  },
  async weigh({ id }) {
    const weighed = { id, from: await statusOf(id), weightGrams: 300, chargeMicro: 22_340_000 };
    return api.callRaw(processAdminOrder, weighed, eve);
  },
  async ship({ id }) {
    return api.callRaw(shipAdminOrder, { id, from: await statusOf(id), carrier: "DHL" }, eve);
  },
  async stop({ id }) {
    return api.callRaw(cancelAdminOrder, { id, from: await statusOf(id), reason: "no stock" }, eve);
  },
  complete: ({ id }) => api.call(completeOrder, { id }, ann),
  complain: ({ id: orderId }) =>
    api.call(
      complain,
      { orderId, reason: "late", wish: "refund", text: "late", fileIds: [] },
      { ...ann, key: newId() },
    ),
  async refund({ id }) {
    const found = await api.db.select().from(complaints).where(eq(complaints.orderId, id));
    const complaintId = found.find(({ state }) => state === "open")?.id ?? "none";
    const decided = { complaintId, decision: "refund", amountMicro: 7_000_000, answer: "so be it" };
    return api.callRaw(decideAdminComplaint, decided, { ...eve, key: newId() });
  },
  expire: () => cancelUnpaidOrders(api.deps, new Date(api.clock.now.getTime() + FIFTEEN_DAYS_MS)),
} satisfies Record<string, (walked: Walked) => Promise<unknown>>;
type Step = keyof typeof STEPS;

const sum = (rows: readonly { amountMicro: number }[]) => rows.reduce((total, row) => total + row.amountMicro, 0);

async function expectBooks(id: string): Promise<void> {
  const [order] = await api.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error("the order is gone");
  const made = await api.db.select().from(payments).where(eq(payments.orderId, id));
  const refundRows = await api.db
    .select()
    .from(refunds)
    .where(
      inArray(
        refunds.paymentId,
        made.map((payment) => payment.id),
      ),
    );
  const kept = made.filter(({ status }) => status === "succeeded");
  const returned = made.filter(({ status }) => status === "refunded");
  const isWeighed = ["Processed", "Shipped", "Complete"].includes(order.status);
  const parcelMicro = isWeighed ? Math.max(0, (order.shippingChargeMicro ?? 0) - order.shippingDiscountMicro) : 0;
  const owedMicro = order.status === "Cancelled" ? 0 : order.amountPayableMicro + parcelMicro;

  // Payments kept and the amount still due add up to the order's cost.
  expect([order.status, sum(kept) + (await askedMicro(id))]).toEqual([order.status, owedMicro]);
  // A refund goes back by its own payment, in full if nothing is kept.
  for (const payment of made) {
    const backMicro = sum(refundRows.filter(({ paymentId }) => paymentId === payment.id));
    if (payment.status === "refunded") expect(backMicro).toBe(payment.amountMicro);
    else if (payment.status === "succeeded") expect(backMicro).toBeLessThanOrEqual(payment.amountMicro);
    else expect(backMicro).toBe(0);
  }
  const inMicro = sum(kept) + sum(returned);
  const outMicro = sum(refundRows);
  if (order.status === "Cancelled") expect([inMicro - outMicro, kept.length]).toEqual([0, 0]);
  else expect(inMicro - outMicro).toBeGreaterThanOrEqual(0);

  const seen = await view(id);
  expect(sum(seen.payments.filter(({ status }) => status === "succeeded"))).toBe(sum(kept));
}

it("adds up on every way through an order, with every kind of coupon", { timeout: 240_000 }, async () => {
  // The way of an order to its end, with anything at all in between.
  const way: Step[] = ["pay", "review", "produce", "weigh", "pay", "ship", "complain", "refund", "complete"];
  const noise = fc.array(fc.constantFrom(...(Object.keys(STEPS) as Step[])), { maxLength: 2 });
  // Without a webhook in between, and stopped when shipping is paid.
  const still = [...way, null].map((): Step[] => []);
  const stopped = still.map((_, at): Step[] => (at === way.indexOf("ship") ? ["stop"] : []));
  const ends = new Set<string>();
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(COUPONS) as (keyof typeof COUPONS)[])),
      fc.tuple(...way.map(() => noise), noise),
      async (coupon, noises) => {
        const { boards, parcel } = COUPONS[coupon];
        const validTo = new Date(api.clock.now.getTime() + FIFTEEN_DAYS_MS);
        const kind = boards > 0 ? "pcb" : "shipping";
        const amountMicro = Math.max(boards, parcel);
        const couponId = amountMicro > 0 ? await shop.giveCoupon(ann, { kind, amountMicro, validTo }) : undefined;
        const item = await shop.add(ann, { specification: FOUR_LAYERS, projectId: await shop.addProject(ann) });
        const id = await shop.mustOrder(ann, { cartItemIds: [item], couponId });
        const walked: Walked = { id, links: [] };
        await expectBooks(id);
        for (const [at, tried] of noises.entries()) {
          for (const step of [...tried, ...(way[at] ? [way[at]] : [])]) {
            api.advance(60_000);
            await STEPS[step](walked);
            await expectBooks(id);
            sent++;
          }
        }
        ends.add(await statusOf(id));
      },
    ),
    {
      numRuns: RUNS,
      examples: [
        ["parcel", still],
        ["boards", stopped],
      ],
    },
  );
  expect(sent).toBeGreaterThanOrEqual(RUNS * way.length);
  expect([...ends]).toEqual(expect.arrayContaining(["Complete", "Cancelled"]));
});
