"use client";
// A form of the desk: its fields, its one button, and nothing sent twice.
import { type FormEvent, type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/form-field";
import { TextArea } from "@/components/ui/text-area";
import styles from "./record.module.css";

interface ActFormProps {
  title?: string;
  submit: string;
  variant?: "primary" | "secondary" | "danger";
  isBusy: boolean;
  /** Rejects where the act was refused; the refusal has been said then, and the form stays as it is. */
  onSubmit: (values: FormData) => Promise<unknown>;
  /** Why it cannot be sent yet, as while files are on their way. */
  wait?: string;
  children?: ReactNode;
}

export function ActForm({ title, submit, variant = "primary", isBusy, onSubmit, wait, children }: ActFormProps) {
  // The second half of a double click comes before the page knows of the first.
  const isSending = useRef(false);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current || wait !== undefined) return;
    isSending.current = true;
    try {
      await onSubmit(new FormData(form));
      form.reset();
    } catch {
      // What was refused stays to be put right.
    } finally {
      isSending.current = false;
    }
  }
  return (
    <form className={`${styles.form} no-print`} onSubmit={(event) => void send(event)}>
      {title && <h3>{title}</h3>}
      {children}
      <div className={styles.row}>
        <Button type="submit" variant={variant} isBusy={isBusy} aria-disabled={wait !== undefined || undefined}>
          {submit}
        </Button>
        {wait !== undefined && <small role="status">{wait}</small>}
      </div>
    </form>
  );
}

interface NoteProps {
  name: string;
  label: string;
  hint?: string;
  maxLength?: number;
  isRequired?: boolean;
}

export function NoteField({ name, label, hint, maxLength = 500, isRequired = false }: NoteProps) {
  return (
    <FormField label={label} hint={hint} isOptional={!isRequired} isRequired={isRequired}>
      {(control) => <TextArea {...control} name={name} rows={2} maxLength={maxLength} required={isRequired} />}
    </FormField>
  );
}

/** What was typed into a field, trimmed. */
export const typed = (values: FormData, name: string): string => String(values.get(name) ?? "").trim();
