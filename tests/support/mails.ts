// What the product has mailed, the earliest first: a database answers in whatever order it has room for rows.

import type { Queryable } from "@/lib/server/db/client";
import { mails } from "@/lib/server/db/tables/promise";

export const listMails = (db: Queryable) => db.select().from(mails).orderBy(mails.createdAt);
