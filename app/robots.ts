import type { MetadataRoute } from "next";
import { siteUrl } from "@/lib/i18n/page-metadata";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/api/", "/my-center/", "/shopping-cart", "/order/checkout"],
    },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
