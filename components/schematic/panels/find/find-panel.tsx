"use client";
// Find and replace over all sheets: hits by sheet, and what each would become.
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useEditor } from "@/components/schematic/editor-context";
import { Dock } from "@/components/schematic/panels/dock";
import { FindHits } from "@/components/schematic/panels/find/find-hits";
import { FindOptions } from "@/components/schematic/panels/find/find-options";
import { MAX_LISTED, useFind } from "@/components/schematic/panels/find/find-state";
import { PROPERTY_IDS } from "@/components/schematic/panels/property-ids";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { type FindHit, hitKey } from "@/lib/core/schematic/edit/find";
import { applyReplacements, planReplacements } from "@/lib/core/schematic/edit/replace";
import styles from "./find.module.css";

export function FindPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations("schematic.find");
  const editor = useEditor();
  const { query, hits, step, ask } = useFind();
  const [by, setBy] = useState<string | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  const plan = useMemo(() => (by === null ? null : planReplacements(hits.slice(0, MAX_LISTED), by)), [hits, by]);
  const chosen = (plan ?? []).filter(({ hit, problem }) => problem === null && !left.has(hitKey(hit)));

  function press(event: KeyboardEvent): void {
    const isNext = event.key === "ArrowDown" || (event.key === "Enter" && !event.shiftKey);
    if (!isNext && event.key !== "ArrowUp" && event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    step(isNext ? 1 : -1);
  }
  function replace(): void {
    editor.commit("replace", (edit) => applyReplacements(edit, chosen));
    setLeft(new Set());
  }
  function toggle(hit: FindHit): void {
    const [key, next] = [hitKey(hit), new Set(left)];
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  }
  const sheets = new Set(hits.map(({ path }) => path)).size;
  return (
    <Dock title={t("title")} onClose={onClose}>
      <div className={styles.form}>
        <Field
          ref={field}
          id={PROPERTY_IDS.find}
          type="search"
          aria-label={t("text")}
          placeholder={t("text")}
          spellCheck={false}
          autoComplete="off"
          value={query.text}
          onChange={({ target }) => ask({ text: target.value })}
          onKeyDown={press}
        />
        <FindOptions />
        {by !== null && (
          <div className={styles.replace}>
            <Field
              aria-label={t("by")}
              placeholder={t("by")}
              spellCheck={false}
              autoComplete="off"
              value={by}
              onChange={({ target }) => setBy(target.value)}
            />
            <Button variant="primary" aria-disabled={chosen.length === 0 || undefined} onClick={replace}>
              {t("replace", { count: chosen.length })}
            </Button>
          </div>
        )}
        <p className={styles.count} role="status">
          <span>{query.text === "" ? t("hint") : t("count", { count: hits.length, sheets })}</span>
          {!editor.isReadOnly && (
            <button type="button" aria-expanded={by !== null} onClick={() => setBy(by === null ? "" : null)}>
              {t(by === null ? "showReplace" : "hideReplace")}
            </button>
          )}
        </p>
      </div>
      <FindHits plan={plan} left={left} onToggle={toggle} />
    </Dock>
  );
}
