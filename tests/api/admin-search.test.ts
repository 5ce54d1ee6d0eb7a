// Search, the customer page and the exports: staff's alone, over everybody's records.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  exportAdminOrders,
  exportAdminQuotes,
  exportAdminRefunds,
  exportAdminReport,
} from "@/lib/contracts/admin-export";
import { searchAdmin, viewAdminCustomer } from "@/lib/contracts/admin-search";
import { accounts } from "@/lib/server/db/tables/account";
import { orders } from "@/lib/server/db/tables/order";
import { payments } from "@/lib/server/db/tables/payment";
import { listByOrder as listPayments } from "@/lib/server/payment/rows";
import { inquireBoard } from "../support/admin-quote-test";
import { ann, api, as, admin, eve, setUpAdmin } from "../support/admin-test";

setUpAdmin();

const found = async (keyword: string) =>
  (await api.call(searchAdmin, { keyword }, as(eve))).data.rows.map(({ kind, id }) => [kind, id]);

describe("the search", () => {
  it("is staff's alone, and needs two characters", async () => {
    expect((await api.call(searchAdmin, { keyword: "ann" })).code).toBe("UNKNOWN_ROUTE");
    expect((await api.call(searchAdmin, { keyword: "ann" }, as(ann))).code).toBe("UNKNOWN_ROUTE");
    expect((await api.call(searchAdmin, { keyword: "a" }, as(eve))).code).toBe("INVALID_INPUT");
  });

  it("finds an order by its number, its tracking number and its customer, and says why", async () => {
    const id = await admin.paidOrder(ann);
    await admin.advance(eve, ann, { id, to: "Shipped" });
    await api.db.update(orders).set({ purchaseNumber: "PO-77" }).where(eq(orders.id, id));
    const { order } = await admin.view(eve, id);
    expect(await found(order.orderNumber)).toEqual([["order", id]]);
    expect((await api.call(searchAdmin, { keyword: "jd01" }, as(eve))).data.rows).toMatchObject([
      { kind: "order", id, matched: "JD01", status: "Shipped" },
    ]);
    expect(await found("po-77")).toEqual([["order", id]]);
    expect(await found(ann.email)).toEqual([
      ["order", id],
      ["customer", ann.accountId],
    ]);
    expect(await found("%%")).toEqual([]);
  });

  it("finds a quote by its number and a customer by the company's name", async () => {
    const quoteId = await inquireBoard();
    await api.db.update(accounts).set({ companyName: "Halden Instruments" }).where(eq(accounts.id, ann.accountId));
    expect(await found("PQ261121")).toEqual([["quote", quoteId]]);
    expect(await found("halden")).toEqual([["customer", ann.accountId]]);
  });
});

describe("a customer's page", () => {
  it("is staff's alone; whoever does not exist is not found", async () => {
    const { accountId: id } = ann;
    expect((await api.call(viewAdminCustomer, { id })).code).toBe("UNKNOWN_ROUTE");
    expect((await api.call(viewAdminCustomer, { id }, as(ann))).code).toBe("UNKNOWN_ROUTE");
    expect((await api.call(viewAdminCustomer, { id: "none" }, as(eve))).code).toBe("NOT_FOUND");
  });

  it("shows orders, quotes and what was spent, of this customer and of no other", async () => {
    const bob = await admin.customer();
    const [hers] = [await admin.paidOrder(ann), await admin.paidOrder(bob)];
    const quoteId = await inquireBoard();
    const page = (await api.call(viewAdminCustomer, { id: ann.accountId }, as(eve))).data;
    const { order } = await admin.view(eve, hers);
    expect(page.customer.email).toBe(ann.email);
    expect(page.orders.map(({ orderId }) => orderId)).toEqual([hers]);
    expect(page.quotes.map((quote) => quote.quoteId)).toEqual([quoteId]);
    expect(page.spend).toEqual([{ currency: "USD", amountMicro: order.amountPayableMicro }]);
    expect(JSON.stringify(page)).not.toMatch(/passwordHash|argon2|tokenHash/);
  });
});

