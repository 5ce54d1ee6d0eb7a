// List of published projects, complete without scripts: everything that changes it is a link or a form.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ActiveFilters } from "@/components/community/list/active-filters";
import {
  changedHref,
  communityHref,
  type CommunitySearch,
  filterPairs,
  filtersSet,
  isSearched,
  MAX_PAGES_SHOWN,
} from "@/components/community/list/community-address";
import { CommunityFilters, type FilterCounts, type TagCount } from "@/components/community/list/community-filters";
import { NoSuchPage } from "@/components/community/list/no-such-page";
import { pageStartId, PublicationGrid } from "@/components/community/list/publication-grid";
import { Icon } from "@/components/icons/icon";
import { COMMUNITY_PATH, PUBLISH_PATH } from "@/components/sharing/community-path";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Pager } from "@/components/ui/pager";
import { StateLinks } from "@/components/ui/state-links";
import { PUBLICATION_ORDERS, PUBLICATIONS_PER_PAGE, type PublicationPage } from "@/lib/contracts/community";
import { withPrefix } from "@/lib/i18n/href";
import { Link } from "@/lib/i18n/link";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./community-page.module.css";

interface CommunityPageProps {
  search: CommunitySearch;
  /** Pages of the list that the search shows; null if they could not be read. */
  pages: readonly PublicationPage[] | null;
  counts: FilterCounts | null;
  tags: readonly TagCount[];
  breadcrumbs?: ReactNode;
}

export function CommunityPage({ search, pages, counts, tags, breadcrumbs }: CommunityPageProps) {
  const t = useTranslations("community");
  const filters = <CommunityFilters {...{ search, counts, tags }} />;
  return (
    <div className="wrap">
      <header className={styles.head}>
        <div>
          {breadcrumbs}
          <h1>{t("title")}</h1>
          <p>{t("lead")}</p>
        </div>
        <Link className={buttonClass({ variant: "primary", size: "lg" })} href={PUBLISH_PATH}>
          <Icon name="upload" />
          {t("publish")}
        </Link>
      </header>
      <div className={styles.layout}>
        <aside className={styles.side}>{filters}</aside>
        <div className={styles.main}>
          <SearchForm search={search} />
          <details className={styles.drawer}>
            <summary>
              <Icon name="filter" />
              {t("filters.summary", { count: filtersSet(search) })}
            </summary>
            {filters}
          </details>
          <div className={styles.bar}>
            <p className="num" role="status">
              {pages && t("list.count", { count: pages[0]?.total ?? 0 })}
            </p>
            <SortLinks search={search} />
          </div>
          <ActiveFilters search={search} />
          {pages ? <Found search={search} pages={pages} /> : <Failed search={search} />}
        </div>
      </div>
    </div>
  );
}

function SearchForm({ search }: { search: CommunitySearch }) {
  const t = useTranslations("community.search");
  const { prefix } = useMarket();
  const { keyword } = search;
  return (
    <form role="search" className={styles.search} action={withPrefix(COMMUNITY_PATH, prefix)}>
      <Field
        key={keyword}
        type="search"
        name="q"
        icon="search"
        maxLength={100}
        defaultValue={keyword}
        aria-label={t("label")}
        placeholder={t("placeholder")}
      />
      {filterPairs({ ...search, keyword: "" }).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={buttonClass()}>
        {t("action")}
      </button>
    </form>
  );
}

function SortLinks({ search }: { search: CommunitySearch }) {
  const t = useTranslations("community.sort");
  const links = PUBLICATION_ORDERS.map((sort) => ({
    ...{ key: sort, label: t(sort), isCurrent: sort === search.sort },
    href: changedHref(search, { sort }),
  }));
  return <StateLinks label={t("label")} links={links} isDense />;
}

function Found({ search, pages }: { search: CommunitySearch; pages: readonly PublicationPage[] }) {
  const t = useTranslations("community.list");
  const total = pages[0]?.total ?? 0;
  const last = Math.ceil(total / PUBLICATIONS_PER_PAGE);
  if (total === 0) return <NoProjects search={search} />;
  const { page, through } = search;
  if (pages.every(({ rows }) => rows.length === 0))
    return <NoSuchPage firstHref={communityHref({ ...search, page: 1, through: 1 })} />;
  const mayGrow = through < last && through - page + 1 < MAX_PAGES_SHOWN;
  return (
    <>
      <PublicationGrid pages={pages} firstPage={page} />
      {mayGrow && (
        <p className={styles.more}>
          <Link
            className={buttonClass({ size: "lg" })}
            href={`${communityHref({ ...search, through: through + 1 })}#${pageStartId(through + 1)}`}
          >
            {t("more")}
          </Link>
          <span className="num">{t("shown", { shown: Math.min(total, through * PUBLICATIONS_PER_PAGE), total })}</span>
        </p>
      )}
      <Pager
        label={t("pages")}
        page={through}
        pages={last}
        hrefOf={(each) => communityHref({ ...search, page: each, through: each })}
      />
    </>
  );
}

function NoProjects({ search }: { search: CommunitySearch }) {
  const t = useTranslations("community");
  if (!isSearched(search))
    return (
      <EmptyState
        icon="board"
        title={t("list.none")}
        text={t("list.noneText")}
        action={
          <Link className={buttonClass({ variant: "primary" })} href={PUBLISH_PATH}>
            {t("publish")}
          </Link>
        }
      />
    );
  return (
    <EmptyState
      icon="search"
      title={t("list.empty")}
      text={t("list.emptyText")}
      action={
        <Link className={buttonClass()} href={communityHref({ sort: search.sort })}>
          {t("filters.clear")}
        </Link>
      }
    />
  );
}

function Failed({ search }: { search: CommunitySearch }) {
  const t = useTranslations("community.list");
  return (
    <EmptyState
      icon="error"
      title={t("failed")}
      text={t("failedText")}
      action={
        <Link className={buttonClass()} href={communityHref(search)}>
          {t("reload")}
        </Link>
      }
    />
  );
}
