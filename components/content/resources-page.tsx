// Overview of the columns of articles.
import { useTranslations } from "next-intl";
import { DocumentList } from "@/components/content/document-list";
import { PageHead } from "@/components/content/page-head";
import { ArticleRows } from "@/components/content/article-rows";
import { SearchField } from "@/components/content/search-field";
import { Sheet } from "@/components/ui/sheet";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { COLUMNS } from "@/lib/core/content/content-kind";
import { withPrefix } from "@/lib/i18n/href";
import { Link } from "@/lib/i18n/link";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./resources-page.module.css";

/** Articles of a column, and those of all columns, that the overview shows. */
const SHOWN = 4;
const NEWEST = 5;

interface ResourcesPageProps {
  /** Newest first. */
  articles: readonly ContentDocument[];
  downloads: readonly ContentDocument[];
}

export function ResourcesPage({ articles, downloads }: ResourcesPageProps) {
  const t = useTranslations("content");
  const { prefix } = useMarket();
  const columns = COLUMNS.map((column) => ({ column, own: articles.filter(({ topic }) => topic === column) }));
  return (
    <div className="wrap">
      <PageHead title={t("resources.title")} lead={t("resources.lead")} href="/resources">
        <SearchField action="/search" label={t("searchField.articles")} />
      </PageHead>
      <div className={styles.columns}>
        {columns
          .filter(({ own }) => own.length > 0)
          .map(({ column, own }) => (
            <section key={column}>
              <h2>
                <Link href={`/resources/${column}`}>{t(`columns.${column}`)}</Link>
              </h2>
              <p>{t(`columnTexts.${column}`)}</p>
              <DocumentList documents={own.slice(0, SHOWN)} />
              <Link className={`link ${styles.all}`} href={`/resources/${column}`}>
                {t("resources.all", { count: own.length })}
              </Link>
            </section>
          ))}
      </div>
      <div className={styles.lower}>
        <section>
          <h2>{t("resources.newest")}</h2>
          <ArticleRows articles={articles.slice(0, NEWEST)} hasColumns />
          <a
            className={`link ${styles.all}`}
            href={withPrefix("/resources/feed.xml", prefix)}
            type="application/rss+xml"
          >
            {t("resources.feed")}
          </a>
        </section>
        {downloads.length > 0 && (
          <Sheet title={t("resources.downloads")} className={styles.downloads}>
            <DocumentList documents={downloads} />
          </Sheet>
        )}
      </div>
    </div>
  );
}
