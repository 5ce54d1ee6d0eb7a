"use client";
// Notes of the customer, up to 500 characters.
import { useTranslations } from "next-intl";
import { FormField } from "@/components/ui/form-field";
import { TextArea } from "@/components/ui/text-area";

export const REMARK_MAX = 500;

/** In code points, as the server counts. */
export function remarkLength(remark: string): number {
  return [...remark].length;
}

export function RemarkField({ value, onChange }: { value: string; onChange: (remark: string) => void }) {
  const t = useTranslations("checkout");
  const count = remarkLength(value);
  return (
    <FormField
      label={t("remarkLabel")}
      hint={t("remarkHint", { count })}
      error={count > REMARK_MAX ? "common.tooLong" : undefined}
      isOptional
    >
      {(control) => <TextArea {...control} value={value} onChange={(event) => onChange(event.target.value)} />}
    </FormField>
  );
}
