"use client";
// Form field: label, control, hint and error, associated for assistive technology.
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Icon } from "@/components/icons/icon";
import { textOr } from "@/lib/base/has-text";
import styles from "./form-field.module.css";

/** Props of the control: spread them onto `Field`, `Select`, `TextArea` or another control. */
export interface FormControl {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

interface FormFieldProps {
  label: string;
  /** Key under `validation` ("common.required"), or a message of the server. */
  error?: string;
  hint?: ReactNode;
  isRequired?: boolean;
  isOptional?: boolean;
  /** The value comes from the customer's files. */
  isFromFiles?: boolean;
  children: (control: FormControl) => ReactNode;
}

export function FormField({ label, error, hint, isRequired, isOptional, isFromFiles, children }: FormFieldProps) {
  const id = useId();
  const t = useTranslations();
  // Schemas name their messages by key; the existing keys are known only at run time.
  const message = error && textOr(t, `validation.${error}`, error);
  const describedBy = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}>{t("common.optional")}</span>}
      </label>
      {isFromFiles && (
        <span className={styles.files}>
          <Icon name="check" size={16} />
          {t("common.fromYourFiles")}
        </span>
      )}
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": message ? true : undefined,
        "aria-required": isRequired || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {message && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
