// next-intl's request configuration: market and messages.
import { getRequestConfig } from "next-intl/server";
import * as rootParams from "next/root-params";
import { loadMessages } from "@/lib/i18n/load-messages";
import { MARKETS, isVariant } from "@/lib/i18n/variants";

export default getRequestConfig(async (request) => {
  // The 404 page is outside [locale] and reads the middleware's header. `requestLocale` makes a page dynamic, so it is
  // read only then.
  const variant = (await rootParams.locale()) ?? (await request.requestLocale);
  const market = MARKETS[isVariant(variant) ? variant : "us-en"];
  const tag = request.locale ?? market.tag;
  return {
    locale: tag,
    messages: await loadMessages(tag.startsWith("zh") ? "zh" : "en"),
    timeZone: "UTC",
  };
});
