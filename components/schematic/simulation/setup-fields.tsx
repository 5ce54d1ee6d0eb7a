"use client";
// The analysis and its values, typed as SPICE numbers.
import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import {
  ANALYSES,
  type Analysis,
  ANALYSIS_FIELDS,
  type AnalysisSetup,
  type SetupField,
} from "@/lib/core/simulation-netlist/analysis-setup";

interface SetupFieldsProps {
  setup: AnalysisSetup;
  faulty: readonly SetupField[];
  onChange: (setup: AnalysisSetup) => void;
}

const UNITS: Partial<Record<`${Analysis}.${SetupField}`, string>> = {
  ...{ "tran.stop": "s", "tran.step": "s", "ac.from": "Hz", "ac.to": "Hz" },
};

export function SetupFields({ setup, faulty, onChange }: SetupFieldsProps) {
  const t = useTranslations("simulation.setup");
  const { analysis } = setup;
  const texts: Readonly<Record<string, string>> = setup[analysis];
  const set = (field: SetupField, text: string) =>
    onChange({ ...setup, [analysis]: { ...setup[analysis], [field]: text } });
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
      {ANALYSIS_FIELDS[analysis].map((field: SetupField) => (
        <FormField
          key={`${analysis} ${field}`}
          label={t(`fields.${field}`)}
          error={faulty.includes(field) ? t(`faults.${field}`) : undefined}
        >
          {(control) => (
            <Field
              {...control}
              isNumeric={field !== "source"}
              inputMode="text"
              unit={UNITS[`${analysis}.${field}`]}
              placeholder={field === "step" && analysis === "tran" ? t("auto") : undefined}
              value={texts[field] ?? ""}
              spellCheck={false}
              onChange={(event) => set(field, event.target.value)}
            />
          )}
        </FormField>
      ))}
    </>
  );
}
