// Open tasks of the admin, by queue.

import type { AdminOverview } from "@/lib/contracts/ops";
import type { AdminWait } from "@/lib/contracts/ops-order";
import { getById } from "@/lib/server/account/rows";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { countWaiting as countCases } from "@/lib/server/moderation/case-rows";
import { accountLabel } from "../records/customer";
import * as mailRows from "../records/mail-rows";
import * as orderRows from "../orders/order-rows";
import * as quoteRows from "../quotes/quote-rows";
import * as refundRows from "../orders/refund-rows";

type Queue = AdminOverview["queues"][number]["queue"];
type Waiting = { count: number; oldest: Date | null };

/** A mail that is not sent by then has a fault. */
const MAIL_PATIENCE_MS = 10 * 60_000;

const QUEUE_OF: Readonly<Record<AdminWait, Queue>> = {
  complaint: "complaints",
  message: "messages",
  price: "inquiries",
  check: "checks",
  review: "review",
  produce: "produce",
  weigh: "weigh",
  ship: "ship",
  transfer: "transfers",
};

const NOTHING: Waiting = { count: 0, oldest: null };

async function figuresOf(deps: Deps, { viewer, now }: RequestContext<Viewer>, inquiries: number) {
  const { db } = deps;
  const waits = await orderRows.countByWaits(db, { now });
  const mine = { ownerId: viewer.accountId, waits: "any" } as const;
  return {
    late: await orderRows.countOrders(db, { due: "late", now }),
    today: await orderRows.countOrders(db, { due: "today", now }),
    // An order that waits for a price is counted with its inquiry.
    todo: (waits.any ?? 0) - (waits.price ?? 0) + inquiries,
    customer: waits.customer ?? 0,
    mine: (await orderRows.countOrders(db, { ...mine, now })) + (await quoteRows.countQuotes(db, mine)),
  };
}

export async function overview(deps: Deps, context: RequestContext<Viewer>): Promise<AdminOverview> {
  const { viewer, now } = context;
  const { db } = deps;
  const orders = await orderRows.countWaiting(db, {});
  const ofOrders = new Map<Queue, Waiting>(
    orders.flatMap(({ waits, ...waiting }) => (waits ? [[QUEUE_OF[waits], waiting] as const] : [])),
  );
  const found: Record<Queue, Waiting> = {
    // An order that waits for a price is counted with its quote.
    inquiries: await quoteRows.countWaiting(db, {}),
    checks: ofOrders.get("checks") ?? NOTHING,
    review: ofOrders.get("review") ?? NOTHING,
    produce: ofOrders.get("produce") ?? NOTHING,
    weigh: ofOrders.get("weigh") ?? NOTHING,
    ship: ofOrders.get("ship") ?? NOTHING,
    transfers: ofOrders.get("transfers") ?? NOTHING,
    messages: ofOrders.get("messages") ?? NOTHING,
    complaints: ofOrders.get("complaints") ?? NOTHING,
    moderation: await countCases(db),
    refunds: await refundRows.countForPerson(db),
    mails: await mailRows.countStuck(db, new Date(now.getTime() - MAIL_PATIENCE_MS)),
  };
  const queues = Object.entries(found).map(([queue, { count, oldest }]) => ({
    queue: queue as Queue,
    count,
    oldest: oldest?.toISOString() ?? null,
  }));
  const figures = await figuresOf(deps, context, found.inquiries.count);
  return { queues, figures, staff: accountLabel(await getById(db, viewer.accountId)) };
}
