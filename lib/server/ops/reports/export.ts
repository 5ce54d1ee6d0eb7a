// Lists of the admin as CSV: read page by page and sent as they are read, so that memory does not grow with the list.

import { csvRow, type CsvCell } from "@/lib/base/csv";
import { toDecimal } from "@/lib/base/money";
import type {
  exportAdminOrders,
  exportAdminQuotes,
  exportAdminRefunds,
  exportAdminReport,
} from "@/lib/contracts/admin-export";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { shanghaiDay } from "@/lib/core/order/working-days";
import type { Deps } from "@/lib/server/deps";
import type { FileAnswer, RequestContext, Viewer } from "@/lib/server/http/context";
import type { DayCounter } from "./day-counts";
import * as orderRows from "../orders/order-rows";
import { toFilter as toOrderFilter, toRow as toOrderRow } from "../orders/orders";
import * as quoteRows from "../quotes/quote-rows";
import { toFilter as toQuoteFilter, toRow as toQuoteRow } from "../quotes/quotes";
import * as refundRows from "../orders/refund-rows";
import { report } from "./reports";

type Context = RequestContext<Viewer>;
type Page = (pageNum: number, pageSize: number) => Promise<CsvCell[][]>;

const PAGE_SIZE = 500;

/** Excel takes a file for UTF-8 only with the mark in front. */
const BYTE_ORDER_MARK = "\uFEFF";

function streamCsv(head: readonly string[], page: Page): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let pageNum = 0;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvRow(head))),
    async pull(controller) {
      pageNum += 1;
      const rows = await page(pageNum, PAGE_SIZE);
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.map(csvRow).join("")));
      if (rows.length < PAGE_SIZE) controller.close();
    },
  });
}

const toFile = (name: string, now: Date, body: ReadableStream<Uint8Array>): FileAnswer => ({
  ...{ body, mime: "text/csv; charset=utf-8", name: `${name}-${shanghaiDay(now.getTime())}.csv` },
});

const amount = (micro: number | null): CsvCell => (micro === null ? null : toDecimal(micro));

const ORDER_HEAD = [
  ...["order", "status", "waits_for", "due", "promised", "owner", "customer", "product", "title", "quantity"],
  ...["currency", "amount", "ordered", "area"],
];

export function orders(deps: Deps, input: ParsedInputOf<typeof exportAdminOrders>, context: Context): FileAnswer {
  const filter = toOrderFilter(input, context);
  const page: Page = async (pageNum, pageSize) =>
    (await orderRows.list(deps.db, { ...filter, pageNum, pageSize })).rows.map((found) => {
      const row = toOrderRow(found, context);
      return [
        ...[row.orderNumber, row.status, row.waits, row.due, row.estimatedShippingDate, row.owner?.name ?? null],
        ...[row.customer, row.productType, row.title, row.quantity, row.currency, amount(row.amountPayableMicro)],
        ...[row.orderDate, row.area],
      ];
    });
  return toFile("orders", context.now, streamCsv(ORDER_HEAD, page));
}

const QUOTE_HEAD = [
  ...["quote", "status", "kind", "owner", "customer", "project", "quantity", "currency", "total"],
  ...["received", "valid_until", "area"],
];

export function quotes(deps: Deps, input: ParsedInputOf<typeof exportAdminQuotes>, context: Context): FileAnswer {
  const filter = toQuoteFilter(input, context);
  const page: Page = async (pageNum, pageSize) =>
    (await quoteRows.list(deps.db, { ...filter, pageNum, pageSize })).rows.map((found) => {
      const row = toQuoteRow(found, context);
      return [
        ...[row.quoteNumber, row.status, row.kind, row.owner?.name ?? null, row.customer, row.projectName],
        ...[row.quantity, row.currency, amount(row.totalMicro), row.at, row.expiresAt, row.area],
      ];
    });
  return toFile("quotes", context.now, streamCsv(QUOTE_HEAD, page));
}

const REFUND_HEAD = [
  ...["order", "state", "reason", "method", "currency", "amount", "reference", "created", "sent", "area"],
];

export function refunds(deps: Deps, filter: ParsedInputOf<typeof exportAdminRefunds>, context: Context): FileAnswer {
  const page: Page = async (pageNum, pageSize) =>
    (await refundRows.list(deps.db, { ...filter, pageNum, pageSize })).rows.map(({ refund, payment, order }) => [
      ...[order.orderNumber, refund.status, refund.reason, payment.method, order.currency],
      ...[amount(refund.amountMicro), refund.reference, refund.createdAt.toISOString()],
      ...[refund.sentAt?.toISOString() ?? null, order.area],
    ]);
  return toFile("refunds", context.now, streamCsv(REFUND_HEAD, page));
}

const REPORT_HEAD = [
  ...["day", "prices_asked", "uploads", "registrations", "quotes", "quotes_ordered", "orders", "paid"],
  ...["currency", "revenue", "refunds", "boards", "assembly", "stencils", "components"],
];

/** At most as many days as a report shows: one page. */
export async function reportCsv(
  { deps, counter }: { deps: Deps; counter: DayCounter },
  input: ParsedInputOf<typeof exportAdminReport>,
  context: Context,
): Promise<FileAnswer> {
  const { days, currency, area } = await report({ deps, counter }, input, context);
  const products = ({ boards, assembly, stencils, components }: (typeof days)[number]["productsMicro"]) =>
    [boards, assembly, stencils, components].map(amount);
  const rows = days.map((day) => [
    ...[day.day, day.pricesAsked, day.uploads, day.registrations, day.quotes, day.quotesOrdered, day.orders, day.paid],
    ...[currency, amount(day.revenueMicro), amount(day.refundedMicro), ...products(day.productsMicro)],
  ]);
  const page: Page = (pageNum) => Promise.resolve(pageNum === 1 ? rows : []);
  return toFile(`report-${area}`, context.now, streamCsv(REPORT_HEAD, page));
}
