"use client";
// Search, kind, order and view of the files; all but the view are in the address.
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Segments } from "@/components/ui/segments";
import { Select } from "@/components/ui/select";
import {
  type FileFilter,
  type FileSort,
  filesHref,
  firstOrder,
  MAX_KEYWORD,
} from "@/components/workbench/files/file-filter";
import { PROJECT_KINDS } from "@/components/sharing/project-kind";
import { PROJECT_VIEWS, setProjectView, useProjectView } from "@/lib/client/project-view";
import { PROJECT_ORDERS } from "@/lib/contracts/project";
import { Link } from "@/lib/i18n/link";
import { useNavigate } from "@/lib/i18n/use-navigate";
import styles from "./file-filter-bar.module.css";

export function FileFilterBar({ filter }: { filter: FileFilter }) {
  return (
    <div className={styles.bar}>
      <FileSearch filter={filter} />
      <Kinds filter={filter} />
      <FileOrder filter={filter} />
      <ViewSwitch />
    </div>
  );
}

const TYPING_MS = 300;

/** Searches while one types; the address follows, so that "Back" leaves the search as a whole. */
function FileSearch({ filter }: { filter: FileFilter }) {
  const t = useTranslations("workbench.files");
  const navigate = useNavigate();
  const [text, setText] = useState(filter.keyword);
  // The keyword that the field last agreed on with the address.
  const [agreed, setAgreed] = useState(filter.keyword);
  const [seen, setSeen] = useState(filter.keyword);
  if (seen !== filter.keyword) {
    setSeen(filter.keyword);
    // Not the field's own: "Back", or a link to another search.
    if (filter.keyword !== agreed) {
      setAgreed(filter.keyword);
      setText(filter.keyword);
    }
  }

  const search = useEffectEvent(() => {
    const keyword = text.trim();
    if (keyword === agreed) return;
    setAgreed(keyword);
    navigate(filesHref({ ...filter, keyword, page: 1 }), { replace: agreed !== "" && keyword !== "" });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const keyword = text.trim();
    if (keyword === agreed) return;
    setAgreed(keyword);
    navigate(filesHref({ ...filter, keyword, page: 1 }));
  }
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <Field
        type="search"
        icon="search"
        maxLength={MAX_KEYWORD}
        value={text}
        aria-label={t("search")}
        placeholder={t("search")}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </form>
  );
}

function Kinds({ filter }: { filter: FileFilter }) {
  const t = useTranslations("workbench");
  return (
    <nav className={styles.kinds} aria-label={t("files.kinds")}>
      {[undefined, ...PROJECT_KINDS].map((kind) => (
        <Link
          key={kind ?? "all"}
          href={filesHref({ ...filter, kind, page: 1 })}
          aria-current={filter.kind === kind ? "true" : undefined}
        >
          {kind ? t(`kinds.${kind}`) : t("files.allKinds")}
        </Link>
      ))}
    </nav>
  );
}

function FileOrder({ filter }: { filter: FileFilter }) {
  const t = useTranslations("workbench.files");
  const navigate = useNavigate();
  const isAscending = filter.order === "asc";
  const reverse = isAscending ? "desc" : "asc";
  return (
    <span className={styles.order}>
      <Select
        aria-label={t("sort.label")}
        value={filter.sort}
        onChange={({ currentTarget }) => {
          const sort = currentTarget.value as FileSort;
          navigate(filesHref({ ...filter, sort, order: firstOrder(sort), page: 1 }));
        }}
      >
        {PROJECT_ORDERS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
      <Button
        isIconOnly
        aria-label={t(`sort.${reverse}`)}
        title={t(`sort.${reverse}`)}
        onClick={() => navigate(filesHref({ ...filter, order: reverse, page: 1 }))}
      >
        <Icon name={isAscending ? "up" : "down"} />
      </Button>
    </span>
  );
}

function ViewSwitch() {
  const t = useTranslations("workbench.files.view");
  const view = useProjectView();
  return (
    <Segments
      className={styles.view}
      size="field"
      label={t("label")}
      items={PROJECT_VIEWS.map((each) => ({ id: each, label: t(each), icon: each }))}
      value={view ?? null}
      onChange={setProjectView}
    />
  );
}
