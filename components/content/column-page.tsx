// A column of articles: search, labels, eight articles a page.
import { useTranslations } from "next-intl";
import { ArticleRows } from "@/components/content/article-rows";
import { columnHref, type ColumnSearch } from "@/components/content/column-address";
import { LabelLinks } from "@/components/content/label-links";
import { PageHead } from "@/components/content/page-head";
import { SearchField } from "@/components/content/search-field";
import { ToolLinks, COLUMN_TOOLS } from "@/components/content/tool-links";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { Sheet } from "@/components/ui/sheet";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { type Column, COLUMNS } from "@/lib/core/content/content-kind";
import { Link } from "@/lib/i18n/link";
import styles from "./column-page.module.css";

interface ColumnPageProps {
  column: Column;
  search: ColumnSearch;
  /** Articles of this page of the list, and the number of all that match. */
  articles: readonly ContentDocument[];
  total: number;
  pages: number;
  /** Of the list shown, from 1. */
  page: number;
  /** Labels of the column, most used first. */
  labels: readonly string[];
}

export function ColumnPage({ column, search, articles, total, pages, page, labels }: ColumnPageProps) {
  const t = useTranslations("content");
  const { keyword, label } = search;
  return (
    <div className="wrap">
      <PageHead
        title={t(`columns.${column}`)}
        lead={t(`columnTexts.${column}`)}
        trail={[{ name: t("resources.title"), href: "/resources" }]}
        href={columnHref(column)}
      >
        <SearchField action={columnHref(column)} label={t("searchField.articles")} value={keyword} hidden={{ label }} />
      </PageHead>
      <nav className={styles.filter} aria-label={t("column.labels")}>
        <Link href={columnHref(column, { keyword })} aria-current={label === "" ? "true" : undefined}>
          {t("column.allLabels")}
        </Link>
        <LabelLinks column={column} labels={labels} current={label} keyword={keyword} />
      </nav>
      <div className={styles.page}>
        <div>
          <p className={`num ${styles.count}`}>{t("column.results", { count: total })}</p>
          {articles.length > 0 ? <ArticleRows articles={articles} headingLevel={2} /> : <NoArticle column={column} />}
          <Pager
            label={t("column.pages")}
            page={page}
            pages={pages}
            hrefOf={(each) => columnHref(column, { keyword, label, page: each })}
          />
        </div>
        <aside className={styles.side}>
          <OtherColumns column={column} />
          <ToolLinks title={t("article.tools")} tools={COLUMN_TOOLS[column] ?? []} />
        </aside>
      </div>
    </div>
  );
}

function NoArticle({ column }: { column: Column }) {
  const t = useTranslations("content.column");
  return (
    <EmptyState
      icon="doc"
      title={t("empty")}
      text={t("emptyText")}
      action={
        <Link className={buttonClass()} href={columnHref(column)}>
          {t("clear")}
        </Link>
      }
    />
  );
}

function OtherColumns({ column }: { column: Column }) {
  const t = useTranslations("content");
  return (
    <Sheet title={t("column.others")}>
      <ul className={styles.others}>
        {COLUMNS.filter((other) => other !== column).map((other) => (
          <li key={other}>
            <Link href={columnHref(other)}>{t(`columns.${other}`)}</Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
