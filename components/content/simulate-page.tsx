import { useTranslations } from "next-intl";
import { ComingPage } from "@/components/content/coming-page";
import { DocumentList } from "@/components/content/document-list";
import { Sheet } from "@/components/ui/sheet";
import type { ContentDocument } from "@/lib/core/content/content-document";

const ITEMS = ["analyses", "probes", "sweeps"] as const;

export function SimulatePage({ guides }: { guides: readonly ContentDocument[] }) {
  const t = useTranslations("content.simulate");
  return (
    <ComingPage
      title={t("title")}
      lead={t("lead")}
      href="/online-simulate"
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
