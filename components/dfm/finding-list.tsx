"use client";
// Findings by severity and group; the selected one is shown on the board.
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { FindingRow } from "@/components/dfm/finding-row";
import { Segments } from "@/components/ui/segments";
import { useHasSides } from "@/components/ui/use-is-wide";
import { acceptanceKey } from "@/lib/core/dfm/acceptance";
import { countBySeverity, SEVERITIES } from "@/lib/core/dfm/severity";
import { type FindingFilter, shownFindings, useDfm } from "@/stores/viewer/dfm-check";
import styles from "./finding-list.module.css";

export function FindingList({ fresh }: { fresh: ReadonlySet<string> }) {
  const t = useTranslations("dfm.list");
  const report = useDfm((dfm) => dfm.report);
  const filter = useDfm((dfm) => dfm.filter);
  const notes = useDfm((dfm) => dfm.notes);
  const chosenKey = useDfm((dfm) => dfm.chosen?.key ?? null);
  const list = useRef<HTMLUListElement>(null);
  const hasSides = useHasSides();
  useEffect(() => {
    // In one column, the explanation is scrolled into view instead.
    if (hasSides) list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [chosenKey, hasSides]);
  if (!report) return null;
  const shown = shownFindings({ report, filter, notes });
  return (
    <section className={styles.list} aria-label={t("title")}>
      <Filter />
      {shown.length === 0 ? (
        <p className={styles.empty}>{report.findings.length === 0 ? t("none") : t("noneLeft")}</p>
      ) : (
        <ul ref={list}>
          {shown.map((finding) => (
            <FindingRow
              key={acceptanceKey(finding)}
              finding={finding}
              isChosen={acceptanceKey(finding) === chosenKey}
              isFresh={fresh.has(acceptanceKey(finding))}
            />
          ))}
        </ul>
      )}
      <p className={styles.keys}>{t("keys")}</p>
    </section>
  );
}

function Filter() {
  const t = useTranslations("dfm.list");
  const tCounts = useTranslations("finding.counts");
  const findings = useDfm((dfm) => dfm.report?.findings);
  const filter = useDfm((dfm) => dfm.filter);
  const set = useDfm((dfm) => dfm.set);
  const counts = countBySeverity(findings ?? []);
  const levels = SEVERITIES.filter((level) => counts[level] > 0);
  const items: { id: FindingFilter; label: string }[] = [
    { id: "all", label: t("all") },
    ...levels.map((level) => ({ id: level, label: tCounts(level, { count: counts[level] }) })),
    { id: "open", label: t("open") },
  ];
  return (
    <div className={styles.filter}>
      <Segments label={t("filter")} items={items} value={filter} onChange={(next) => set({ filter: next })} />
    </div>
  );
}
