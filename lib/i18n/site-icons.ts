// Icons and preview images of the site, made by scripts/brand-images.ts.
import type { Metadata } from "next";
import type { Locale } from "@/lib/core/market/area";

/** PNG of 1200 x 630 px, the size that Open Graph readers expect. */
export const OPEN_GRAPH_IMAGE = { url: "/brand/open-graph.png", width: 1200, height: 630, alt: "Boardwright" };

export function siteIcons(locale: Locale): Pick<Metadata, "icons" | "manifest"> {
  return {
    icons: {
      icon: [
        { url: "/favicon.ico", sizes: "32x32" },
        { url: "/favicon.svg", type: "image/svg+xml" },
      ],
      apple: "/brand/apple-touch-icon.png",
    },
    manifest: `/brand/${locale}.webmanifest`,
  };
}
