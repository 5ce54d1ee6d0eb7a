"use client";
// Name and first day of the next price book.
import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import styles from "./book-form.module.css";

interface BookHeadProps {
  draft: { version: string; effectiveFrom: string };
  /** Error messages by rate name. */
  words: ReadonlyMap<string, string>;
  onChange: (head: { version: string } | { effectiveFrom: string }) => void;
}

export function BookHead({ draft: { version, effectiveFrom }, words, onChange }: BookHeadProps) {
  const t = useTranslations("ops.books");
  return (
    <div className={styles.head}>
      <FormField label={t("version")} error={words.get("version")} isRequired>
        {(control) => (
          <Field
            {...control}
            value={version}
            maxLength={40}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange({ version: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t("from")} error={words.get("effectiveFrom")} hint={t("fromHint")} isRequired>
        {(control) => (
          <Field
            {...control}
            type="date"
            value={effectiveFrom}
            onChange={(event) => onChange({ effectiveFrom: event.target.value })}
          />
        )}
      </FormField>
    </div>
  );
}
