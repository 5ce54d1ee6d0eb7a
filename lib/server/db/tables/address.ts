// Tables of shipping and billing addresses.

import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "@/lib/server/db/tables/account";
import { area, createdAt, id } from "@/lib/server/db/tables/columns";

export const receivers = pgTable(
  "receivers",
  {
    id: id(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    area: area(),
    isDefault: boolean("is_default").notNull().default(false),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull(),
    company: text("company").notNull().default(""),
    country: text("country").notNull(),
    state: text("state").notNull().default(""),
    city: text("city").notNull().default(""),
    district: text("district").notNull().default(""),
    address: text("address").notNull(),
    address2: text("address2").notNull().default(""),
    postcode: text("postcode").notNull().default(""),
    phone: text("phone").notNull(),
    email: text("email").notNull().default(""),
    taxId: text("tax_id").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    index("receivers_account").on(table.accountId, table.area),
    uniqueIndex("receivers_one_default")
      .on(table.accountId, table.area)
      .where(sql`${table.isDefault}`),
  ],
);

/** Billing address. Any field may be missing until an order needs it. */
export const bills = pgTable(
  "bills",
  {
    id: id(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    area: area(),
    isDefault: boolean("is_default").notNull().default(false),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    company: text("company").notNull().default(""),
    country: text("country").notNull().default(""),
    state: text("state").notNull().default(""),
    city: text("city").notNull().default(""),
    district: text("district").notNull().default(""),
    address: text("address").notNull().default(""),
    address2: text("address2").notNull().default(""),
    postcode: text("postcode").notNull().default(""),
    phone: text("phone").notNull().default(""),
    email: text("email").notNull().default(""),
    taxId: text("tax_id").notNull().default(""),
    invoiceTitle: text("invoice_title").notNull().default(""),
    /** A business address; `realValue` on the wire. */
    isBusiness: boolean("is_business").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("bills_account").on(table.accountId, table.area),
    uniqueIndex("bills_one_default")
      .on(table.accountId, table.area)
      .where(sql`${table.isDefault}`),
  ],
);
