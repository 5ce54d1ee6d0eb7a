import type { MetadataRoute } from "next";
import { requestArea } from "@/lib/i18n/request-area";
import { siteOrigin } from "@/lib/i18n/site-origin";

const PRIVATE = ["/api/", "/my-center/", "/shopping-cart", "/order/checkout"];

export default async function robots(): Promise<MetadataRoute.Robots> {
  return {
    rules: {
      userAgent: "*",
      // Figures of articles.
      allow: ["/", "/api/content/asset/"],
      disallow: ["", "/en", "/zh"].flatMap((prefix) => PRIVATE.map((path) => prefix + path)),
    },
    sitemap: `${siteOrigin(await requestArea())}/sitemap.xml`,
  };
}
