"use client";
// Confirmation of findings before a board goes to the cart, worst first.
import { useTranslations } from "next-intl";
import { ReportLink } from "@/components/quote/report-link";
import { SEVERITY_TAG } from "@/components/quote/severity-style";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { Tag } from "@/components/ui/tag";
import { countBySeverity, worstFirst, worstOf } from "@/lib/core/dfm/severity";
import { useFindingWords } from "@/lib/i18n/use-finding-words";
import type { CheckedFinding } from "@/stores/viewer/board-check";
import styles from "./findings-dialog.module.css";

interface FindingsDialogProps {
  /** Empty: closed. */
  findings: readonly CheckedFinding[];
  onClose: () => void;
  onConfirm: () => void;
}

const NAMED = 4;

export function FindingsDialog({ findings, onClose, onConfirm }: FindingsDialogProps) {
  const t = useTranslations("quote.findings");
  const tFinding = useTranslations("finding");
  const words = useFindingWords();
  const counts = countBySeverity(findings);
  const worst = worstOf(counts) === "risk" ? "risk" : "warning";
  const worstOfChecks = distinctChecks(worstFirst(findings));
  const rest = worstOfChecks.length - NAMED;
  return (
    <Modal
      isOpen={findings.length > 0}
      onClose={onClose}
      title={t(`title.${worst}`, { count: counts[worst] })}
      actions={
        <>
          <Button onClick={onClose}>{t("back")}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <p>{t(`text.${worst}`)}</p>
      <ul className={styles.findings}>
        {worstOfChecks.slice(0, NAMED).map((finding) => (
          <li key={finding.rule}>
            <Tag kind={SEVERITY_TAG[finding.severity]}>{tFinding(`severity.${finding.severity}`)}</Tag>
            <span>
              <b>{words.name(finding)}</b>
              <small className="num">
                {words.measured(finding)} · {words.layer(finding)} · {words.places(finding)}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.rest}>
        {rest > 0 && t("more", { count: rest })} <ReportLink />
      </p>
    </Modal>
  );
}

/** First finding of each rule, which is its worst. */
function distinctChecks(findings: readonly CheckedFinding[]): CheckedFinding[] {
  return findings.filter(({ rule }, at) => findings.findIndex((other) => other.rule === rule) === at);
}
