// Market of the page, for server and client components.
import { useLocale } from "next-intl";
import { type Market, marketOfTag } from "@/lib/i18n/variants";

export function useMarket(): Market {
  return marketOfTag(useLocale());
}
