// Results of a search over the site's content.
import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { PageHead } from "@/components/content/page-head";
import { SearchField } from "@/components/content/search-field";
import { ToolList } from "@/components/content/tool-links";
import { Sheet } from "@/components/ui/sheet";
import { EmptyState } from "@/components/ui/empty-state";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { contentPath } from "@/lib/core/content/content-kind";
import { hasText } from "@/lib/base/has-text";
import { Link } from "@/lib/i18n/link";
import styles from "./search-page.module.css";

export interface SearchResult {
  document: Pick<ContentDocument, "kind" | "slug" | "title">;
  passage: string;
  /** `[start, end)` of the matches within the passage. */
  matches: readonly (readonly [number, number])[];
}

interface SearchPageProps {
  query: string;
  results: readonly SearchResult[];
  /** There may be more than the results shown. */
  isCut: boolean;
}

export function SearchPage({ query, results, isCut }: SearchPageProps) {
  const t = useTranslations("content");
  const count = results.length;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t("search.title")} lead={query === "" ? t("search.lead") : undefined} href="/search">
        <SearchField action="/search" label={t("searchField.site")} value={query} />
      </PageHead>
      {query !== "" && (
        <p className={`num ${styles.count}`} role="status">
          {t(isCut ? "search.first" : "search.results", { count, query })}
        </p>
      )}
      {count > 0 && <Results results={results} />}
      {query !== "" && count === 0 && (
        <EmptyState icon="search" title={t("search.results", { count, query })} text={t("search.emptyText")} />
      )}
      {query !== "" && (
        <Link className="link" href={`/component?q=${encodeURIComponent(query)}`}>
          {t("search.components", { query })}
        </Link>
      )}
      {count === 0 && (
        <Sheet title={t("search.start")} className={styles.start}>
          <ToolList tools={["pcb", "viewer", "dfm", "bom", "components"]} />
        </Sheet>
      )}
    </div>
  );
}

function Results({ results }: { results: readonly SearchResult[] }) {
  const t = useTranslations("content.search");
  return (
    <ol className={styles.results}>
      {results.map(({ document: { kind, slug, title }, passage, matches }) => {
        const kindKey = `kinds.${kind}`;
        return (
          <li key={`${kind}/${slug}`}>
            <span className="label">{hasText(t, kindKey) && t(kindKey)}</span>
            <h2>
              <Link href={contentPath(kind, slug) ?? "/"}>{title}</Link>
            </h2>
            <p>
              <MarkedText text={passage} matches={matches} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}

interface MarkedTextProps {
  text: string;
  /** `[start, end)`, in order and without overlaps. */
  matches: readonly (readonly [number, number])[];
}

function MarkedText({ text, matches }: MarkedTextProps) {
  const starts = [0, ...matches.map(([, end]) => end)];
  return starts.map((from, at) => {
    const [start, end] = matches[at] ?? [text.length, text.length];
    return (
      <Fragment key={from}>
        {text.slice(from, start)}
        {end > start && <mark>{text.slice(start, end)}</mark>}
      </Fragment>
    );
  });
}
