// Metadata of a public page: title, description, canonical address and alternates in other languages.
import type { Metadata } from "next";
import { linkPrefix } from "@/lib/core/market/area";
import { getMarket } from "@/lib/i18n/get-market";
import { withPrefix } from "@/lib/i18n/href";
import { SHARE_SIZE, sharePicture } from "@/lib/i18n/share-picture";
import { OPEN_GRAPH_IMAGE } from "@/lib/i18n/site-icons";

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
  const picture = sharePicture(path);
  return {
    title,
    description,
    alternates: {
      canonical: address(locale),
      languages: { en: address("en"), "zh-Hans": address("zh"), "x-default": address(own) },
    },
    openGraph: {
      type: "website",
      title: typeof title === "string" ? title : undefined,
      description,
      url: address(locale),
      images: [
        picture === null
          ? OPEN_GRAPH_IMAGE
          : {
              url: withPrefix(picture, linkPrefix(area, locale)),
              ...SHARE_SIZE,
              type: "image/png",
              alt: typeof title === "string" ? title : OPEN_GRAPH_IMAGE.alt,
            },
      ],
    },
    twitter: { card: "summary_large_image" },
  };
}
