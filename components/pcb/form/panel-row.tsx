"use client";
// Boards per panel, columns and rows.
import { useTranslations } from "next-intl";
import { memo } from "react";
import { RowFixes } from "@/components/pcb/form/fix-button";
import { OptionRow } from "@/components/quote/option-row";
import { Problems } from "@/components/quote/problems";
import type { TypedFields } from "@/components/pcb/form/use-typed-fields";
import { useViolations } from "@/components/pcb/form/use-violations";
import { Field } from "@/components/ui/field";
import { MAX_PANEL_GRID } from "@/lib/core/pcb/capability";
import styles from "@/components/quote/typed-row.module.css";

const GRID = ["panelColumns", "panelRows"] as const;

interface PanelRowProps {
  typed: TypedFields;
}

export const PanelRow = memo(function PanelRow({ typed }: PanelRowProps) {
  "use memo";
  const t = useTranslations("quote");
  const options = useTranslations("pcb.options");
  const violations = useViolations("panelColumns", "panelRows");
  const wrong = GRID.flatMap((field) => typed.error(field) ?? []);
  const messages = [...new Set([...wrong.map((key) => t(`errors.${key}`, { max: MAX_PANEL_GRID })), ...violations])];
  return (
    <OptionRow label={options("panelGrid")} note={t("panel.note")}>
      <div className={styles.fields} role="group" aria-label={options("panelGrid")}>
        {GRID.map((field, at) => (
          <span key={field} className={styles.pair}>
            {at > 0 && <span aria-hidden="true">×</span>}
            <Field
              {...typed.input(field)}
              name={field}
              isNumeric
              inputMode="numeric"
              className={styles.count}
              aria-label={options(field)}
              aria-invalid={typed.error(field) !== null || messages.length > 0 || undefined}
              aria-describedby={messages.length > 0 ? "panel-problems" : undefined}
            />
          </span>
        ))}
      </div>
      <Problems id="panel-problems" messages={messages} />
      <RowFixes options={GRID} />
    </OptionRow>
  );
});
