import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SimulatePage } from "@/components/content/simulate-page";
import { LiveExample } from "@/components/schematic/live/live-example";
import { SheetPicture } from "@/components/schematic/live/sheet-picture";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { listContent } from "@/lib/server/content/read-page";
import { liveExample } from "@/lib/server/project/live-example";

const EXAMPLE = "example-blinker";
const SLIDERS = ["r2 resistance", "c1 capacitance", "v1 value"];
const TRACES = ["timing", "out"];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("content.simulate");
  return pageMetadata({ path: "/online-simulate", title: t("title"), description: t("description") });
}

export default async function OnlineSimulate() {
  const market = await getMarket();
  const t = await getTranslations("liveSimulation.example");
  const articles = await listContent("article", market);
  const { primitives, ...circuit } = await liveExample(EXAMPLE, market.locale);
  return (
    <SimulatePage guides={articles.filter(({ topic }) => topic === "simulation-guides")}>
      <LiveExample
        example={{ ...circuit, sliders: SLIDERS, traces: TRACES, led: "d1" }}
        editHref={`/sim?id=${EXAMPLE}`}
      >
        <SheetPicture label={t("picture")} primitives={primitives} />
      </LiveExample>
    </SimulatePage>
  );
}
