"use client";
// The sweep over the analyses: stepped values, Monte Carlo, worst case.
import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { STEP_SCALES, type StepTexts } from "@/lib/core/simulation-runs/step-values";
import {
  CORNER_SEARCHES,
  DISTRIBUTIONS,
  type SweepFault,
  type SweepSetup,
  SWEEPS,
} from "@/lib/core/simulation-runs/sweep-setup";
import styles from "./setup.module.css";

interface SweepFieldsProps {
  sweep: SweepSetup;
  faulty: readonly `sweep.${SweepFault}`[];
  onChange: (sweep: SweepSetup) => void;
}

interface TextProps {
  label: string;
  value: string;
  error?: string | undefined;
  placeholder?: string;
  onChange: (text: string) => void;
}

function Text({ label, value, error, placeholder, onChange }: TextProps) {
  return (
    <FormField label={label} error={error}>
      {(control) => (
        <Field
          {...control}
          value={value}
          placeholder={placeholder}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}

interface StepFieldsProps {
  step: StepTexts;
  isNested: boolean;
  targetError: string | undefined;
  valuesError: string | undefined;
  onChange: (step: StepTexts) => void;
}

function StepFields({ step, isNested, targetError, valuesError, onChange }: StepFieldsProps) {
  const t = useTranslations("simulation.sweeps");
  const set = (change: Partial<StepTexts>): void => onChange({ ...step, ...change });
  return (
    <>
      <Text
        label={t(isNested ? "nestedTarget" : "target")}
        value={step.target}
        error={targetError}
        placeholder={isNested ? t("none") : "R1"}
        onChange={(target) => set({ target })}
      />
      {(!isNested || step.target.trim() !== "") && (
        <>
          <FormField label={t("values")}>
            {(control) => (
              <Select
                {...control}
                value={step.scale}
                onChange={(event) =>
                  set({ scale: STEP_SCALES.find((scale) => scale === event.target.value) ?? "list" })
                }
              >
                {STEP_SCALES.map((scale) => (
                  <option key={scale} value={scale}>
                    {t(`scales.${scale}`)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          {step.scale === "list" ? (
            <Text
              label={t("list")}
              value={step.values}
              error={valuesError}
              placeholder="1k 2.2k 4.7k"
              onChange={(values) => set({ values })}
            />
          ) : (
            <>
              <Text label={t("from")} value={step.from} error={valuesError} onChange={(from) => set({ from })} />
              <Text label={t("to")} value={step.to} onChange={(to) => set({ to })} />
              <Text
                label={t(step.scale === "lin" ? "increment" : "points")}
                value={step.step}
                onChange={(text) => set({ step: text })}
              />
            </>
          )}
        </>
      )}
    </>
  );
}

function RandomFields({ sweep, faulty, onChange }: SweepFieldsProps) {
  const t = useTranslations("simulation.sweeps");
  const faultOf = (fault: SweepFault) => (faulty.includes(`sweep.${fault}`) ? t(`faults.${fault}`) : undefined);
  return (
    <>
      <Text
        label={t("runs")}
        value={sweep.runs}
        error={faultOf("runs")}
        onChange={(runs) => onChange({ ...sweep, runs })}
      />
      <FormField label={t("distribution")}>
        {(control) => (
          <Select
            {...control}
            value={sweep.distribution}
            onChange={(event) =>
              onChange({
                ...sweep,
                distribution: DISTRIBUTIONS.find((each) => each === event.target.value) ?? "normal",
              })
            }
          >
            {DISTRIBUTIONS.map((each) => (
              <option key={each} value={each}>
                {t(`distributions.${each}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <Text
        label={t("seed")}
        value={sweep.seed}
        error={faultOf("seed")}
        onChange={(seed) => onChange({ ...sweep, seed })}
      />
    </>
  );
}

function CornerField({ sweep, onChange }: Omit<SweepFieldsProps, "faulty">) {
  const t = useTranslations("simulation.sweeps");
  return (
    <FormField label={t("corners")}>
      {(control) => (
        <Select
          {...control}
          value={sweep.corners}
          onChange={(event) =>
            onChange({
              ...sweep,
              corners: CORNER_SEARCHES.find((each) => each === event.target.value) ?? "sensitivity",
            })
          }
        >
          {CORNER_SEARCHES.map((each) => (
            <option key={each} value={each}>
              {t(`cornerSearches.${each}`)}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

export function SweepFields(props: SweepFieldsProps) {
  const t = useTranslations("simulation.sweeps");
  const { sweep, faulty, onChange } = props;
  const { kind, steps, limits } = sweep;
  const [first, second] = steps;
  const faultOf = (fault: SweepFault) => (faulty.includes(`sweep.${fault}`) ? t(`faults.${fault}`) : undefined);
  return (
    <details className={styles.more} open={kind !== "none" || faulty.length > 0 || undefined}>
      <summary>{t("title")}</summary>
      <div className={styles.fields}>
        <FormField label={t("kind")} error={faultOf("tooMany")}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={(event) =>
                onChange({ ...sweep, kind: SWEEPS.find((each) => each === event.target.value) ?? "none" })
              }
            >
              {SWEEPS.map((each) => (
                <option key={each} value={each}>
                  {t(`kinds.${each}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        {kind === "step" && (
          <>
            <StepFields
              step={first}
              isNested={false}
              targetError={faultOf("target")}
              valuesError={faultOf("values")}
              onChange={(step) => onChange({ ...sweep, steps: [step, second] })}
            />
            <StepFields
              step={second}
              isNested
              targetError={faultOf("target2")}
              valuesError={faultOf("values2")}
              onChange={(step) => onChange({ ...sweep, steps: [first, step] })}
            />
          </>
        )}
        {kind === "monteCarlo" && <RandomFields {...props} />}
        {kind === "worstCase" && <CornerField sweep={sweep} onChange={onChange} />}
      </div>
      {(kind === "monteCarlo" || kind === "worstCase") && (
        <>
          <p className={styles.note}>{t("tolerances")}</p>
          <FormField label={t("limits")} hint={t("limitsHint")} error={faultOf("limits")} isOptional>
            {(control) => (
              <TextArea
                {...control}
                className={styles.code}
                rows={2}
                spellCheck={false}
                placeholder="vmax 4.5 5.5"
                value={limits}
                onChange={(event) => onChange({ ...sweep, limits: event.target.value })}
              />
            )}
          </FormField>
        </>
      )}
    </details>
  );
}
