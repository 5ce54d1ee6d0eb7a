"use client";
// Measurements of the run, a line each, with the faults of each line.
import { useTranslations } from "next-intl";
import { FormField } from "@/components/ui/form-field";
import { TextArea } from "@/components/ui/text-area";
import { type AnalysisSetup, analysesOf } from "@/lib/core/simulation-netlist/analysis-setup";
import { measurementFaults } from "@/lib/core/simulation-netlist/measurement-lines";
import styles from "./setup.module.css";

interface MeasurementLinesProps {
  setup: AnalysisSetup;
  /** Shows the faults. */
  isTried: boolean;
  onChange: (setup: AnalysisSetup) => void;
}

const EXAMPLE = ".meas tran vmax max v(out)";

export function MeasurementLines({ setup, isTried, onChange }: MeasurementLinesProps) {
  const t = useTranslations("simulation.setup.measurements");
  const faults = isTried ? measurementFaults(setup.measurements, analysesOf(setup)) : [];
  const error = faults.map(({ line, fault }) => t(`faults.${fault}`, { line })).join(" ");
  return (
    <details className={styles.more} open={isTried || undefined}>
      <summary>{t("title")}</summary>
      <FormField label={t("lines")} hint={t("hint", { example: EXAMPLE })} error={error || undefined}>
        {(control) => (
          <TextArea
            {...control}
            className={styles.code}
            rows={3}
            wrap="off"
            spellCheck={false}
            placeholder={EXAMPLE}
            value={setup.measurements}
            onChange={(event) => onChange({ ...setup, measurements: event.target.value })}
          />
        )}
      </FormField>
    </details>
  );
}
