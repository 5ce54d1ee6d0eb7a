// The search of the admin in the database: a few of each kind, the newest first.

import { asc, desc, eq, exists, ilike, or, sql } from "drizzle-orm";
import type { Queryable } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { orders } from "@/lib/server/db/tables/order";
import { shipments } from "@/lib/server/db/tables/order-care";
import { parts } from "@/lib/server/db/tables/part";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { likePattern, startPattern } from "./search";

const EACH = 8;

export function findOrders(db: Queryable, keyword: string) {
  const pattern = likePattern(keyword);
  const isTracked = exists(
    db
      .select({ one: sql`1` })
      .from(shipments)
      .where(sql`${shipments.orderId} = ${orders.id} and ${shipments.trackingNumber} ilike ${pattern}`),
  );
  return db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      purchaseNumber: orders.purchaseNumber,
      title: orders.title,
      status: orders.status,
      email: accounts.email,
      mobile: accounts.mobile,
      trackingNumber: shipments.trackingNumber,
    })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(
      or(
        ilike(orders.orderNumber, pattern),
        ilike(orders.purchaseNumber, pattern),
        ilike(orders.title, pattern),
        ilike(accounts.email, pattern),
        isTracked,
      ),
    )
    .orderBy(desc(orders.createdAt), asc(orders.id))
    .limit(EACH);
}

export function findQuotes(db: Queryable, keyword: string) {
  const pattern = likePattern(keyword);
  return db
    .select({
      id: bomQuotes.id,
      quoteNumber: bomQuotes.quoteNumber,
      projectName: bomQuotes.projectName,
      status: bomQuotes.status,
      email: accounts.email,
      mobile: accounts.mobile,
    })
    .from(bomQuotes)
    .innerJoin(accounts, eq(accounts.id, bomQuotes.accountId))
    .where(
      or(ilike(bomQuotes.quoteNumber, pattern), ilike(bomQuotes.projectName, pattern), ilike(accounts.email, pattern)),
    )
    .orderBy(desc(bomQuotes.createdAt), asc(bomQuotes.id))
    .limit(EACH);
}

export function findCustomers(db: Queryable, keyword: string) {
  const pattern = likePattern(keyword);
  return db
    .select({
      id: accounts.id,
      email: accounts.email,
      mobile: accounts.mobile,
      username: accounts.username,
      companyName: accounts.companyName,
    })
    .from(accounts)
    .where(
      or(
        ilike(accounts.email, pattern),
        ilike(accounts.mobile, pattern),
        ilike(accounts.username, pattern),
        ilike(accounts.companyName, pattern),
      ),
    )
    .orderBy(desc(accounts.createdAt), asc(accounts.id))
    .limit(EACH);
}

/** From its beginning alone: the catalogue is large, and part numbers are typed from the left. */
export function findParts(db: Queryable, keyword: string) {
  return db
    .select({ id: parts.id, mpn: parts.mpn, manufacturer: parts.manufacturer })
    .from(parts)
    .where(ilike(parts.mpn, startPattern(keyword)))
    .orderBy(asc(parts.mpn), asc(parts.id))
    .limit(EACH);
}
