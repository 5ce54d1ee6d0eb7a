import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DocumentList } from "@/components/content/document-list";
import { OverviewPage } from "@/components/content/overview-page";
import { type Tool, ToolList } from "@/components/content/tool-links";
import { Sheet } from "@/components/ui/sheet";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { Link } from "@/lib/i18n/link";
import styles from "./design-page.module.css";

const TOOLS = {
  draw: ["editor", "importer", "simulation", "community"],
  check: ["viewer", "dfm", "bom", "components"],
} as const satisfies Record<string, readonly Tool[]>;

interface DesignPageProps {
  guides: readonly ContentDocument[];
  /** Path of an example in the editor. */
  exampleHref: string;
  /** Picture of the example. */
  children: ReactNode;
}

export function DesignPage({ guides, exampleHref, children }: DesignPageProps) {
  const t = useTranslations("content.design");
  const column = (key: keyof typeof TOOLS) => ({
    ...{ title: t(key), note: t(`${key}Text`) },
    content: (
      <Sheet>
        <ToolList tools={TOOLS[key]} />
      </Sheet>
    ),
  });
  return (
    <OverviewPage
      title={t("title")}
      lead={t("lead")}
      href="/design"
      first={
        <figure className={styles.example}>
          {children}
          <figcaption>
            <Link className="link" href={exampleHref}>
              {t("open")}
            </Link>
          </figcaption>
        </figure>
      }
      columns={[column("draw"), column("check")]}
    >
      {guides.length > 0 && (
        <div className={styles.guides}>
          <Sheet title={t("guides")}>
            <DocumentList documents={guides} />
          </Sheet>
        </div>
      )}
    </OverviewPage>
  );
}
