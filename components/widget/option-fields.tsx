"use client";
// Options of the quote form.
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { offeredDays } from "@/lib/core/pcb/lead-time";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import styles from "./quote-widget.module.css";

interface OptionFieldsProps {
  specification: PcbSpecification;
  onChange: (patch: Partial<PcbSpecification>) => void;
}

export function OptionFields({ specification, onChange }: OptionFieldsProps) {
  const t = useTranslations("pcb.options");
  const values = useTranslations("pcb.values");
  const labelOf = useOptionLabel();
  const { layers, quantity, surfaceFinish, solderMaskColor, leadTimeDays } = specification;
  return (
    <div className={styles.options}>
      <Choice
        label={t("layers")}
        values={PCB_OPTIONS.layers}
        value={layers}
        labelOf={(value) => values("layers", { layers: value })}
        onChoose={(value) => onChange({ layers: value })}
      />
      <Choice
        label={t("quantity")}
        values={QUANTITY_STEPS}
        value={quantity}
        labelOf={String}
        onChoose={(value) => onChange({ quantity: value })}
      />
      <Side label={t("widthMm")} valueMm={specification.widthMm} onLength={(widthMm) => onChange({ widthMm })} />
      <Side label={t("heightMm")} valueMm={specification.heightMm} onLength={(heightMm) => onChange({ heightMm })} />
      <Choice
        label={t("surfaceFinish")}
        values={PCB_OPTIONS.surfaceFinish}
        value={surfaceFinish}
        labelOf={(value) => labelOf("surfaceFinish", value)}
        onChoose={(value) => onChange({ surfaceFinish: value })}
      />
      <Choice
        label={t("solderMaskColor")}
        values={PCB_OPTIONS.solderMaskColor}
        value={solderMaskColor}
        labelOf={(value) => labelOf("solderMaskColor", value)}
        onChoose={(value) => onChange({ solderMaskColor: value })}
      />
      <Choice
        label={t("leadTimeDays")}
        values={offeredDays(specification)}
        value={leadTimeDays}
        labelOf={(days) => values("leadTime", { days })}
        onChoose={(value) => onChange({ leadTimeDays: value })}
      />
    </div>
  );
}

interface ChoiceProps<V extends string | number> {
  label: string;
  values: readonly V[];
  value: V;
  labelOf: (value: V) => ReactNode;
  onChoose: (value: V) => void;
}

function Choice<V extends string | number>({ label, values, value, labelOf, onChoose }: ChoiceProps<V>) {
  return (
    <FormField label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => {
            const chosen = values.find((each) => String(each) === event.target.value);
            if (chosen !== undefined) onChoose(chosen);
          }}
        >
          {values.map((each) => (
            <option key={each} value={each}>
              {labelOf(each)}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

const LENGTH = /^\d{1,4}(\.\d{1,2})?$/;

/** Keeps the typed text while the field has the focus; only a valid length is applied. */
function Side({ label, valueMm, onLength }: { label: string; valueMm: number; onLength: (lengthMm: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const isValid = typed === null || (LENGTH.test(typed) && Number(typed) > 0);
  return (
    <FormField label={label} error={isValid ? undefined : "pcb.sizeFormat"}>
      {(control) => (
        <Field
          {...control}
          isNumeric
          unit="mm"
          value={typed ?? String(valueMm)}
          onBlur={() => setTyped(null)}
          onChange={({ target }) => {
            setTyped(target.value);
            if (LENGTH.test(target.value) && Number(target.value) > 0) onLength(Number(target.value));
          }}
        />
      )}
    </FormField>
  );
}
