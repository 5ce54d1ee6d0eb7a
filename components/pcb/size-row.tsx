"use client";
// Width and height, in millimetres or inches; a pasted pair fills both.
import { useTranslations } from "next-intl";
import { FileDisagreement } from "@/components/pcb/file-disagreement";
import { OptionRow } from "@/components/pcb/option-row";
import { Problems } from "@/components/pcb/problems";
import { useFieldState } from "@/components/pcb/use-field-state";
import type { TypedForm } from "@/components/pcb/use-typed-form";
import { Field } from "@/components/ui/field";
import { useQuoteDraft } from "@/stores/quote-draft";
import styles from "./typed-row.module.css";

const SIDES = ["widthMm", "heightMm"] as const;
const UNITS = ["mm", "inch"] as const;

export function SizeRow({ typed }: { typed: TypedForm }) {
  const t = useTranslations("quote");
  const unit = useQuoteDraft((draft) => draft.lengthUnit);
  const { isFromFiles, messages } = useFieldState("widthMm", "heightMm");
  const { errors } = typed.form.formState;
  const problems = SIDES.flatMap((side) => errors[side]?.message ?? []).map((key) =>
    t(`errors.${key as "sizeFormat"}`),
  );
  const said = [...new Set([...problems, ...messages])];
  return (
    <OptionRow label={t("size.label")} isFromFiles={isFromFiles}>
      <div className={styles.fields} role="group" aria-label={t("size.label")}>
        <Length side="widthMm" typed={typed} hasProblem={said.length > 0} />
        <span aria-hidden="true">×</span>
        <Length side="heightMm" typed={typed} hasProblem={said.length > 0} />
        <UnitSwitch unit={unit} />
      </div>
      <p className={styles.hint}>{t("size.paste")}</p>
      <FileDisagreement options={SIDES} />
      <Problems id="size-problems" said={said} />
    </OptionRow>
  );
}

function Length({ side, typed, hasProblem }: { side: (typeof SIDES)[number]; typed: TypedForm; hasProblem: boolean }) {
  const t = useTranslations("quote");
  const options = useTranslations("pcb.options");
  const unit = useQuoteDraft((draft) => draft.lengthUnit);
  const isWrong = typed.form.formState.errors[side] !== undefined;
  const field = typed.form.register(side, { onChange: (event) => typed.typeLength(side, event.target.value) });
  return (
    <Field
      {...field}
      defaultValue={typed.form.formState.defaultValues?.[side]}
      isNumeric
      unit={t(`units.${unit}`)}
      className={styles.length}
      aria-label={options(side)}
      aria-invalid={isWrong || hasProblem || undefined}
      aria-describedby={hasProblem ? "size-problems" : undefined}
      onPaste={typed.pasteSize}
    />
  );
}

function UnitSwitch({ unit }: { unit: (typeof UNITS)[number] }) {
  const t = useTranslations("quote.units");
  const measureIn = useQuoteDraft((draft) => draft.measureIn);
  return (
    <div className={styles.units} role="group" aria-label={t("label")}>
      {UNITS.map((name) => (
        <button key={name} type="button" aria-pressed={unit === name} onClick={() => measureIn(name)}>
          {t(name)}
        </button>
      ))}
    </div>
  );
}
