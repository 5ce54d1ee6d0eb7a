// A requested number of orders in the database, spread evenly over a number of customers.

import { sql } from "drizzle-orm";
import type { Database } from "@/lib/server/db/client";

const STATUSES = ["Submitted", "Paid", "In Production", "Shipped", "Complete", "Cancelled"];

type Filling = { accountId: string; orders: number; accounts: number };

/** The customer `accountId` is one of `accounts`. */
export async function fillOrders(db: Database, { accountId, orders, accounts }: Filling): Promise<void> {
  await db.execute(sql`
    insert into accounts (id, password_hash) select 'bench_' || n, '' from generate_series(2, ${accounts}::int) as n`);
  await db.execute(sql`
    insert into orders (id, order_number, account_id, area, locale, currency, status, product_type, title, quantity,
      line_count, merchandise_micro, amount_payable_micro, shipping_estimate_micro, shipping_method, receiver,
      lead_time_days, created_at)
    select 'bench_' || n, 'BW' || n, case n % ${accounts}::int when 0 then ${accountId} else 'bench_' || (1 + n % ${accounts}::int) end,
      'en-US', 'en', 'USD', (array[${sql.join(
        STATUSES.map((status) => sql`${status}`),
        sql`, `,
      )}])[1 + n % ${STATUSES.length}::int],
      'Custom', 'Board ' || n, 50, 1, 30000000, 30000000, 20000000, 'standard', '{}'::jsonb, 5,
      now() - n * interval '1 minute'
    from generate_series(1, ${orders}::int) as n`);
  await db.execute(sql`analyze orders`);
}