describe("records of one moment", () => {
  it("stand in the order of their ids, on the customer's page and in the search", async () => {
    const placed = [await admin.place(ann), await admin.place(ann), await admin.place(ann)].toSorted();
    // Written in the opposite order, so that the order of the table does not help.
    for (const id of placed.toReversed()) {
      await api.db
        .update(orders)
        .set({ createdAt: new Date("2026-11-21T02:00:00Z"), title: "tie" })
        .where(eq(orders.id, id));
    }
    const page = (await api.call(viewAdminCustomer, { id: ann.accountId }, as(eve))).data;
    expect(page.orders.map(({ orderId }) => orderId)).toEqual(placed);
    expect(await found("tie")).toEqual(placed.map((id) => ["order", id]));
  });

  it("payments of an order stand in the order of their ids", async () => {
    const id = await admin.paidOrder(ann);
    const [paid] = await api.db.select().from(payments).where(eq(payments.orderId, id));
    if (!paid) throw new Error("no payment");
    const ids = ["aaa", "bbb"].map((end) => `0${paid.id.slice(1, -3)}${end}`);
    for (const next of ids.toReversed()) {
      await api.db.insert(payments).values({ ...paid, id: next, status: "failed" });
    }
    expect((await listPayments(api.db, id)).map((row) => row.id)).toEqual([...ids, paid.id].toSorted());
  });
});

describe("an export", () => {
  const fetchText = async (endpoint: Parameters<typeof api.fetchFile>[0], input: Record<string, unknown> = {}) => {
    const answer = await api.fetchFile(endpoint, input, as(eve));
    return { type: answer.headers.get("content-type"), text: await answer.text() };
  };

  it.each([exportAdminOrders, exportAdminQuotes, exportAdminRefunds, exportAdminReport])(
    "$path is staff's alone",
    async (endpoint) => {
      for (const person of [{}, as(ann)]) {
        const answer = await api.fetchFile(endpoint, {}, person);
        expect(((await answer.json()) as { code: string }).code).toBe("UNKNOWN_ROUTE");
      }
    },
  );

  it("is refused a filter that does not exist", async () => {
    const answer = await api.fetchFile(exportAdminOrders, { status: "Lost" }, as(eve));
    expect(((await answer.json()) as { code: string }).code).toBe("INVALID_INPUT");
  });

  it("holds the rows that the filter picks, with amounts in the currency's unit and formulas as text", async () => {
    const id = await admin.paidOrder(ann);
    await admin.place(ann);
    await api.db.update(orders).set({ title: "=1+1" }).where(eq(orders.id, id));
    const { order } = await admin.view(eve, id);
    const { type, text } = await fetchText(exportAdminOrders, { status: "Paid" });
    expect(type).toBe("text/csv; charset=utf-8");
    const [header, row, ...rest] = text.replace("\uFEFF", "").trimEnd().split("\r\n");
    expect(header).toMatch(/^order,status,waits_for,due,/);
    expect(row).toMatch(new RegExp(`^${order.orderNumber},Paid,review,`));
    expect(row).toContain(",'=1+1,");
    expect(row).toContain(`,USD,${(order.amountPayableMicro ?? 0) / 1e6},`);
    expect(rest).toEqual([]);
  });

  it("of quotes, refunds and the report has a row each", async () => {
    await inquireBoard();
    expect((await fetchText(exportAdminQuotes)).text).toContain("PQ261121-000001,Inquiry Received,pcb,");
    expect((await fetchText(exportAdminRefunds)).text.split("\r\n")).toHaveLength(2);
    const [header, ...days] = (await fetchText(exportAdminReport)).text.trimEnd().split("\r\n");
    expect(header).toMatch(/,currency,revenue,refunds,boards,assembly,stencils,components$/);
    expect(days).toHaveLength(30);
  });
});
