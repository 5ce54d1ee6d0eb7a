"use client";
// Admin form: fields and one button, never sent twice; irreversible actions ask for confirmation.
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { TextArea } from "@/components/ui/text-area";
import { useOnce } from "@/components/ui/use-once";
import styles from "./record.module.css";

interface ActFormProps {
  title?: string;
  submit: string;
  variant?: "primary" | "secondary" | "danger-fill";
  /** Rejects after the error was shown; the input is kept. */
  onSubmit: (values: FormData) => Promise<unknown>;
  /** Reason why it cannot be sent yet, such as a running upload. */
  wait?: string;
  /** Confirmation of an irreversible action. */
  confirm?: { title: string; text: string };
  children?: ReactNode;
}

export function ActForm(props: ActFormProps) {
  const { title, submit, variant = "primary", onSubmit, wait, confirm, children } = props;
  const { isBusy, run } = useOnce();
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  async function send() {
    if (!form.current) return;
    try {
      await onSubmit(new FormData(form.current));
      form.current?.reset();
    } catch {
      // A refused input stays for correction.
    } finally {
      setAsking(false);
    }
  }
  function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (wait !== undefined) return;
    if (confirm) setAsking(true);
    else void run(send);
  }
  return (
    <>
      <form ref={form} className={`${styles.form} no-print`} onSubmit={begin}>
        {title && <h3>{title}</h3>}
        {children}
        <div className={styles.send}>
          <Button
            type="submit"
            variant={variant}
            isBusy={isBusy && !isAsking}
            aria-disabled={wait !== undefined || undefined}
          >
            {submit}
          </Button>
          {wait !== undefined && <small role="status">{wait}</small>}
        </div>
      </form>
      {confirm && (
        <Confirmation
          {...confirm}
          submit={submit}
          isDanger={variant === "danger-fill"}
          isOpen={isAsking}
          isBusy={isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() => void run(send)}
        />
      )}
    </>
  );
}

interface ConfirmationProps {
  title: string;
  text: string;
  submit: string;
  isDanger: boolean;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

function Confirmation({ title, text, submit, isDanger, isOpen, isBusy, onClose, onConfirm }: ConfirmationProps) {
  const t = useTranslations("ops.act");
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t("goBack")}</Button>
          <Button variant={isDanger ? "danger-fill" : "primary"} isBusy={isBusy} onClick={onConfirm}>
            {submit}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Modal>
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

/** Value of a field, trimmed. */
export const typed = (values: FormData, name: string): string => String(values.get(name) ?? "").trim();
