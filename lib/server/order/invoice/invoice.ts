// Texts of an order's invoice: parties, items, amounts and payments.

import { createTranslator } from "use-intl/core";
import { MICRO_PER_UNIT } from "@/lib/base/money";
import type { TaxLine } from "@/lib/core/order/taxes";
import { addressLines } from "@/lib/core/market/address-lines";
import type { Locale } from "@/lib/core/market/area";
import { textOr } from "@/lib/base/has-text";
import { openItem } from "@/lib/server/cart/kinds";
import type { PaymentRow } from "@/lib/server/payment/rows";
import en from "@/messages/en/invoice.json";
import zh from "@/messages/zh/invoice.json";
import type { OrderLineRow, OrderRow } from "../rows";

const MESSAGES = { en, zh };
const TAGS = { en: "en-US", zh: "zh-CN" } as const;

export type InvoiceLine = { words: string[]; quantity: string; unit: string; amount: string };
export type Invoice = {
  title: string;
  number: string;
  seller: { label: string; lines: string[] };
  facts: { label: string; value: string }[];
  parties: { label: string; lines: string[] }[];
  columns: { description: string; quantity: string; unit: string; amount: string };
  lines: InvoiceLine[];
  sums: { label: string; amount: string; isTotal: boolean }[];
  payments: { label: string; lines: string[] };
  notes: string[];
  page: (page: number, pages: number) => string;
};

export type Invoiced = {
  order: OrderRow;
  /** With what the catalog says of parts. */
  lines: OrderLineRow[];
  payments: PaymentRow[];
  shippedAt: number | null;
  seller: string[];
  locale: Locale;
  now: Date;
};

/** InvoiceFormats, dates and amounts in the reader's language. */
function invoiceFormats({ locale, order }: Invoiced) {
  const tag = TAGS[locale];
  const t = createTranslator({ locale: tag, messages: MESSAGES[locale] });
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "Asia/Shanghai" });
  const money = (digits: number) =>
    new Intl.NumberFormat(tag, {
      style: "currency",
      currency: order.currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: digits,
    });
  const [sum, unit] = [money(2), money(4)];
  return {
    tag,
    /** The key is one of messages/invoice.json; parts of it come from what was stored. */
    say: (key: string, values: Record<string, string | number> = {}) => textOr(t, key, key, values),
    date: (at: Date | number) => dates.format(at),
    amount: (micro: number) => sum.format(micro / MICRO_PER_UNIT),
    unit: (micro: number) => unit.format(micro / MICRO_PER_UNIT),
    number: (count: number) => count.toLocaleString(tag),
  };
}
type InvoiceFormats = ReturnType<typeof invoiceFormats>;

type Priced = { unitPriceMicro: number } & Record<
  "pcbTotal" | "componentsTotal" | "assemblyTotal" | "stencilTotal",
  { amountMicro: number }
>;
const SECTIONS = ["pcbTotal", "componentsTotal", "assemblyTotal", "stencilTotal"] as const;

/** Sections of an assembled board's price; other items have a single amount. */
function sectionsOf(price: Priced, formats: InvoiceFormats): string[] {
  const filled = SECTIONS.filter((section) => price[section].amountMicro !== 0);
  if (filled.length < 2) return [];
  return [
    filled
      .map((section) => `${formats.say(`section.${section}`)} ${formats.amount(price[section].amountMicro)}`)
      .join(" · "),
  ];
}

function toLine(line: OrderLineRow, formats: InvoiceFormats): InvoiceLine {
  const { mailLine, quantity } = openItem(line);
  const price = line.price;
  // A board without a project has no name.
  const title = { title: line.projectName, hasTitle: line.projectName === "" ? "no" : "yes" };
  const name = formats.say(`line.${mailLine.key}`, { ...mailLine.values, ...title });
  const own = line.partNo === "" ? [] : [formats.say("partNo", { partNo: line.partNo })];
  return {
    words: [name, ...own, ...sectionsOf(price, formats)],
    quantity: formats.number(quantity),
    unit: formats.unit(price.unitPriceMicro),
    amount: formats.amount(line.totalMicro),
  };
}

