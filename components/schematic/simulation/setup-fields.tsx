"use client";
// The set-up of a run: analyses, temperatures, measurements and the sweep over them.
import { useTranslations } from "next-intl";
import { AnalysisFields } from "@/components/schematic/simulation/setup/analysis-fields";
import { MeasurementLines } from "@/components/schematic/simulation/setup/measurement-lines";
import { SweepFields } from "@/components/schematic/simulation/setup/sweep-fields";
import styles from "@/components/schematic/simulation/setup/setup.module.css";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import {
  ANALYSES,
  type Analysis,
  type AnalysisSetup,
  analysesOf,
  type SetupFault,
} from "@/lib/core/simulation-netlist/analysis-setup";

interface SetupFieldsProps {
  setup: AnalysisSetup;
  faulty: readonly SetupFault[];
  onChange: (setup: AnalysisSetup) => void;
}

const isSweepFault = (fault: SetupFault): fault is Extract<SetupFault, `sweep.${string}`> => fault.startsWith("sweep.");

/** The others that run, by a box for each. */
function AlsoFields({ setup, onChange }: Omit<SetupFieldsProps, "faulty">) {
  const t = useTranslations("simulation.setup");
  const toggled = (analysis: Analysis): Analysis[] =>
    setup.also.includes(analysis) ? setup.also.filter((other) => other !== analysis) : [...setup.also, analysis];
  return (
    <fieldset className={styles.also}>
      <legend>{t("also")}</legend>
      {ANALYSES.filter((analysis) => analysis !== setup.analysis).map((analysis) => (
        <Checkbox
          key={analysis}
          label={t(`analyses.${analysis}`)}
          checked={setup.also.includes(analysis)}
          onChange={() => onChange({ ...setup, also: toggled(analysis) })}
        />
      ))}
    </fieldset>
  );
}

export function SetupFields({ setup, faulty, onChange }: SetupFieldsProps) {
  const t = useTranslations("simulation.setup");
  const { analysis } = setup;
  // Another analysis that runs too, and cannot: its fields are not in sight.
  const hidden = analysesOf(setup).filter(
    (other) => other !== analysis && faulty.some((fault) => fault.startsWith(`${other}.`)),
  );
  return (
    <>
      <FormField label={t("analysis")}>
        {(control) => (
          <Select
            {...control}
            value={analysis}
            onChange={(event) =>
              onChange({ ...setup, analysis: ANALYSES.find((each) => each === event.target.value) ?? "tran" })
            }
          >
            {ANALYSES.map((each) => (
              <option key={each} value={each}>
                {t(`analyses.${each}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <AnalysisFields {...{ setup, faulty, onChange }} />
      <details className={styles.more} open={hidden.length > 0 || faulty.includes("temperatures") || undefined}>
        <summary>{t("runs")}</summary>
        <AlsoFields {...{ setup, onChange }} />
        {hidden.map((other) => (
          <p key={other} className={styles.fault} role="alert">
            {t("hiddenFault", { analysis: t(`analyses.${other}`) })}
          </p>
        ))}
        <FormField
          label={t("temperatures")}
          error={faulty.includes("temperatures") ? t("faults.temperatures") : undefined}
          isOptional
        >
          {(control) => (
            <Field
              {...control}
              unit="°C"
              placeholder="27"
              value={setup.temperatures}
              spellCheck={false}
              onChange={(event) => onChange({ ...setup, temperatures: event.target.value })}
            />
          )}
        </FormField>
      </details>
      <MeasurementLines {...{ setup, onChange }} isTried={faulty.includes("measurements")} />
      <SweepFields
        sweep={setup.sweep}
        faulty={faulty.filter(isSweepFault)}
        onChange={(sweep) => onChange({ ...setup, sweep })}
      />
    </>
  );
}
