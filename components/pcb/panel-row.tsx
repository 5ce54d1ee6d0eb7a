"use client";
// How many boards a panel holds, across and down.
import { useTranslations } from "next-intl";
import { OptionRow } from "@/components/pcb/option-row";
import { Problems } from "@/components/pcb/problems";
import type { TypedFields } from "@/components/pcb/use-typed-fields";
import { useViolationText } from "@/components/pcb/use-violation-text";
import { Field } from "@/components/ui/field";
import { MAX_PANEL_GRID } from "@/lib/core/pcb/capability";
import type { Violation } from "@/lib/core/pcb/rules";
import styles from "./typed-row.module.css";

const GRID = ["panelColumns", "panelRows"] as const;

export function PanelRow({ typed, violations }: { typed: TypedFields; violations: readonly Violation[] }) {
  "use memo";
  const t = useTranslations("quote");
  const options = useTranslations("pcb.options");
  const violationText = useViolationText();
  const wrong = GRID.flatMap((field) => typed.error(field) ?? []);
  const said = [
    ...new Set([...wrong.map((key) => t(`errors.${key}`, { max: MAX_PANEL_GRID })), ...violations.map(violationText)]),
  ];
  return (
    <OptionRow label={t("panel.label")} note={t("panel.note")}>
      <div className={styles.fields} role="group" aria-label={t("panel.label")}>
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
              aria-invalid={typed.error(field) !== null || said.length > 0 || undefined}
              aria-describedby={said.length > 0 ? "panel-problems" : undefined}
            />
          </span>
        ))}
      </div>
      <Problems id="panel-problems" said={said} />
    </OptionRow>
  );
}
