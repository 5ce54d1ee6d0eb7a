// Emails of the product, oldest first: a database returns rows in any order.

import type { Queryable } from "@/lib/server/db/client";
import { mails } from "@/lib/server/db/tables/promise";

export const listMails = (db: Queryable) => db.select().from(mails).orderBy(mails.createdAt);
