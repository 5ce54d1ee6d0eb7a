// The head of a public page: title, description, its one address and its siblings in other languages.
import type { Metadata } from "next";
import { linkPrefix } from "@/lib/core/market/area";
import { getMarket } from "@/lib/i18n/get-market";
import { withPrefix } from "@/lib/i18n/href";

/** Where the product is reached, without a slash at the end: BASE_URL where it is a whole address. */
export function siteUrl(): string {
  const configured = process.env.BASE_URL ?? "";
  return /^https?:\/\//.test(configured) ? configured.replace(/\/+$/, "") : "http://localhost:3000";
}

interface PageHead {
  /** Without prefix: "/pcb-capability". */
  path: string;
  title: Metadata["title"];
  description: string;
}

export async function pageMetadata({ path, title, description }: PageHead): Promise<Metadata> {
  const { area, locale } = await getMarket();
  const address = (language: "en" | "zh") => withPrefix(path, linkPrefix(area, language));
  const own = area === "en-US" ? "en" : "zh";
  return {
    title,
    description,
    alternates: {
      canonical: address(locale),
      languages: { en: address("en"), "zh-Hans": address("zh"), "x-default": address(own) },
    },
    openGraph: { title: typeof title === "string" ? title : undefined, description, url: address(locale) },
  };
}
