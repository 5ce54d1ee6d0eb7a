import type { MetadataRoute } from "next";
import { linkPrefix } from "@/lib/core/market/area";
import { withPrefix } from "@/lib/i18n/href";
import { LISTED_PATHS } from "@/lib/i18n/pages";
import { requestArea } from "@/lib/i18n/request-area";
import { siteOrigin } from "@/lib/i18n/site-origin";
import { publicationHref } from "@/components/sharing/community-path";
import { publishedPaths } from "@/lib/server/community/page-reader";
import { contentPaths } from "@/lib/server/content/content-paths";

/** The pages of the area that the request's host is configured for, each in both languages. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const area = await requestArea();
  const address = (path: string, locale: "en" | "zh") => siteOrigin(area) + withPrefix(path, linkPrefix(area, locale));
  const projects = (await publishedPaths()).map(({ projectId, updateTime }) => ({
    path: publicationHref(projectId),
    lastModified: updateTime,
  }));
  const listed = LISTED_PATHS.map((path) => ({ path, lastModified: undefined }));
  const pages = [...listed, ...(await contentPaths()), ...projects];
  return pages.flatMap(({ path, lastModified }) => {
    const languages = { en: address(path, "en"), "zh-Hans": address(path, "zh") };
    return Object.values(languages).map((url) => ({ url, lastModified, alternates: { languages } }));
  });
}
