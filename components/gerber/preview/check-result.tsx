"use client";
// Result of the DFM check: counts, worst finding, and a link to the report for the chosen options.
import { useTranslations } from "next-intl";
import { useQuoteCheck } from "@/components/gerber/preview/use-quote-check";
import { ReportLink } from "@/components/quote/report-link";
import { SEVERITY_ICON, SEVERITY_TAG } from "@/components/quote/severity-style";
import { Tag } from "@/components/ui/tag";
import type { Severity } from "@/lib/core/dfm/finding";
import { type SeverityCounts, worstFinding } from "@/lib/core/dfm/severity";
import { useFindingWords } from "@/lib/i18n/use-finding-words";
import type { CheckedFinding } from "@/stores/viewer/board-check";
import { useGerberView } from "@/stores/viewer/gerber-view";
import styles from "./check-result.module.css";

const SHOWN = ["risk", "warning"] as const satisfies readonly Severity[];

export function CheckResult() {
  const t = useTranslations("finding.facts");
  useQuoteCheck();
  const isRead = useGerberView((view) => view.finding !== null);
  const check = useGerberView((view) => view.check);
  if (!isRead || check.status === "idle") return null;
  return (
    <section className={styles.check} aria-label={t("link")}>
      <div className={styles.head}>
        <b>{t("link")}</b>
        <span className={styles.counts} role="status">
          {check.status === "running" && t("running")}
          {check.status === "failed" && t("failed")}
          {check.status === "done" && <Counts counts={check.counts} passed={check.passed} />}
        </span>
        <ReportLink />
      </div>
      {check.status === "done" && <Worst findings={check.findings} />}
    </section>
  );
}

function Counts({ counts, passed }: { counts: SeverityCounts; passed: number }) {
  const t = useTranslations("finding");
  const found = SHOWN.filter((level) => counts[level] > 0);
  return (
    <>
      {found.length === 0 && (
        <Tag kind="success" icon="check">
          {t("facts.clean")}
        </Tag>
      )}
      {found.map((level) => (
        <Tag key={level} kind={SEVERITY_TAG[level]} icon={SEVERITY_ICON[level]}>
          {t(`counts.${level}`, { count: counts[level] })}
        </Tag>
      ))}
      <span className={styles.passed}>{t("facts.passed", { count: passed })}</span>
    </>
  );
}

function Worst({ findings }: { findings: readonly CheckedFinding[] }) {
  const words = useFindingWords();
  const worst = worstFinding(findings);
  if (!worst || worst.severity === "notice") return null;
  return (
    <p className={styles.worst}>
      <b>{words.name(worst)}</b> <span className="num">{words.measured(worst)}</span>
    </p>
  );
}
