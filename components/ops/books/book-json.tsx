"use client";
// The next price book as JSON, to copy or replace.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type BookDraft, pasted } from "@/components/ops/books/book-draft";
import { FormField } from "@/components/ui/form-field";
import { TextArea } from "@/components/ui/text-area";
import type { FiledBook } from "@/lib/core/pricing/book-check";
import styles from "./book-form.module.css";

interface BookJsonProps {
  book: FiledBook;
  draft: BookDraft;
  onChange: (draft: BookDraft) => void;
}

export function BookJson({ book, draft, onChange }: BookJsonProps) {
  const t = useTranslations("ops.books");
  /** Text that is not a valid book yet. */
  const [text, setText] = useState<string | null>(null);
  function write(value: string) {
    const next = pasted(draft, value);
    setText(next === null ? value : null);
    if (next !== null) onChange(next);
  }
  return (
    <details className={styles.section}>
      <summary>{t("whole")}</summary>
      <div className={styles.json}>
        <FormField label={t("json")} hint={t("wholeHint")} error={text === null ? undefined : t("noJson")}>
          {(control) => (
            <TextArea
              {...control}
              rows={12}
              spellCheck={false}
              value={text ?? JSON.stringify(book, null, 2)}
              onChange={(event) => write(event.target.value)}
            />
          )}
        </FormField>
      </div>
    </details>
  );
}
