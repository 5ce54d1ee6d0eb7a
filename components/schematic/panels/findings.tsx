"use client";
// Findings of the electrical rule check: each jumps to its place. Waived ones are listed below.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { useEditorPage } from "@/components/schematic/commands/use-commands";
import { type FindingFilter, useChecks, useDocument } from "@/components/schematic/editor-context";
import { FindingActions } from "@/components/schematic/panels/finding-actions";
import { FindingText } from "@/components/schematic/panels/finding-text";
import { WaivedFindings } from "@/components/schematic/panels/waived-findings";
import { Button } from "@/components/ui/button";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Finding } from "@/lib/core/schematic/erc/finding";
import { zoneAt } from "@/lib/core/schematic/paint/sheet-frame";
import styles from "./findings.module.css";

/** Findings beyond this many are counted only: their cause is usually one. */
const MAX_SHOWN = 200;

export function FindingsPanel() {
  const t = useTranslations("schematic.findings");
  const page = useEditorPage();
  const { findings, waived, chosen, filter, isRunning, choose } = useChecks();
  const shown = [...findings.entries()].filter(([, { severity }]) => filter === "all" || severity === filter);
  return (
    <section className={styles.findings} aria-label={t("label")} aria-busy={isRunning}>
      <div className={styles.head}>
        <h2>{t("label")}</h2>
        <SeverityFilter />
        <Button
          variant="quiet"
          size="sm"
          isIconOnly
          aria-label={t("settings")}
          title={t("settings")}
          onClick={() => page.open("rules")}
        >
          <Icon name="sliders" size={16} />
        </Button>
      </div>
      {shown.length === 0 && <p className={styles.none}>{t(findings.length === 0 ? "none" : "noneShown")}</p>}
      <div className={styles.lists}>
        <ol>
          {shown.slice(0, MAX_SHOWN).map(([index, finding]) => (
            <li key={index} className={styles.item} data-chosen={chosen === index || undefined}>
              <button
                type="button"
                className={styles.finding}
                data-severity={finding.severity}
                aria-current={chosen === index || undefined}
                onClick={() => choose(index)}
              >
                <Icon name={finding.severity === "error" ? "error" : "warning"} size={16} />
                <FindingText finding={finding} />
                <small>
                  <Zone finding={finding} index={index} />
                </small>
              </button>
              {chosen === index && <FindingActions key={finding.fingerprint} finding={finding} />}
            </li>
          ))}
        </ol>
        {shown.length > MAX_SHOWN && <p className={styles.none}>{t("more", { count: shown.length - MAX_SHOWN })}</p>}
        {waived.length > 0 && <WaivedFindings findings={waived} />}
      </div>
    </section>
  );
}

/** Counts by severity: pressing one shows these alone. */
function SeverityFilter() {
  const t = useTranslations("schematic.findings");
  const { findings, filter, show } = useChecks();
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const counts = { error: errors, warning: findings.length - errors };
  const toggle = (severity: FindingFilter) => show(filter === severity ? "all" : severity);
  return (
    <div className={styles.filter} role="group" aria-label={t("filter")}>
      {(["error", "warning"] as const).map(
        (severity) =>
          (counts[severity] > 0 || filter === severity) && (
            <button
              key={severity}
              type="button"
              data-severity={severity}
              aria-pressed={filter === severity}
              onClick={() => toggle(severity)}
            >
              {t(severity === "error" ? "errors" : "warnings", { count: counts[severity] })}
            </button>
          ),
      )}
    </div>
  );
}

const sheetOf = ({ workspace }: SchematicEditor, id: string) => {
  const record = workspace.store.get(id);
  return record?.kind === "sheet" ? record : undefined;
};

/** "1, D6": the finding's number on the sheet, and where. */
function Zone({ finding, index }: { finding: Finding; index: number }) {
  const sheet = useDocument((editor) => sheetOf(editor, finding.sheetId));
  return <>{sheet ? `${index + 1}, ${zoneAt(finding.at, sheet)}` : index + 1}</>;
}
