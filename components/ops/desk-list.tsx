"use client";
// A list of the desk: states with their counts, a search, rows, pages; all that is chosen stands in the address.
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "@/components/icons/icon";
import { type DeskFilter, ROWS_A_PAGE } from "@/components/ops/desk-params";
import { Loaded, type Loading } from "@/components/ops/loaded";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Pager } from "@/components/ui/pager";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { StateLinks } from "@/components/ui/state-links";
import { Table, type TableColumn } from "@/components/ui/table";
import { Link } from "@/lib/i18n/link";
import { useNavigate } from "@/lib/i18n/use-navigate";
import styles from "./desk-list.module.css";

/** A way to narrow the list: `name=value` in the address. */
export interface DeskChoice {
  name: string;
  value: string | undefined;
  label: string;
  count?: number;
}

interface DeskListProps<Row> {
  title: string;
  filter: DeskFilter;
  /** Rows of links, each row one question. */
  choices?: readonly (readonly DeskChoice[])[];
  /** What the search looks in; null where there is none. */
  search: string | null;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  list: Loading<{ rows: readonly Row[]; total: number }>;
  action?: ReactNode;
  /** A second list of a page is a part of it. */
  headingLevel?: 1 | 2;
}

export function DeskList<Row>(props: DeskListProps<Row>) {
  const { title, filter, choices = [], search, list, action, headingLevel = 1 } = props;
  const Heading = `h${headingLevel}` as const;
  const frame = useRowKeys();
  const t = useTranslations("ops.list");
  return (
    <div ref={frame}>
      <header className={styles.head}>
        <Heading>{title}</Heading>
        {action}
      </header>
      <Sheet>
        <div className={styles.bar}>
          {choices.map((row) => (
            <Choices key={row[0]?.name} choices={row} filter={filter} />
          ))}
          {search !== null && <Search label={search} filter={filter} />}
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
  rows,
  total,
}: DeskListProps<Row> & { rows: readonly Row[]; total: number }) {
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
      <EmptyState icon="check" title={t("empty")} />
    );
  }
  return (
    <>
      <div className={styles.rows}>
        <Table caption={title} columns={columns} rows={rows} rowKey={rowKey} isDense />
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
  choices: readonly DeskChoice[];
  filter: DeskFilter;
}

/** More than a row holds are chosen from a list. */
const MOST_LINKS = 14;

function ChoiceList({ choices, filter }: ChoicesProps) {
  const t = useTranslations("ops.list");
  const navigate = useNavigate();
  const name = choices[0]?.name ?? "";
  return (
    <Select
      className={styles.choice}
      aria-label={t(`filter.${name}` as never)}
      value={filter.params[name] ?? ""}
      onChange={(event) => navigate(filter.hrefWith({ [name]: event.target.value, page: undefined }))}
    >
      {choices.map(({ value = "", label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function Choices({ choices, filter }: ChoicesProps) {
  const t = useTranslations("ops.list");
  if (choices.length > MOST_LINKS) return <ChoiceList choices={choices} filter={filter} />;
  return (
    <StateLinks
      isDense
      label={t(`filter.${choices[0]?.name ?? ""}` as never)}
      links={choices.map(({ name, value, label, count }) => ({
        ...{ key: value ?? "", label, count },
        href: filter.hrefWith({ [name]: value, page: undefined }),
        isCurrent: (filter.params[name] || undefined) === value,
      }))}
    />
  );
}

function Search({ label, filter }: { label: string; filter: DeskFilter }) {
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

/** j and k go from row to row, as in a mail program; not while somebody types. */
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
