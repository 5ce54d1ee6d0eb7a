"use client";
// Fields of the analysis that is shown; those that are seldom needed are folded away.
import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import {
  type Analysis,
  ANALYSIS_FIELDS,
  type AnalysisSetup,
  FREQUENCY_SCALES,
  type SetupFault,
  type SetupField,
} from "@/lib/core/simulation-netlist/analysis-setup";
import styles from "./setup.module.css";

interface AnalysisFieldsProps {
  setup: AnalysisSetup;
  faulty: readonly SetupFault[];
  onChange: (setup: AnalysisSetup) => void;
}

const UNITS: Partial<Record<`${Analysis}.${SetupField}`, string>> = {
  ...{ "tran.stop": "s", "tran.step": "s", "tran.start": "s", "tran.maxStep": "s", "tran.fourier": "Hz" },
  ...{ "ac.from": "Hz", "ac.to": "Hz", "noise.from": "Hz", "noise.to": "Hz" },
};

/** Fields with words in place of numbers. */
const WORDS: readonly SetupField[] = ["source", "source2", "output", "input", "outputs"];

const PLACEHOLDERS: Partial<Record<SetupField, string>> = { start: "0", outputs: "V(out)", source2: "V2" };

/** Seldom needed. */
const MORE: Partial<Record<Analysis, readonly SetupField[]>> = {
  tran: ["start", "maxStep", "initial", "fourier", "outputs"],
  dc: ["source2", "from2", "to2", "step2"],
};

interface OneFieldProps extends AnalysisFieldsProps {
  field: SetupField;
}

function OneField({ field, setup, faulty, onChange }: OneFieldProps) {
  const t = useTranslations("simulation.setup");
  const { analysis } = setup;
  const texts: Readonly<Record<string, string>> = setup[analysis];
  const value = texts[field] ?? "";
  const set = (text: string): void => onChange({ ...setup, [analysis]: { ...setup[analysis], [field]: text } });
  if (field === "initial")
    return (
      <Checkbox
        label={t("fields.initial")}
        checked={value === "yes"}
        onChange={(event) => set(event.target.checked ? "yes" : "")}
      />
    );
  // Points are counted by the scale.
  const label =
    field === "points"
      ? t(`points.${FREQUENCY_SCALES.find((scale) => scale === texts["scale"]) ?? "dec"}`)
      : t(`fields.${field}`);
  const error = faulty.includes(`${analysis}.${field}`) ? t(`faults.${field}`) : undefined;
  if (field === "scale")
    return (
      <FormField label={label} error={error}>
        {(control) => (
          <Select {...control} value={value} onChange={(event) => set(event.target.value)}>
            {FREQUENCY_SCALES.map((scale) => (
              <option key={scale} value={scale}>
                {t(`scales.${scale}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    );
  const isAutomatic = analysis === "tran" && (field === "step" || field === "maxStep");
  return (
    <FormField label={label} error={error}>
      {(control) => (
        <Field
          {...control}
          isNumeric={!WORDS.includes(field)}
          inputMode="text"
          unit={UNITS[`${analysis}.${field}`]}
          placeholder={isAutomatic ? t("auto") : PLACEHOLDERS[field]}
          value={value}
          spellCheck={false}
          onChange={(event) => set(event.target.value)}
        />
      )}
    </FormField>
  );
}

export function AnalysisFields(props: AnalysisFieldsProps) {
  const t = useTranslations("simulation.setup");
  const { setup, faulty } = props;
  const { analysis } = setup;
  const all: readonly SetupField[] = ANALYSIS_FIELDS[analysis];
  const more = MORE[analysis] ?? [];
  const fieldsOf = (fields: readonly SetupField[]) =>
    fields.map((field) => <OneField key={`${analysis} ${field}`} {...props} field={field} />);
  return (
    <>
      <div className={styles.fields}>{fieldsOf(all.filter((field) => !more.includes(field)))}</div>
      {more.length > 0 && (
        <details
          className={styles.more}
          open={more.some((field) => faulty.includes(`${analysis}.${field}`)) || undefined}
        >
          <summary>{t(analysis === "dc" ? "nested" : "more")}</summary>
          <div className={styles.fields}>{fieldsOf(more)}</div>
        </details>
      )}
    </>
  );
}
