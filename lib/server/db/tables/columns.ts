// Columns that many tables have. Money is whole millionths; times carry their zone.

import { bigint, text, timestamp } from "drizzle-orm/pg-core";

export const id = () => text("id").primaryKey();
export const micro = (name: string) => bigint(name, { mode: "number" });
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () => time("created_at").notNull().defaultNow();
