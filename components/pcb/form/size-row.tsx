"use client";
// Width and height in millimeters or inches; a pasted pair fills both.
import { useTranslations } from "next-intl";
import { memo } from "react";
import { RowFixes } from "@/components/pcb/form/fix-button";
import { OptionRow } from "@/components/quote/option-row";
import { Problems } from "@/components/quote/problems";
import type { TypedFields } from "@/components/pcb/form/use-typed-fields";
import { useViolations } from "@/components/pcb/form/use-violations";
import { Field } from "@/components/ui/field";
import { Segments } from "@/components/ui/segments";
import { MIN_SINGLE_MM } from "@/lib/core/pcb/capability";
import { needsPanelForAssembly } from "@/lib/core/pcb/panel";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import styles from "@/components/quote/typed-row.module.css";

const SIDES = ["widthMm", "heightMm"] as const;
const UNITS = ["mm", "inch"] as const;

interface SizeRowProps {
  typed: TypedFields;
}

export const SizeRow = memo(function SizeRow({ typed }: SizeRowProps) {
  "use memo";
  const t = useTranslations("quote");
  const options = useTranslations("pcb.options");
  const unit = useQuoteDraft((draft) => draft.lengthUnit);
  const isFromFiles = useQuoteDraft(({ suggested, specification }) =>
    SIDES.every((side) => suggested[side] !== undefined && suggested[side] === specification[side]),
  );
  const violations = useViolations("widthMm", "heightMm");
  const problems = SIDES.flatMap((side) => typed.error(side) ?? []).map((key) => t(`errors.${key}`));
  const messages = [...new Set([...problems, ...violations])];
  return (
    <OptionRow label={options("size")} isFromFiles={isFromFiles}>
      <div className={styles.fields} role="group" aria-label={options("size")}>
        <Length side="widthMm" typed={typed} hasProblem={messages.length > 0} />
        <span aria-hidden="true">×</span>
        <Length side="heightMm" typed={typed} hasProblem={messages.length > 0} />
        <UnitSwitch unit={unit} />
      </div>
      <p className={styles.hint}>
        <SizeNote />
      </p>
      <Problems id="size-problems" messages={messages} />
      <RowFixes options={SIDES} />
    </OptionRow>
  );
});

function Length({
  side,
  typed,
  hasProblem,
}: {
  side: (typeof SIDES)[number];
  typed: TypedFields;
  hasProblem: boolean;
}) {
  "use memo";
  const t = useTranslations("quote");
  const options = useTranslations("pcb.options");
  const unit = useQuoteDraft((draft) => draft.lengthUnit);
  const isWrong = typed.error(side) !== null;
  return (
    <Field
      {...typed.input(side)}
      name={side}
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
  "use memo";
  const t = useTranslations("quote.units");
  const measureIn = useQuoteDraft((draft) => draft.measureIn);
  return (
    <Segments
      label={t("label")}
      items={UNITS.map((id) => ({ id, label: t(id) }))}
      value={unit}
      size="field"
      className="no-print"
      onChange={measureIn}
    />
  );
}

/** Notes on the size: assembly of small boards, pasting, or the shape of the outline. */
function SizeNote() {
  "use memo";
  const t = useTranslations("quote.size");
  const isTooSmall = useQuoteDraft((draft) => needsPanelForAssembly(draft.specification));
  const gerber = useTranslations("gerber");
  const facts = useGerberView((view) => view.finding?.facts);
  if (isTooSmall) return t("assembly", { min: MIN_SINGLE_MM });
  if (!facts) return t("paste");
  const outline = gerber(`outlineState.${facts.outline}`);
  if (facts.boards === null) return outline;
  return gerber("outlineNoteFile", { outline, boards: gerber("boards", { count: facts.boards }) });
}