function sumsOf({ order }: Invoiced, { say, amount }: InvoiceFormats): Invoice["sums"] {
  const sum = (key: string, micro: number, isTotal = false) => ({
    label: say(`sum.${key}`, { method: say(`method.${order.shippingMethod}`) }),
    amount: amount(micro),
    isTotal,
  });
  const { merchandiseMicro, couponDiscountMicro, transactionFeeMicro, amountPayableMicro } = order;
  const rows = [sum("merchandise", merchandiseMicro)];
  if (couponDiscountMicro !== 0) rows.push(sum("coupon", -couponDiscountMicro));
  rows.push(sum("subtotal", merchandiseMicro - couponDiscountMicro));
  if (transactionFeeMicro !== 0) rows.push(sum("fee", transactionFeeMicro));
  const { shippingChargeMicro, shippingDiscountMicro } = order;
  if (shippingChargeMicro === null) return [...rows, sum("payable", amountPayableMicro, true)];
  const offMicro = Math.min(shippingDiscountMicro, shippingChargeMicro);
  rows.push(sum("shipping", shippingChargeMicro));
  if (offMicro !== 0) rows.push(sum("shippingCoupon", -offMicro));
  return [...rows, sum("total", amountPayableMicro + shippingChargeMicro - offMicro, true)];
}

function taxWords(taxes: readonly TaxLine[], { say, amount }: InvoiceFormats): string[] {
  return taxes.map((line) =>
    line.key === "unknown"
      ? say("tax.unknown")
      : say(`tax.${line.key}`, { rate: line.ratePercent, amount: amount(line.estimateMicro) }),
  );
}

function paymentWords({ payments }: Invoiced, { say, amount, date }: InvoiceFormats): string[] {
  const sentences = payments.toReversed().flatMap(({ status, settledAt, createdAt, amountMicro, method }) => {
    const values = { date: date(settledAt ?? createdAt), amount: amount(amountMicro), method: say(`by.${method}`) };
    if (status === "succeeded") return [say("payment", values)];
    return status === "refunded" ? [say("payment", values), say("refund", values)] : [];
  });
  return sentences.length > 0 ? sentences : [say("none")];
}

function factsOf({ order, shippedAt, now }: Invoiced, { say, date }: InvoiceFormats, number: string): Invoice["facts"] {
  const facts: [string, string | null][] = [
    ["number", number],
    ["order", order.orderNumber],
    ["purchase", order.purchaseNumber || null],
    ["ordered", date(order.createdAt)],
    ["paid", order.paidAt && date(order.paidAt)],
    ["shipped", shippedAt === null ? null : date(shippedAt)],
    ["issued", date(now)],
  ];
  return facts.flatMap(([key, value]) => (value === null ? [] : [{ label: say(`fact.${key}`), value }]));
}

type Party = Parameters<typeof addressLines>[0] & { taxId?: string; invoiceTitle?: string };

function partiesOf({ order }: Invoiced, { say, tag }: InvoiceFormats): Invoice["parties"] {
  const lines = (party: Party) => [
    ...(party.invoiceTitle ? [party.invoiceTitle] : []),
    ...addressLines(party, tag),
    ...(party.taxId ? [say("taxId", { taxId: party.taxId })] : []),
  ];
  const receiver = order.receiver;
  const bill = order.bill ?? order.receiver;
  return [
    { label: say("buyer"), lines: lines(bill) },
    { label: say("receiver"), lines: lines(receiver) },
  ];
}

/** The same order makes the same invoice but for the day on which it is issued. */
export function writeInvoice(invoiced: Invoiced): Invoice {
  const { order } = invoiced;
  const formats = invoiceFormats(invoiced);
  const { say, amount } = formats;
  const state = order.paidAt === null ? "unpaid" : "paid";
  const number = `INV-${order.orderNumber}`;
  const method = say(`method.${order.shippingMethod}`);
  const isLater = order.shippingChargeMicro === null && order.shippingMethod !== "pickup";
  const later = isLater ? [say("later", { method, amount: amount(order.shippingEstimateMicro) })] : [];
  return {
    title: say(`title.${state}`),
    number,
    seller: { label: say("seller"), lines: invoiced.seller },
    facts: factsOf(invoiced, formats, number),
    parties: partiesOf(invoiced, formats),
    columns: {
      description: say("column.description"),
      quantity: say("column.quantity"),
      unit: say("column.unit"),
      amount: say("column.amount"),
    },
    lines: invoiced.lines.map((line) => toLine(line, formats)),
    sums: sumsOf(invoiced, formats),
    payments: { label: say("payments"), lines: paymentWords(invoiced, formats) },
    notes: [...taxWords(order.taxes as TaxLine[], formats), ...later, say(`note.${state}`)],
    page: (page, pages) => say("page", { page, pages }),
  };
}
