"use client";
// Admin list: saved views, filters with counts, search, rows, pages. The address holds the state.
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "@/components/icons/icon";
import { type AdminFilter, ROWS_A_PAGE } from "@/components/ops/frame/admin-params";
import { Loaded, type Loading } from "@/components/ops/frame/loaded";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Pager } from "@/components/ui/pager";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { StateLinks } from "@/components/ui/state-links";
import { Table, type TableColumn } from "@/components/ui/table";
import { textOr } from "@/lib/base/has-text";
import { Link } from "@/lib/i18n/link";
import { useNavigate } from "@/lib/i18n/use-navigate";
import styles from "./admin-list.module.css";

/** Filter value: `name=value` in the address. */
export interface AdminChoice {
  name: string;
  value: string | undefined;
  label: string;
  count?: number;
}

/** Common combination of filters; parameters that it does not name are removed. */
export interface SavedView {
  key: string;
  label: string;
  params: Readonly<Record<string, string>>;
}

interface AdminListProps<Row> {
  title: string;
  filter: AdminFilter;
  views?: readonly SavedView[];
  /** Filters, each a labeled select. */
  choices?: readonly (readonly AdminChoice[])[];
  /** Empty state of a list without any filter. */
  empty: { title: string; text?: string; action?: ReactNode };
  /** Label of the search; null without one. */
  search: string | null;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  list: Loading<{ rows: readonly Row[]; total: number }>;
  action?: ReactNode;
  /** Actions on the selected rows, above the rows. */
  bulk?: ReactNode;
  /** 2 for a second list of a page. */
  headingLevel?: 1 | 2;
}

export function AdminList<Row>(props: AdminListProps<Row>) {
  const { title, filter, views = [], choices = [], search, list, action, headingLevel = 1 } = props;
  const Heading = `h${headingLevel}` as const;
  const frame = useRowKeys();
  const t = useTranslations("ops.list");
  // Beside the saved views where there are any: with the filters it would wrap to a row of its own.
  const searchForm = search !== null && <Search label={search} filter={filter} />;
  return (
    <div ref={frame}>
      <header className={styles.head}>
        <Heading>{title}</Heading>
        {action}
      </header>
      <Sheet>
        {views.length > 0 && (
          <div className={styles.views}>
            <Views views={views} filter={filter} />
            {searchForm}
          </div>
        )}
        <div className={styles.bar}>
          {choices.map((row) => (
            <ChoiceList key={row[0]?.name} choices={row} filter={filter} />
          ))}
          {views.length === 0 && searchForm}
        </div>
        <Loaded query={list} failed={t("failed.title")} text={t("failed.text")}>
          {({ rows, total }) => <Rows {...props} rows={rows} total={total} />}
        </Loaded>
      </Sheet>
    </div>
  );
}

function Rows<Row>({
  title,
  filter,
  columns,
  rowKey,
  empty,
  bulk,
  rows,
  total,
}: AdminListProps<Row> & { rows: readonly Row[]; total: number }) {
  const t = useTranslations("ops.list");
  if (rows.length === 0) {
    return filter.isNarrowed ? (
      <EmptyState
        icon="search"
        title={t("noMatch")}
        action={
          <Link className={buttonClass()} href={filter.path}>
            {t("showAll")}
          </Link>
        }
      />
    ) : (
      <EmptyState icon="info" {...empty} />
    );
  }
  return (
    <>
      <p className={styles.total} role="status">
        {t("total", { count: total })}
      </p>
      {bulk}
      <div className={styles.rows}>
        <Table caption={title} columns={columns} rows={rows} rowKey={rowKey} isDense isBaseline />
      </div>
      <Pager
        label={t("pages")}
        page={filter.page}
        pages={Math.ceil(total / ROWS_A_PAGE)}
        hrefOf={(page) => filter.hrefWith({ page: String(page) })}
      />
    </>
  );
}

interface ChoicesProps {
  choices: readonly AdminChoice[];
  filter: AdminFilter;
}

function ChoiceList({ choices, filter }: ChoicesProps) {
  const t = useTranslations("ops.list");
  const navigate = useNavigate();
  const name = choices[0]?.name ?? "";
  return (
    <label className={styles.choice}>
      <span>{textOr(t, `filter.${name}`, name)}</span>
      <Select
        value={filter.params[name] ?? ""}
        onChange={(event) => navigate(filter.hrefWith({ [name]: event.target.value, page: undefined }))}
      >
        {choices.map(({ value = "", label, count }) => (
          <option key={value} value={value}>
            {count === undefined ? label : t("counted", { label, count })}
          </option>
        ))}
      </Select>
    </label>
  );
}

function Views({ views, filter }: { views: readonly SavedView[]; filter: AdminFilter }) {
  const t = useTranslations("ops.list");
  const chosen = Object.entries(filter.params).filter(([name, value]) => name !== "page" && value !== "");
  const isCurrent = ({ params }: SavedView) =>
    chosen.length === Object.keys(params).length && chosen.every(([name, value]) => params[name] === value);
  return (
    <StateLinks
      isDense
      label={t("views")}
      links={views.map((view) => ({
        ...{ key: view.key, label: view.label, isCurrent: isCurrent(view) },
        href: hrefOf(filter.path, view.params),
      }))}
    />
  );
}

function hrefOf(path: string, params: SavedView["params"]): string {
  const search = new URLSearchParams(params);
  return search.size === 0 ? path : `${path}?${search}`;
}

function Search({ label, filter }: { label: string; filter: AdminFilter }) {
  const t = useTranslations("ops.list");
  const navigate = useNavigate();
  const said = filter.text("keyword") ?? "";
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get("keyword") ?? "").trim();
    navigate(filter.hrefWith({ keyword, page: undefined }));
  }
  return (
    <form role="search" className={styles.search} onSubmit={search}>
      <Field
        key={said}
        type="search"
        name="keyword"
        maxLength={100}
        defaultValue={said}
        aria-label={label}
        placeholder={label}
      />
      <Button type="submit" isIconOnly aria-label={t("search")} title={t("search")}>
        <Icon name="search" />
      </Button>
    </form>
  );
}

/** j and k move between rows, except while typing. */
function useRowKeys() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function step(event: KeyboardEvent) {
      if ((event.key !== "j" && event.key !== "k") || event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return;
      const rows = [...(frame.current?.querySelectorAll("tbody tr") ?? [])];
      const links = rows.flatMap((row) => row.querySelector<HTMLAnchorElement>("a[href]") ?? []);
      const at = links.findIndex((link) => link.closest("tr")?.contains(document.activeElement));
      links[event.key === "j" ? Math.min(at + 1, links.length - 1) : Math.max(at - 1, 0)]?.focus();
    }
    addEventListener("keydown", step);
    return () => removeEventListener("keydown", step);
  }, []);
  return frame;
}
