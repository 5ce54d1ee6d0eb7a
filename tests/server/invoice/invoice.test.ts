// Texts of an invoice, and its PDF: small, paged and with embedded typefaces.

import type { PaymentStatus } from "@/lib/server/db/tables/payment";
import { describe, expect, it } from "vitest";
import type { TaxLine } from "@/lib/core/order/taxes";
import { drawInvoice } from "@/lib/server/order/invoice/draw";
import { type Invoiced, writeInvoice } from "@/lib/server/order/invoice/invoice";
import { loadTypefaces } from "@/lib/server/pdf/typefaces";
import { unwrapWoff } from "@/lib/server/pdf/woff";
import { PRICE, SPECIFICATION } from "@/tests/support/board-item";
import { pdfText } from "@/tests/support/pdf-text";

const RECEIVER = {
  ...{ firstName: "小明", lastName: "王", company: "深圳示例科技有限公司", country: "CN", state: "广东省" },
  ...{ city: "深圳市", district: "南山区", address: "科技园 1 号", address2: "", postcode: "518000" },
  ...{ phone: "13800138000", email: "", taxId: "91440300MA5EXAMPLE" },
};
const line = (position: number): Invoiced["lines"][number] => ({
  ...{ id: `line-${position}`, orderId: "order-1", position, itemType: "Custom", partNo: "MD-7" },
  ...{
    projectId: null,
    projectName: "Motor driver",
    fileId: null,
    topPictureKey: null,
    board3dSnapshotKey: null,
    boardFiles: [],
    dfm: null,
    bookVersion: "test",
  },
  specification: { ...SPECIFICATION },
  price: { ...PRICE },
  totalMicro: 30_000_000,
});

function invoiced(change: Partial<Invoiced["order"]> = {}, lines = [line(0)]): Invoiced {
  const order = {
    ...{ id: "order-1", orderNumber: "BW261121-7K2MQ4", purchaseNumber: "PO-77", accountId: "a" },
    ...{ area: "en-US" as const, locale: "en" as const, currency: "USD" as const, status: "Paid" as const },
    ...{ productType: "Custom", title: "", quantity: 50, lineCount: 1 },
    isPriced: true,
    ...{ merchandiseMicro: 30_000_000, couponDiscountMicro: 5_000_000, transactionFeeMicro: 1_000_000 },
    ...{ amountPayableMicro: 26_000_000, shippingEstimateMicro: 18_400_000, shippingChargeMicro: null },
    ...{ shippingMethod: "express", receiver: RECEIVER, bill: null, coupon: null, shippingDiscountMicro: 0 },
    taxes: [{ key: "unknown" }] satisfies TaxLine[],
    ...{ process: "payNow", paymentMethod: "card", remark: "", offerDay: null, leadTimeDays: 5 },
    ...{ paidAt: new Date("2026-11-21T04:00:00Z"), promisedAt: null, questionState: "none", promiseStoppedAt: null },
    ...{ hiddenAt: null, erasedAt: null, createdAt: new Date("2026-11-20T04:00:00Z") },
    ...change,
  };
  const now = new Date("2026-11-22T04:00:00Z");
  return { order, lines, payments: [], shippedAt: null, seller: ["Boardwright", "localhost"], locale: "en", now };
}

const sums = (invoice: Invoiced) => writeInvoice(invoice).sums.map(({ label, amount }) => [label, amount]);

describe("an invoice", () => {
  it("adds up to what is payable while the parcel is not weighed, and says that shipping comes later", () => {
    const invoice = writeInvoice(invoiced());
    expect(sums(invoiced())).toEqual([
      ["Merchandise total", "$30.00"],
      ["Coupon discount", "-$5.00"],
      ["Subtotal", "$25.00"],
      ["Transaction fee", "$1.00"],
      ["Amount payable", "$26.00"],
    ]);
    expect(invoice.notes).toContain("Shipping (express) is charged after production: about $18.40.");
    expect([invoice.title, invoice.number]).toEqual(["Invoice", "INV-BW261121-7K2MQ4"]);
    expect(invoice.facts.map(({ value }) => value)).toEqual([
      ...["INV-BW261121-7K2MQ4", "BW261121-7K2MQ4", "PO-77"],
      ...["November 20, 2026", "November 21, 2026", "November 22, 2026"],
    ]);
  });

  it("adds the parcel once it was weighed, less at most what it costs", () => {
    const weighed = invoiced({ shippingChargeMicro: 18_400_000, shippingDiscountMicro: 20_000_000 });
    expect(sums(weighed).slice(-3)).toEqual([
      ["Shipping, express", "$18.40"],
      ["Shipping coupon", "-$18.40"],
      ["Total", "$26.00"],
    ]);
  });

  it("is pro forma until it is paid, and no tax invoice in China", () => {
    expect(writeInvoice(invoiced({ paidAt: null })).title).toBe("Pro forma invoice");
    const zh = writeInvoice({ ...invoiced({ currency: "CNY", area: "zh-CN" }), locale: "zh" });
    expect([zh.title, zh.sums.at(-1)]).toEqual(["商业发票", { label: "应付金额", amount: "¥26.00", isTotal: true }]);
    expect(zh.notes.at(-1)).toContain("不是税务发票");
    expect(zh.parties[0]?.lines).toContain("税号 91440300MA5EXAMPLE");
  });

  it("tells each payment and what was refunded", () => {
    const payment = {
      ...{ id: "p", orderId: "order-1", part: "order", provider: "stripe", method: "card" },
      ...{ currency: "USD" as const, amountMicro: 26_000_000, feeMicro: 0, reference: null, chargeReference: null },
      ...{ payUrl: null, expiresAt: null, lookedUpAt: null, createdAt: new Date("2026-11-21T04:00:00Z") },
      settledAt: null,
    };
    const paymentTexts = (status: PaymentStatus) =>
      writeInvoice({ ...invoiced(), payments: [{ ...payment, status }] }).payments.lines;
    expect(paymentTexts("succeeded")).toEqual(["November 21, 2026: $26.00 received by card"]);
    expect(paymentTexts("refunded")).toEqual([
      "November 21, 2026: $26.00 received by card",
      "November 21, 2026: $26.00 refunded by card",
    ]);
    expect(paymentTexts("failed")).toEqual(["No payment received yet."]);
  });
});

describe("its PDF", () => {
  const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
  const draw = async (lines: number) => {
    const invoice = invoiced(
      {},
      Array.from({ length: lines }, (_, at) => line(at)),
    );
    return drawInvoice(writeInvoice({ ...invoice, locale: "zh" }), await loadTypefaces());
  };

  it("has as many pages as its lines need, and stays small", async () => {
    const [one, many] = [await draw(1), await draw(60)];
    expect([pagesOf(one), pagesOf(many)]).toEqual([1, 5]);
    expect(Math.max(one.length, many.length)).toBeLessThan(300_000);
  });

  it("embeds the characters that it writes, with their meaning for whoever copies them", async () => {
    const pdf = await draw(1);
    expect(pdf.toString("latin1")).toMatch(/\/FontFile[23]/);
    const text = pdfText(pdf);
    for (const words of ["商业发票", "深圳示例科技有限公司", "BW261121-7K2MQ4", "Motor driver"])
      expect(text).toContain(words);
  });

  it("is made of typefaces in no other wrapping than WOFF 1.0", () => {
    expect(() => unwrapWoff(Buffer.from("wOF2 and more that is none"))).toThrow("not a WOFF 1.0 file");
  });
});
