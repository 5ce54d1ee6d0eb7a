"use client";
// Options of the search: whole words, case, kinds of texts.
import { useTranslations } from "next-intl";
import { useFind } from "@/components/schematic/panels/find/find-state";
import { FIND_KINDS, type FindKind } from "@/lib/core/schematic/edit/find";
import styles from "./find.module.css";

export function FindOptions() {
  const t = useTranslations("schematic.find");
  const { query, ask } = useFind();
  function toggle(kind: FindKind): void {
    const kinds = new Set(query.kinds);
    if (!kinds.delete(kind)) kinds.add(kind);
    ask({ kinds });
  }
  return (
    <div className={styles.options} role="group" aria-label={t("options")}>
      <button
        type="button"
        aria-pressed={query.isCaseSensitive}
        onClick={() => ask({ isCaseSensitive: !query.isCaseSensitive })}
      >
        {t("case")}
      </button>
      <button type="button" aria-pressed={query.isWholeWord} onClick={() => ask({ isWholeWord: !query.isWholeWord })}>
        {t("word")}
      </button>
      <span className={styles.kinds} role="group" aria-label={t("in")}>
        {FIND_KINDS.map((kind) => (
          <button key={kind} type="button" aria-pressed={query.kinds.has(kind)} onClick={() => toggle(kind)}>
            {t(`kinds.${kind}`)}
          </button>
        ))}
      </span>
    </div>
  );
}
