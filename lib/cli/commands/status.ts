// `boardwright status`: the account's orders, or one of them.

import { toDecimal } from "@/lib/base/money";
import type { Command, CommandContext, Outcome } from "@/lib/cli/command";
import { EXIT } from "@/lib/cli/exit";
import { CliFailure } from "@/lib/cli/failure";
import type { Client } from "@/lib/cli/net/client";
import { safeText } from "@/lib/cli/output/safe-text";
import { table } from "@/lib/cli/output/table";
import { orderLink } from "@/lib/cli/views/page-links";
import { listOrders, type OrderSummary, viewOrder } from "@/lib/contracts/order";

const LISTED = 20;

const dayOf = (time: string | null) => time?.slice(0, 10) ?? null;

const summaryView = (order: Omit<OrderSummary, "lines">, client: Client) => ({
  ...{ orderId: order.orderId, orderNumber: order.orderNumber, title: order.title, status: order.status },
  ...{ quantity: order.quantity, currency: order.currency, orderDate: order.orderDate },
  payable: order.amountPayableMicro === null ? null : toDecimal(order.amountPayableMicro),
  estimatedShippingDate: order.estimatedShippingDate,
  question: order.questionState,
  url: orderLink(client.address, order.orderId),
});

async function list({ words, width }: CommandContext, client: Client): Promise<Outcome> {
  const { rows, total } = await client.call(listOrders, { pageSize: LISTED });
  const heads = ["number", "title", "status", "ordered", "ships", "payable"] as const;
  const columns = heads.map((key) => ({ head: words.say(`status.${key}`), isNumeric: key === "payable" }));
  const cells = rows.map((row) => [
    row.orderNumber,
    safeText(row.title),
    words.orderStatus(row.status),
    dayOf(row.orderDate) ?? "-",
    dayOf(row.estimatedShippingDate) ?? "-",
    row.amountPayableMicro === null
      ? "-"
      : words.money({ currency: row.currency, amountMicro: row.amountPayableMicro }),
  ]);
  return {
    exit: EXIT.ok,
    data: { total, orders: rows.map((row) => summaryView(row, client)) },
    lines:
      total === 0
        ? [words.say("status.none")]
        : [...table(columns, cells, width), "", words.say("status.count", { total })],
  };
}

/** By its number, else by its id: a number that is nobody's may be an id. */
async function idOf(given: string, client: Client): Promise<string> {
  const { rows } = await client.call(listOrders, { keyword: given.slice(0, 100), pageSize: LISTED });
  return rows.find(({ orderNumber }) => orderNumber === given)?.orderId ?? given;
}

async function view(given: string, { words, width, style }: CommandContext, client: Client): Promise<Outcome> {
  const order = await client.call(viewOrder, { id: await idOf(given, client) });
  const { shipment, events, canCancel, canPay, estimatedDelivery } = order;
  const data = summaryView(order, client);
  const steps = events.map(({ to, at }) => [at.slice(0, 16).replace("T", " "), words.orderStatus(to)]);
  const facts = [
    [words.say("status.status"), words.orderStatus(order.status)],
    [words.say("status.title"), safeText(order.title)],
    [words.say("status.ships"), dayOf(order.estimatedShippingDate) ?? "-"],
    ...(shipment ? [[words.say("status.parcel"), safeText(`${shipment.carrier} ${shipment.trackingNumber}`)]] : []),
  ];
  const columns = [{ head: words.say("status.fact") }, { head: words.say("status.value") }];
  const stepColumns = [{ head: words.say("status.time") }, { head: words.say("status.status") }];
  return {
    exit: EXIT.ok,
    data: {
      ...{ ...data, canCancel, canPay, estimatedDelivery, paidDate: order.paidDate },
      shipment: shipment && { carrier: shipment.carrier, trackingNumber: shipment.trackingNumber },
      events: events.map(({ to, at }) => ({ status: to, at })),
    },
    lines: [
      ...[style.strong(order.orderNumber), "", ...table(columns, facts, width), ""],
      ...[...table(stepColumns, steps, width), "", data.url],
    ],
  };
}

export const status: Command = {
  flags: {},
  maxWords: 1,
  async run(context) {
    const client = await context.connect();
    if (!client.hasKey) throw new CliFailure(EXIT.auth, "keyMissing");
    const [given] = context.args.words;
    return given === undefined ? list(context, client) : view(given, context, client);
  },
};
