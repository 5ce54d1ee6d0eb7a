import type { MetadataRoute } from "next";
import { siteUrl } from "@/lib/i18n/page-metadata";

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
];

export default function sitemap(): MetadataRoute.Sitemap {
  return PATHS.map((path) => ({ url: siteUrl() + path }));
}
