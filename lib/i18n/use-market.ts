// The market a component is drawn for, on the server and in the browser alike.
import { useLocale } from "next-intl";
import { type Market, marketOfTag } from "@/lib/i18n/variants";

export function useMarket(): Market {
  return marketOfTag(useLocale());
}
