"use client";
// Findings of the electrical rule check: each jumps to its place.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { useChecks, useDocument } from "@/components/schematic/editor-context";
import { Tag } from "@/components/ui/tag";
import { hasText } from "@/lib/base/has-text";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Finding } from "@/lib/core/schematic/erc/finding";
import { plainText } from "@/lib/core/schematic/paint/text-metrics";
import { zoneAt } from "@/lib/core/schematic/paint/sheet-frame";
import styles from "./panels.module.css";

/** Findings beyond this many are counted only: their cause is usually one. */
const MAX_SHOWN = 200;

export function FindingsPanel() {
  const t = useTranslations("schematic.findings");
  const { findings, chosen, isRunning, choose } = useChecks();
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return (
    <section className={styles.findings} aria-label={t("label")} aria-busy={isRunning}>
      <div className={styles.head}>
        <h2>{t("label")}</h2>
        {errors > 0 && <Tag kind="error">{t("errors", { count: errors })}</Tag>}
        {findings.length > errors && <Tag kind="warning">{t("warnings", { count: findings.length - errors })}</Tag>}
      </div>
      {findings.length === 0 && <p className={styles.none}>{t("none")}</p>}
      <ol>
        {findings.slice(0, MAX_SHOWN).map((finding, index) => (
          <li key={index}>
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
          </li>
        ))}
      </ol>
      {findings.length > MAX_SHOWN && (
        <p className={styles.none}>{t("more", { count: findings.length - MAX_SHOWN })}</p>
      )}
    </section>
  );
}

function FindingText({ finding }: { finding: Finding }) {
  const t = useTranslations("schematic.rules");
  const help = `${finding.rule}.help`;
  // Overbars of pin names are marks of the drawing.
  const values = Object.fromEntries(Object.entries(finding.values).map(([name, text]) => [name, plainText(text)]));
  return (
    <span>
      <b>{t(`${finding.rule}.title`, values)}</b>
      {hasText(t, help) && <span>{t(help, values)}</span>}
    </span>
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
