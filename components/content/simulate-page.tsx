import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ComingPage } from "@/components/content/coming-page";
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
  return (
    <ComingPage
      title={t("title")}
      lead={t("lead")}
      href="/online-simulate"
      first={children}
      now={{ title: t("now"), note: t("nowText") }}
      coming={{
        title: t("planned"),
        note: t("plannedText"),
        items: ITEMS.map((key) => ({ key, name: t(`items.${key}`), text: t(`items.${key}Text`) })),
      }}
    >
      <Sheet>
        <DocumentList documents={guides} />
      </Sheet>
    </ComingPage>
  );
}
