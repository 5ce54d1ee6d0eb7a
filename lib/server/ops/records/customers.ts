// Customers as staff look them up: by one search over all records, and on a page of their own.

import { type Found, type searchAdmin, viewAdminCustomer } from "@/lib/contracts/admin-search";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { mayRepeat } from "@/lib/server/bom/repeatable";
import type { Deps } from "@/lib/server/deps";
import { customerOf, accountLabel } from "./customer";
import * as rows from "./customer-rows";
import { notesOf } from "./records";
import * as searchRows from "./search-rows";

const join = (...words: (string | null)[]) => words.filter(Boolean).join(" · ");

/** The value that contains the keyword; empty if none does. */
const matchedOf = (keyword: string, ...values: (string | null)[]) =>
  values.find((value) => value?.toLowerCase().includes(keyword.toLowerCase())) ?? "";

export async function search({ db }: Deps, { keyword }: ParsedInputOf<typeof searchAdmin>): Promise<{ rows: Found[] }> {
  const orders = (await searchRows.findOrders(db, keyword)).map(
    ({ id, orderNumber: name, title, status, purchaseNumber, trackingNumber, ...customer }): Found => ({
      ...{ kind: "order", id, name, status, detail: join(accountLabel(customer), title) },
      matched: matchedOf(keyword, trackingNumber, purchaseNumber),
    }),
  );
  const quotes = (await searchRows.findQuotes(db, keyword)).map(
    ({ id, quoteNumber: name, projectName, status, ...customer }): Found => ({
      ...{ kind: "quote", id, name, status, detail: join(accountLabel(customer), projectName), matched: "" },
    }),
  );
  const customers = (await searchRows.findCustomers(db, keyword)).map(
    ({ id, username, companyName, ...contact }): Found => ({
      ...{
        kind: "customer",
        id,
        name: accountLabel(contact),
        detail: join(username, companyName),
        status: "",
        matched: "",
      },
    }),
  );
  const parts = (await searchRows.findParts(db, keyword)).map(({ id, mpn: name, manufacturer: detail }): Found => ({
    kind: "part",
    id,
    name,
    detail,
    status: "",
    matched: "",
  }));
  return { rows: [...orders, ...quotes, ...customers, ...parts] };
}

export async function view({ db }: Deps, accountId: string) {
  if (!(await rows.exists(db, accountId))) throw new AppError("NOT_FOUND");
  const [orders, quotes] = [await rows.listOrders(db, accountId), await rows.listQuotes(db, accountId)];
  return viewAdminCustomer.output.parse({
    customer: await customerOf(db, accountId),
    addresses: await rows.countAddresses(db, accountId),
    spend: await rows.spendOf(db, accountId),
    orders: orders.map(({ id: orderId, isPriced, amountPayableMicro, createdAt, ...order }) => ({
      ...order,
      ...{ orderId, amountPayableMicro: isPriced ? amountPayableMicro : null, at: createdAt.toISOString() },
    })),
    quotes: quotes.map(({ id: quoteId, createdAt, ...quote }) => ({
      ...quote,
      ...{ quoteId, at: createdAt.toISOString(), canCopy: mayRepeat(quote.status) },
    })),
    coupons: (await rows.listCoupons(db, accountId)).map(({ id: couponId, validTo, ...coupon }) => ({
      ...coupon,
      ...{ couponId, validTo: validTo.toISOString() },
    })),
    messages: (await rows.listMessages(db, accountId)).map(({ message, orderNumber }) => ({
      ...{ orderId: message.orderId, orderNumber, isFromStaff: message.isFromStaff, text: message.text },
      at: message.createdAt.toISOString(),
    })),
    notes: await notesOf(db, `account:${accountId}`),
  });
}
