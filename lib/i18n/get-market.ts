// The market an async server component or generateMetadata works for.
import { getLocale } from "next-intl/server";
import { type Market, marketOfTag } from "@/lib/i18n/variants";

export async function getMarket(): Promise<Market> {
  return marketOfTag(await getLocale());
}
