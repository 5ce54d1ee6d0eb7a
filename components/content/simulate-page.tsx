import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FeatureList, OverviewPage } from "@/components/content/overview-page";
import { DocumentList } from "@/components/content/document-list";
import { Sheet } from "@/components/ui/sheet";
import type { ContentDocument } from "@/lib/core/content/content-document";

const ITEMS = ["analyses", "probes", "sweeps"] as const;

interface SimulatePageProps {
  guides: readonly ContentDocument[];
  /** A circuit that runs on the page. */
  children: ReactNode;
}

export function SimulatePage({ guides, children }: SimulatePageProps) {
  const t = useTranslations("content.simulate");
  const features = ITEMS.map((key) => ({ key, name: t(`items.${key}`), text: t(`items.${key}Text`) }));
  return (
    <OverviewPage
      title={t("title")}
      lead={t("lead")}
      href="/online-simulate"
      first={children}
      columns={[
        {
          ...{ title: t("guides"), note: t("guidesText") },
          content: (
            <Sheet>
              <DocumentList documents={guides} />
            </Sheet>
          ),
        },
        { title: t("features"), note: t("featuresText"), content: <FeatureList items={features} /> },
      ]}
    />
  );
}
