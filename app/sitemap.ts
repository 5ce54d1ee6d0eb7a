import type { MetadataRoute } from "next";
import { linkPrefix } from "@/lib/core/market/area";
import { withPrefix } from "@/lib/i18n/href";
import { POLICIES, policyHref } from "@/lib/i18n/policies";
import { requestArea } from "@/lib/i18n/request-area";
import { siteOrigin } from "@/lib/i18n/site-origin";

const PATHS = [
  "/",
  "/order/manufacturing/pcb",
  "/order/manufacturing/pcba",
  "/order/manufacturing/stencil",
  "/order/bom",
  "/component",
  "/promotion",
  "/gerber-viewer",
  "/product/free-dfm-check",
  "/order/dfm",
  "/pcb-capability",
  "/assembly",
  "/assembly-capability",
  "/about-us",
  ...POLICIES.map(policyHref),
];

/** The pages of the area that the request's host is configured for, each in both languages. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const area = await requestArea();
  const address = (path: string, locale: "en" | "zh") => siteOrigin(area) + withPrefix(path, linkPrefix(area, locale));
  return PATHS.flatMap((path) => {
    const languages = { en: address(path, "en"), "zh-Hans": address(path, "zh") };
    return Object.values(languages).map((url) => ({ url, alternates: { languages } }));
  });
}
