"use client";
// Progress of the list: number of ready lines, and filters by state.
import { useFormatter, useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import type { BomRow } from "@/components/bom/lines/bom-row";
import { countGroups, type LineFilter } from "@/components/bom/lines/line-filter";
import { useLineWords } from "@/components/bom/lines/use-line-words";
import styles from "./readiness.module.css";

interface ReadinessProps {
  rows: readonly BomRow[];
  filter: LineFilter;
  onFilter: (filter: LineFilter) => void;
}

export function Readiness({ rows, filter, onFilter }: ReadinessProps) {
  const t = useTranslations("bom.ready");
  const words = useLineWords();
  const format = useFormatter();
  const open = rows.filter((row) => row.needsReview).length;
  const ready = rows.length - open;
  const counts = countGroups(rows);
  const bold = { b: (chunks: React.ReactNode) => <b>{chunks}</b> };
  const choices: { filter: LineFilter; label: string; count: number }[] = [
    { filter: "all", label: t("allLines"), count: rows.length },
    ...(open > 0 ? [{ filter: "review" as const, label: t("review"), count: open }] : []),
    ...counts.map(([status, count]) => ({ filter: status, label: words.group(status), count })),
  ];
  return (
    <div className={styles.readiness}>
      <p role="status">
        {open === 0
          ? t.rich("all", { count: rows.length, ...bold })
          : t.rich("some", { ready, count: rows.length, open, ...bold })}
      </p>
      <div className={styles.meter} role="img" aria-label={t("meter", { ready, count: rows.length })}>
        {counts.map(([status, count]) => (
          <i key={status} data-status={status} style={{ "--share": count } as CSSProperties} />
        ))}
      </div>
      <div className={styles.filters} role="group" aria-label={t("filters")}>
        {choices.map((choice) => (
          <button
            key={choice.filter}
            type="button"
            aria-pressed={choice.filter === filter}
            onClick={() => onFilter(choice.filter)}
          >
            <i data-status={choice.filter} aria-hidden="true" />
            {choice.label}
            <b className="num">{format.number(choice.count)}</b>
          </button>
        ))}
      </div>
    </div>
  );
}
