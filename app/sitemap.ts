import type { MetadataRoute } from "next";
import { siteUrl } from "@/lib/i18n/page-metadata";

const PATHS = [
  "/",
  "/order/manufacturing/pcb",
  "/order/bom",
  "/component",
  "/promotion",
  "/gerber-viewer",
  "/product/free-dfm-check",
  "/order/dfm",
  "/pcb-capability",
  "/about-us",
];

export default function sitemap(): MetadataRoute.Sitemap {
  return PATHS.map((path) => ({ url: siteUrl() + path }));
}
