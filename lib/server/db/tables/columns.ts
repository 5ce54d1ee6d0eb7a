// Columns that many tables have. Money is whole millionths; times carry their zone.

import { bigint, text, timestamp } from "drizzle-orm/pg-core";
import type { Currency } from "@/lib/base/money";
import type { Locale, MarketArea } from "@/lib/core/market/area";

export const id = () => text("id").primaryKey();
export const micro = (name: string) => bigint(name, { mode: "number" });
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () => time("created_at").notNull().defaultNow();
export const area = () => text("area").$type<MarketArea>().notNull();
export const currency = () => text("currency").$type<Currency>().notNull();
export const locale = () => text("locale").$type<Locale>().notNull();
