"use client";
// Findings of the text and of its last run, each with its line.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import type { SpiceFinding } from "@/lib/core/spice/finding";
import styles from "./spice-text.module.css";

interface NetlistFindingsProps {
  /** Null while they are not known. */
  findings: readonly SpiceFinding[] | null;
  onLine: (line: number) => void;
}

export function NetlistFindings({ findings, onLine }: NetlistFindingsProps) {
  const t = useTranslations("spiceText.findings");
  const words = useTranslations("simulation.findings");
  if (findings === null) return null;
  if (findings.length === 0) return <p className={styles.clean}>{t("none")}</p>;
  return (
    <ul className={styles.findings} aria-label={t("label")}>
      {findings.map(({ code, subject, severity, source }, at) => (
        <li key={at} data-severity={severity}>
          <Icon name={severity === "error" ? "error" : "warning"} size={16} />
          <div>
            <p>{words(`${code}.title`, { subject })}</p>
            <p className={styles.advice}>{words(`${code}.advice`)}</p>
            {source?.file === null && (
              <button type="button" className={styles.line} onClick={() => onLine(source.line)}>
                {t("line", { line: source.line })}
              </button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
