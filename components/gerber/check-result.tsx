"use client";
// Result of the DFM check: counts, worst finding, and a link to the report for the chosen options.
import { useTranslations } from "next-intl";
import { useQuoteCheck } from "@/components/gerber/use-quote-check";
import { Tag, type TagKind } from "@/components/ui/tag";
import type { Severity } from "@/lib/core/dfm/finding";
import { reportAddress } from "@/lib/core/dfm/report-address";
import { type SeverityCounts, worstFinding } from "@/lib/core/dfm/severity";
import { Link } from "@/lib/i18n/link";
import { useFindingWords } from "@/lib/i18n/use-finding-words";
import type { CheckedFinding } from "@/stores/board-check";
import { useGerberView } from "@/stores/gerber-view";
import { useQuoteDraft } from "@/stores/quote-draft";
import styles from "./check-result.module.css";

const SHOWN = [
  ["risk", "error"],
  ["warning", "warning"],
] as const satisfies readonly (readonly [Severity, TagKind])[];

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
  const found = SHOWN.filter(([level]) => counts[level] > 0);
  return (
    <>
      {found.length === 0 && (
        <Tag kind="success" icon="check">
          {t("facts.clean")}
        </Tag>
      )}
      {found.map(([level, kind]) => (
        <Tag key={level} kind={kind} icon={kind}>
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

/** In a window of its own, so that an open quote stays open; there once the files have arrived. */
function ReportLink() {
  const t = useTranslations("finding.facts");
  const projectId = useGerberView((view) => view.projectId);
  const specification = useQuoteDraft((draft) => draft.specification);
  if (projectId === null) return null;
  return (
    <Link className="link no-print" href={reportAddress(projectId, specification)} target="_blank">
      {t("open")}
    </Link>
  );
}
