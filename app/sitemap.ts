import type { MetadataRoute } from "next";
import { linkPrefix } from "@/lib/core/market/area";
import { withPrefix } from "@/lib/i18n/href";
import { LISTED_PATHS } from "@/lib/i18n/pages";
import { requestArea } from "@/lib/i18n/request-area";
import { siteOrigin } from "@/lib/i18n/site-origin";
import { contentPaths } from "@/lib/server/content/content-paths";

/** The pages of the area that the request's host is configured for, each in both languages. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const area = await requestArea();
  const address = (path: string, locale: "en" | "zh") => siteOrigin(area) + withPrefix(path, linkPrefix(area, locale));
  const pages = [...LISTED_PATHS.map((path) => ({ path, lastModified: undefined })), ...(await contentPaths())];
  return pages.flatMap(({ path, lastModified }) => {
    const languages = { en: address(path, "en"), "zh-Hans": address(path, "zh") };
    return Object.values(languages).map((url) => ({ url, lastModified, alternates: { languages } }));
  });
}
