"use client";
// Summary of the report: result, counts of checks, board.
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { countBySeverity, worstOf } from "@/lib/core/dfm/severity";
import type { DfmReport } from "@/lib/core/dfm/report";
import styles from "./summary-block.module.css";

export function SummaryBlock({ report }: { report: DfmReport | null }) {
  const t = useTranslations("dfm.summary");
  const unknown = useTranslations("common")("unknown");
  const format = useFormatter();
  if (!report) return <dl className={styles.summary} aria-busy="true" aria-label={t("label")} />;
  const { figures, checks, findings } = report;
  const counts = countBySeverity(findings);
  const worst = worstOf(counts);
  const passed = checks.filter(({ state }) => state === "passed").length;
  const skipped = checks.filter(({ state }) => state === "skipped").length;
  const figure = (value: number | null, digits = 2) =>
    value === null ? unknown : format.number(value, { maximumFractionDigits: digits });
  const { widthMm, heightMm, copperLayers, minTraceMm, minSpaceMm, minDrillMm } = figures;
  const size = { width: figure(widthMm), height: figure(heightMm), layers: copperLayers ?? 0 };
  const finest = { trace: figure(minTraceMm, 3), space: figure(minSpaceMm, 3), drill: figure(minDrillMm, 3) };
  return (
    <dl className={`ruled ${styles.summary}`} aria-label={t("label")}>
      <Cell label={t("result")}>
        <b data-verdict={worst ?? "clean"}>
          {worst ? t(`verdict.${worst}`, { count: counts[worst] }) : t("verdict.clean")}
        </b>
      </Cell>
      <Cell label={t("checks")}>{t("checkCounts", { passed, skipped, found: checks.length - passed - skipped })}</Cell>
      <Cell label={t("board")}>{t("size", size)}</Cell>
      <Cell label={t("finest")}>{t("finestValue", finest)}</Cell>
    </dl>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
