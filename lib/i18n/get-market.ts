import { getLocale } from "next-intl/server";
import { type Market, marketOfTag } from "@/lib/i18n/variants";

export async function getMarket(): Promise<Market> {
  return marketOfTag(await getLocale());
}
