// next-intl's request configuration: market and messages.
import { getRequestConfig } from "next-intl/server";
import * as rootParams from "next/root-params";
import { MARKETS, isVariant } from "@/lib/i18n/variants";
import type { Locale } from "@/lib/core/market/area";
import type { Messages } from "@/messages/en";

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

async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === "zh") return (await import("@/messages/zh")).messages;
  return (await import("@/messages/en")).messages;
}
