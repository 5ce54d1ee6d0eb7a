"use client";
// Search for nets and parts; arrows walk through the results, which are shown on the board.
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { useInstruments } from "@/components/gerber/viewer/instruments";
import { foundEntry, keyOfEntry } from "@/components/gerber/viewer/light";
import { SEARCH_FIELD_ID } from "@/components/gerber/viewer/use-commands";
import { Field } from "@/components/ui/field";
import { entriesOf, type Entry, search } from "@/lib/core/board-view/find";
import { useBoardViewer, useBoardViewerStore } from "@/stores/viewer/board-viewer";
import styles from "./panels.module.css";

/** Limit of the result list; typing more narrows it. */
const MAX = 200;

export function FindPanel() {
  const t = useTranslations("viewer.find");
  const list = useId();
  const [words, setWords] = useState("");
  const [active, setActive] = useState(0);
  const board = useBoardViewer((viewer) => viewer.board);
  const lit = useBoardViewer((viewer) => viewer.lit);
  const entries = useMemo(() => (board ? entriesOf(board.scene) : []), [board]);
  const found = words.trim() === "" ? entries : search(entries, words);
  const shown = found.slice(0, MAX);
  const show = useShowEntry();
  const optionId = (at: number) => `${list}-${at}`;

  if (entries.length === 0) return <p className={styles.empty}>{t("none")}</p>;
  function choose(at: number) {
    const entry = shown[at];
    setActive(at);
    if (!entry) return;
    show(entry);
    document.getElementById(optionId(at))?.scrollIntoView({ block: "nearest" });
  }
  function press(event: KeyboardEvent) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Enter") choose(active);
    else if (step !== 0 && shown.length > 0) choose((active + step + shown.length) % shown.length);
    else return;
    event.preventDefault();
  }
  return (
    <div className={styles.find}>
      <label htmlFor={SEARCH_FIELD_ID}>{t("label")}</label>
      <Field
        id={SEARCH_FIELD_ID}
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={shown.length > 0 ? optionId(active) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={t("placeholder")}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <p className="label" role="status">
        {t("count", { count: found.length })}
      </p>
      <ul id={list} role="listbox" aria-label={t("results")} className={styles.results}>
        {shown.map((entry, at) => (
          <li
            key={keyOfEntry(entry)}
            id={optionId(at)}
            role="option"
            aria-selected={lit?.key === keyOfEntry(entry)}
            data-active={at === active || undefined}
            onClick={() => choose(at)}
          >
            <span>{entry.name}</span>
            <small>{t(entry.kind)}</small>
          </li>
        ))}
      </ul>
      {found.length > shown.length && <p className="label">{t("more", { count: found.length - shown.length })}</p>}
    </div>
  );
}

/** Highlights the result and centers it. */
function useShowEntry(): (entry: Entry) => void {
  const store = useBoardViewerStore();
  const { viewport } = useInstruments();
  return (entry) => {
    const found = foundEntry(store.getState(), entry);
    store.getState().set({ lit: found?.lit ?? null });
    if (found?.bounds) viewport.show(found.bounds);
  };
}
