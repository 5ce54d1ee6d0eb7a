import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DesignPage } from "@/components/content/design-page";
import { SheetPicture } from "@/components/schematic/live/sheet-picture";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { listContent } from "@/lib/server/content/read-page";
import { liveExample } from "@/lib/server/project/live-example";

const MAX_GUIDES = 5;
const EXAMPLE = "example-blinker";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("content.design");
  return pageMetadata({ path: "/design", title: t("title"), description: t("description") });
}

export default async function Design() {
  const market = await getMarket();
  const t = await getTranslations("content.design");
  const articles = await listContent("article", market);
  const { primitives } = await liveExample(EXAMPLE, market.locale);
  return (
    <DesignPage
      guides={articles.filter(({ topic }) => topic === "design-guides").slice(0, MAX_GUIDES)}
      exampleHref={`/sim?id=${EXAMPLE}`}
    >
      <SheetPicture label={t("picture")} primitives={primitives} />
    </DesignPage>
  );
}
