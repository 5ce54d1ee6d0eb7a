"use client";
// The search over everything: "/" focuses it, arrows choose, Enter opens.
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useAdminLabels } from "@/components/ops/frame/use-admin-labels";
import { Field } from "@/components/ui/field";
import { useAdminSearch } from "@/lib/client/ops";
import { type Found, MIN_SEARCH } from "@/lib/contracts/admin-search";
import { Link } from "@/lib/i18n/link";
import { useNavigate } from "@/lib/i18n/use-navigate";
import styles from "./global-search.module.css";

const TYPING_MS = 200;

export function hrefOfFound({ kind, id }: Pick<Found, "kind" | "id">): string {
  const at = encodeURIComponent(id);
  const paths = { order: `/ops/orders/${at}`, quote: `/ops/quotes/${at}`, customer: `/ops/customers/${at}` };
  return kind === "part" ? `/component/${at}` : paths[kind];
}

/** "/" outside a field. */
function useSlash(focus: () => void): void {
  useEffect(() => {
    function press(event: globalThis.KeyboardEvent) {
      if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return;
      event.preventDefault();
      focus();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [focus]);
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const wait = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(wait);
  }, [value]);
  return settled;
}

export function GlobalSearch() {
  const t = useTranslations("ops.search");
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const keyword = useSettled(text.trim());
  const { data } = useAdminSearch(keyword.length >= MIN_SEARCH ? keyword : null);
  const rows = keyword.length >= MIN_SEARCH ? (data?.rows ?? []) : [];
  const isShown = isOpen && keyword.length >= MIN_SEARCH && data !== undefined;
  const [focus] = useState(() => () => input.current?.focus());
  useSlash(focus);
  function close() {
    setOpen(false);
    setText("");
    input.current?.blur();
  }
  function press(event: KeyboardEvent) {
    const found = rows[chosen];
    if (event.key === "Escape") close();
    else if (event.key === "ArrowDown") setChosen(Math.min(chosen + 1, rows.length - 1));
    else if (event.key === "ArrowUp") setChosen(Math.max(chosen - 1, 0));
    else if (event.key === "Enter" && found) {
      close();
      navigate(hrefOfFound(found));
    } else return;
    event.preventDefault();
  }
  return (
    <search className={`${styles.search} no-print`} onBlur={(event) => leaves(event) && setOpen(false)}>
      <Field
        ref={input}
        type="search"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && rows.length > 0 ? `${listId}-${chosen}` : undefined}
        aria-label={t("label")}
        aria-keyshortcuts="/"
        placeholder={t("placeholder")}
        autoComplete="off"
        maxLength={100}
        value={text}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
          setOpen(true);
        }}
        onKeyDown={press}
      />
      {isShown && <Results id={listId} rows={rows} chosen={chosen} onPick={close} />}
    </search>
  );
}

const leaves = ({ currentTarget, relatedTarget }: { currentTarget: Element; relatedTarget: EventTarget | null }) =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

interface ResultsProps {
  id: string;
  rows: readonly Found[];
  chosen: number;
  onPick: () => void;
}

function Results({ id, rows, chosen, onPick }: ResultsProps) {
  const t = useTranslations("ops.search");
  const words = useAdminLabels();
  if (rows.length === 0) {
    return (
      <p id={id} role="status" className={styles.results}>
        {t("nothing")}
      </p>
    );
  }
  return (
    <ul id={id} role="listbox" aria-label={t("results")} className={styles.results}>
      {rows.map((row, at) => (
        <li key={`${row.kind} ${row.id}`} id={`${id}-${at}`} role="option" aria-selected={at === chosen}>
          <Link href={hrefOfFound(row)} tabIndex={-1} onClick={onPick}>
            <small>{t(`kind.${row.kind}`)}</small>
            <b>{row.name}</b>
            <span>{[row.detail, row.matched].filter(Boolean).join(" · ")}</span>
            {row.status && <small>{words.status(row.status)}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
