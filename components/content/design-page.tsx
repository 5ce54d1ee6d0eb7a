import { useTranslations } from "next-intl";
import { ComingPage } from "@/components/content/coming-page";
import { DocumentList } from "@/components/content/document-list";
import { ToolList } from "@/components/content/tool-links";
import { Sheet } from "@/components/ui/sheet";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { Link } from "@/lib/i18n/link";

const ITEMS = ["editor", "import", "simulation", "community"] as const;

interface DesignPageProps {
  guides: readonly ContentDocument[];
}

export function DesignPage({ guides }: DesignPageProps) {
  const t = useTranslations("content.design");
  return (
    <ComingPage
      title={t("title")}
      lead={t("lead")}
      href="/design"
      now={{ title: t("now"), note: t("nowText") }}
      coming={{
        title: t("coming"),
        note: t("comingText"),
        items: ITEMS.map((key) => ({ key, name: t(`items.${key}`), text: t(`items.${key}Text`) })),
      }}
    >
      <Sheet>
        <ToolList tools={["viewer", "dfm", "bom", "components"]} />
      </Sheet>
      {guides.length > 0 && (
        <Sheet title={t("guides")}>
          <DocumentList documents={guides} />
        </Sheet>
      )}
      <p>
        <Link className="link" href="/online-simulate">
          {t("simulationLink")}
        </Link>
      </p>
    </ComingPage>
  );
}
