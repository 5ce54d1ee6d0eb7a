// Checkbox with label, an optional note at the right, and a reason when it is disabled.
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./field.module.css";

type CheckboxProps = ComponentPropsWithRef<"input"> & { label: ReactNode; note?: ReactNode; reason?: string };

export function Checkbox({ label, note, reason, ...input }: CheckboxProps) {
  return (
    <label className={styles.check} data-disabled={input.disabled || undefined}>
      <input type="checkbox" {...input} />
      <span>
        {label}
        {reason && <small>{reason}</small>}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </label>
  );
}
