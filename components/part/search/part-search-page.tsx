"use client";
// Part search: query, filters, quantity and sorting, all kept in the address.
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { CompareTray } from "@/components/part/compare/compare-tray";
import { PartCategories } from "@/components/part/search/part-categories";
import { FilterLinks } from "@/components/part/search/filter-links";
import { PartFilters } from "@/components/part/search/part-filters";
import { PartList } from "@/components/part/search/part-list";
import { PartSearchField } from "@/components/part/search/part-search-field";
import {
  filterOf,
  filtersSet,
  pagesOf,
  PART_SEARCH_PATH,
  partSearchHref,
  type PartSearchParams,
  plainSearch,
  readPartSearch,
} from "@/components/part/search/part-search-params";
import { QuantityField } from "@/components/part/quantity-field";
import { SampleNote } from "@/components/part/sample-note";
import { SortField } from "@/components/part/search/sort-field";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Pager } from "@/components/ui/pager";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { type PartFilter, usePartSearch } from "@/lib/client/part";
import type { PartSearch } from "@/lib/contracts/part";
import { Link } from "@/lib/i18n/link";
import { useNavigate } from "@/lib/i18n/use-navigate";
import styles from "@/components/part/part.module.css";

interface PartSearchPageProps {
  /** The server's result for the address. */
  initial?: { filter: PartFilter; found: PartSearch };
}

export function PartSearchPage({ initial }: PartSearchPageProps) {
  const t = useTranslations("part");
  const navigate = useNavigate();
  const search = readPartSearch(useSearchParams());
  const parts = usePartSearch(filterOf(search), initial);
  const go = (change: Partial<PartSearchParams>) => navigate(partSearchHref({ ...search, page: 1, ...change }));
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle title={t("title")} />
      <Sheet className={styles.page}>
        <PartSearchField key={search.keyword} keyword={search.keyword} onSearch={(keyword) => go({ keyword })} />
        {search.keyword === "" && filtersSet(search) === 0 && <Examples />}
        <PartFilters search={search} facets={parts.data?.facets} onChange={go} />
        {parts.data && <FilterLinks search={search} facets={parts.data.facets} />}
      </Sheet>
      {parts.data?.rows.some(({ isSample }) => isSample) && <SampleNote />}
      <div className={styles.columns}>
        <aside className={styles.side}>
          <PartCategories search={search} facets={parts.data?.facets} />
        </aside>
        <Sheet className={styles.results}>
          {parts.data ? (
            <Found found={parts.data} search={search} onChange={go} />
          ) : parts.isError ? (
            <FailureState
              title={t("search.failed")}
              text={t("search.failedText")}
              onRetry={() => void parts.refetch()}
            />
          ) : (
            <Skeleton rows={8} />
          )}
        </Sheet>
      </div>
      <CompareTray quantity={search.quantity} />
    </div>
  );
}

const EXAMPLES = ["100nF 0603 50V X7R", "10k 0402 1%", "STM32F103", "USB-C", "LED red 0805"];

function Examples() {
  const t = useTranslations("part.search");
  return (
    <p className={styles.examples}>
      {t("examples")}
      {EXAMPLES.map((keyword) => (
        <Link key={keyword} className="link" href={partSearchHref(plainSearch(keyword))}>
          {keyword}
        </Link>
      ))}
    </p>
  );
}

interface FoundProps {
  found: PartSearch;
  search: PartSearchParams;
  onChange: (change: Partial<PartSearchParams>) => void;
}

function Found({ found, search, onChange }: FoundProps) {
  const t = useTranslations("part");
  return (
    <>
      <div className={styles.bar}>
        <p role="status">
          <b>{t("search.results", { count: found.total })}</b>
          {found.total > 0 && !search.inStock && <small>{t("search.inStock", { count: found.facets.inStock })}</small>}
          {found.corrected !== null && (
            <small>{t("search.corrected", { typed: search.keyword, corrected: found.corrected })}</small>
          )}
          {!found.isComplete && <small>{t("search.filling")}</small>}
        </p>
        <div className={styles.choices}>
          <SortField
            sort={search.sort}
            isDescending={search.isDescending}
            parameters={found.facets.parameters.map(({ key }) => key)}
            onChange={onChange}
          />
          <QuantityField
            key={search.quantity}
            value={search.quantity}
            onChange={(quantity) => onChange({ quantity })}
          />
        </div>
      </div>
      {found.rows.length === 0 ? (
        <>
          <EmptyState
            icon="search"
            title={t("empty.title")}
            text={t("empty.text")}
            action={
              filtersSet(search) > 0 && (
                <Link
                  className={buttonClass()}
                  href={search.keyword === "" ? PART_SEARCH_PATH : partSearchHref(plainSearch(search.keyword))}
                >
                  {t("empty.action")}
                </Link>
              )
            }
          />
          <Nearest nearest={found.nearest} />
        </>
      ) : (
        <PartList found={found} quantity={search.quantity} />
      )}
      <Pager
        label={t("search.pages")}
        page={search.page}
        pages={pagesOf(found.total, found.pageSize)}
        hrefOf={(page) => partSearchHref({ ...search, page })}
      />
    </>
  );
}

/** The search stops counting here. */
const COUNTED_TO = 1_000;

/** Results of a relaxed query, with one word less or a shorter number, if nothing matches. */
function Nearest({ nearest }: { nearest: PartSearch["nearest"] }) {
  const t = useTranslations("part.nearest");
  const format = new Intl.NumberFormat(useLocale());
  if (nearest.length === 0) return null;
  return (
    <div className={styles.nearest}>
      <h3>{t("title")}</h3>
      <ul>
        {nearest.map(({ keyword, left, total }) => (
          <li key={keyword}>
            <Link className="link" href={partSearchHref(plainSearch(keyword))}>
              {keyword}
            </Link>{" "}
            <small>
              {t("without", { left })}{" "}
              <span className="num">
                {t("count", { count: total, number: format.format(total) + (total >= COUNTED_TO ? "+" : "") })}
              </span>
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
