"use client";
// The symbol library: search, and placing what is found.
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type Ref, startTransition, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useEditor } from "@/components/schematic/editor-context";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { DrawingSymbols, useDrawingSymbols } from "@/components/schematic/symbol-editor/drawing-symbols";
import { NewSymbolButton, OwnSymbols } from "@/components/schematic/symbol-editor/own-symbols";
import { CatalogParts } from "@/components/schematic/panels/catalog-parts";
import { SymbolPicture } from "@/components/schematic/panels/symbol-picture";
import { type OwnSymbol, useOwnSymbols } from "@/lib/client/schematic/symbol-library";
import type { PlacedSymbol } from "@/lib/core/schematic/editor/stocks";
import type { SymbolEntry } from "@/lib/core/schematic/symbols/build/entry";
import { createSymbolSearch, type SymbolSearch } from "@/lib/core/schematic/symbols/search";
import { useSession } from "@/stores/account/session";
import styles from "./panels.module.css";

interface Library {
  readonly entries: readonly SymbolEntry[];
  readonly search: SymbolSearch;
}

let loading: Promise<Library> | null = null;

/** The catalog is large, so it is loaded when the first drawing is on the screen. */
function loadLibrary(): Promise<Library> {
  return (loading ??= Promise.all([
    import("@/lib/core/schematic/symbols/catalogue"),
    import("@/lib/core/schematic/symbols/search"),
  ]).then(([{ SYMBOL_CATALOG: entries }, { createSymbolSearch }]) => ({
    entries,
    search: createSymbolSearch(entries),
  })));
}

function useLibrary(): Library | "failed" | null {
  const [library, setLibrary] = useState<Library | "failed" | null>(null);
  useEffect(() => {
    let isGone = false;
    loadLibrary().then(
      (loaded) => !isGone && setLibrary(loaded),
      () => {
        loading = null;
        if (!isGone) setLibrary("failed");
      },
    );
    return () => void (isGone = true);
  }, []);
  return library;
}

/** Shown while nothing is searched for: what most circuits begin with. */
const FIRST = [
  ...["passive:R", "passive:C", "passive:C_Polarized", "passive:L", "diode:LED", "diode:D", "diode:D_Schottky"],
  ...["transistor:NPN", "transistor:PNP", "transistor:NMOS", "transistor:PMOS", "power:PWR_FLAG"],
];
const MAX_SHOWN = 60;

export function LibraryPanel({ fieldRef }: { fieldRef: Ref<HTMLInputElement> }) {
  const t = useTranslations("schematic.library");
  const library = useLibrary();
  const [text, setText] = useState("");
  const [query, setQuery] = useState("");
  const found = useMemo(() => {
    if (library === null || library === "failed") return [];
    const all = library.search(query);
    if (query.trim() !== "") return all;
    const first = FIRST.flatMap((id) => all.find((entry) => entry.id === id) ?? []);
    return [...first, ...all.filter(({ id }) => !FIRST.includes(id))];
  }, [library, query]);
  const list = useRef<HTMLDivElement>(null);
  const place = usePlacing();
  const { isReadOnly } = useEditor();
  const own = useOwnFound(query);
  const drawn = useDrawingSymbols(query);

  function type(typed: string): void {
    setText(typed);
    startTransition(() => setQuery(typed));
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const { value } = event.currentTarget;
    // The list may be behind the field by a few letters: Enter takes what the whole text finds.
    if (event.key === "Enter") flushSync(() => setQuery(value));
    const first = list.current?.querySelector<HTMLButtonElement>("li button");
    if (event.key === "Enter" && first) first.click();
    else if (event.key === "ArrowDown") first?.focus();
    else return;
    event.preventDefault();
  }
  return (
    <section className={styles.library} aria-label={t("label")}>
      <div className={styles.libraryHead}>
        <h2>{t("label")}</h2>
        {!isReadOnly && <NewSymbolButton />}
      </div>
      <label className={styles.search}>
        <span className="visually-hidden">{t("search")}</span>
        <input
          ref={fieldRef}
          type="search"
          value={text}
          placeholder={t("search")}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
        />
      </label>
      <p className={styles.count} role="status">
        {library === null && t("loading")}
        {library === "failed" && t("failed")}
        {library !== null && library !== "failed" && t("found", { count: found.length + own.length + drawn.length })}
      </p>
      <div ref={list} className={styles.symbols} onKeyDown={moveInList}>
        <DrawingSymbols symbols={drawn} onPlace={place} />
        <OwnSymbols symbols={own} isReadOnly={isReadOnly} onPlace={place} />
        {own.length + drawn.length > 0 && found.length > 0 && <h3 className={styles.heading}>{t("builtIn")}</h3>}
        <ul>
          {found.slice(0, MAX_SHOWN).map((entry) => (
            <li key={entry.id}>
              <button type="button" className={styles.symbol} onClick={() => place({ symbol: entry.build() })}>
                <SymbolPicture entry={entry} />
                <span>
                  <b>{entry.name}</b>
                  <small>{entry.description}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {library !== null && library !== "failed" && (
          <CatalogParts query={query} entries={library.entries} onPlace={place} />
        )}
      </div>
      {found.length + own.length + drawn.length === 0 && query.trim() !== "" && library !== null && (
        <p className={styles.none}>{t("none", { query: query.trim() })}</p>
      )}
    </section>
  );
}

/** One's own symbols that the search finds; visitors have none. */
function useOwnFound(query: string): readonly OwnSymbol[] {
  const isSignedIn = useSession((state) => state.token !== null);
  const { data } = useOwnSymbols(isSignedIn);
  const search = useMemo(() => createSymbolSearch(data ?? []), [data]);
  return useMemo(() => search(query), [search, query]);
}

function usePlacing(): (placed: PlacedSymbol) => void {
  const editor = useEditor();
  return (placed) => {
    if (editor.isReadOnly) return;
    editor.use("symbol", placed);
    focusStage();
  };
}

function moveInList(event: KeyboardEvent<HTMLDivElement>): void {
  // Dialogs that the list opens have keys of their own.
  if (event.target instanceof Element && event.target.closest("dialog")) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}
