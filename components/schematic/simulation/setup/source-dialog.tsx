"use client";
// Editor of a source: its waveform as fields with a preview, written as the part's value.
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import {
  readSource,
  SOURCE_FIELDS,
  SOURCE_KINDS,
  type SourceField,
  sourceFaults,
  type SourceKind,
  sourcePreview,
  type SourcePreview,
  type SourceSetup,
  sourceText,
  USUAL_SOURCE,
} from "@/lib/core/simulation-netlist/source-waveform";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { UNITS } from "@/lib/core/waveform/unit";
import styles from "./setup.module.css";

interface SourceDialogProps {
  designator: string;
  letter: "V" | "I";
  value: string;
  onClose: () => void;
  onSave: (value: string) => void;
}

const SECONDS: readonly SourceField[] = [
  ...(["delay", "rise", "fall", "width", "period", "riseDelay", "riseTau", "fallDelay", "fallTau", "step"] as const),
];
const HERTZ: readonly SourceField[] = ["frequency", "modulation", "carrier"];
const PLAIN: readonly SourceField[] = ["damping", "index"];

function unitOf(field: SourceField, letter: "V" | "I"): string | undefined {
  if (SECONDS.includes(field)) return "s";
  if (HERTZ.includes(field)) return "Hz";
  if (PLAIN.includes(field)) return undefined;
  return field === "phase" ? "°" : letter === "V" ? "V" : "A";
}

const HEIGHT = 80;
const ROOM = 4;

function Preview({ preview, letter }: { preview: SourcePreview; letter: "V" | "I" }) {
  const t = useTranslations("simulation.sources");
  const { times, values } = preview;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const end = times.at(-1) ?? 1;
  const y = (value: number): number => ROOM + (1 - (value - low) / span) * (HEIGHT - 2 * ROOM);
  const points = times.map((time, at) => `${((time / end) * 300).toFixed(1)},${y(values[at] ?? 0).toFixed(1)}`);
  const unit = letter === "V" ? UNITS.volt : UNITS.ampere;
  const label = t("preview", {
    ...{ from: engineeringText(low, unit), to: engineeringText(high, unit) },
    time: engineeringText(end, UNITS.second),
  });
  return (
    <figure className={styles.preview}>
      <svg viewBox={`0 0 300 ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <polyline points={points.join(" ")} />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

export function SourceDialog({ designator, letter, value, onClose, onSave }: SourceDialogProps) {
  const t = useTranslations("simulation.sources");
  const common = useTranslations("common");
  const present = useMemo(() => readSource(value), [value]);
  const [setup, setSetup] = useState<SourceSetup>(present ?? { kind: "dc", texts: USUAL_SOURCE.dc, ac: "" });
  const [isTried, setTried] = useState(false);
  const faults = sourceFaults(setup);
  const preview = useMemo(() => sourcePreview(setup), [setup]);
  const { kind, texts, ac } = setup;
  const fields: readonly SourceField[] = SOURCE_FIELDS[kind];
  const set = (field: SourceField, text: string): void => setSetup({ ...setup, texts: { ...texts, [field]: text } });
  const errorOf = (field: SourceField | "ac"): string | undefined =>
    isTried && faults.includes(field)
      ? t(`faults.${field === "points" || field === "expression" || field === "ac" ? field : "number"}`)
      : undefined;
  const choose = (next: SourceKind): void => {
    setTried(false);
    setSetup({ kind: next, texts: USUAL_SOURCE[next], ac });
  };
  function save(): void {
    setTried(true);
    if (faults.length === 0) onSave(sourceText(setup, letter));
  }
  return (
    <Modal
      isOpen
      isDismissable={false}
      title={t("title", { designator })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button variant="primary" onClick={save}>
            {common("save")}
          </Button>
        </>
      }
    >
      {!present && value.trim() !== "" && <p className={styles.note}>{t("replaced", { value })}</p>}
      <div className={styles.fields}>
        <FormField label={t("kind")}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={(event) => choose(SOURCE_KINDS.find((each) => each === event.target.value) ?? "dc")}
            >
              {SOURCE_KINDS.map((each) => (
                <option key={each} value={each}>
                  {t(`kinds.${each}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        {fields.map((field) => (
          <FormField
            key={`${kind} ${field}`}
            label={t(`fields.${field}`)}
            error={errorOf(field)}
            hint={field === "points" ? t("pointsHint") : undefined}
          >
            {(control) =>
              field === "points" ? (
                <TextArea
                  {...control}
                  className={styles.code}
                  rows={6}
                  spellCheck={false}
                  value={texts.points ?? ""}
                  onChange={(event) => set(field, event.target.value)}
                />
              ) : (
                <Field
                  {...control}
                  isNumeric={field !== "expression"}
                  inputMode="text"
                  unit={field === "expression" ? undefined : unitOf(field, letter)}
                  spellCheck={false}
                  value={texts[field] ?? ""}
                  onChange={(event) => set(field, event.target.value)}
                />
              )
            }
          </FormField>
        ))}
        {kind !== "behavioral" && (
          <FormField label={t("ac")} error={errorOf("ac")} isOptional>
            {(control) => (
              <Field
                {...control}
                placeholder="1"
                spellCheck={false}
                value={ac}
                onChange={(event) => setSetup({ ...setup, ac: event.target.value })}
              />
            )}
          </FormField>
        )}
      </div>
      {preview && <Preview preview={preview} letter={letter} />}
    </Modal>
  );
}
