import { createTranslator } from "next-intl";
import { siteOrigin } from "@/lib/i18n/site-origin";
import { isVariant, MARKETS } from "@/lib/i18n/variants";
import { articleFeed } from "@/lib/server/content/article-feed";
import { messages as en } from "@/messages/en";
import { messages as zh } from "@/messages/zh";

// Rendered per request, so that a publication is in the feed at once.
export const dynamic = "force-dynamic";

/** The newest articles in the language of the address, as RSS. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale: variant } = await params;
  if (!isVariant(variant)) return new Response(null, { status: 404 });
  const market = MARKETS[variant];
  const t = createTranslator({ locale: market.tag, messages: market.locale === "zh" ? zh : en });
  const title = `${t("site.name")}: ${t("content.resources.title")}`;
  const feed = await articleFeed(market, {
    address: siteOrigin(market.area) + market.prefix,
    title,
    description: t("content.resources.description"),
  });
  const headers = { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "public, max-age=600" };
  return new Response(feed, { headers });
}
