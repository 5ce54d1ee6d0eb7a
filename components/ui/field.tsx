// Single-line field for text or numbers, with a unit at the right.
import type { ComponentPropsWithRef } from "react";
import { cx } from "@/components/ui/cx";
import styles from "./field.module.css";

type FieldProps = ComponentPropsWithRef<"input"> & {
  unit?: string;
  /** Right-aligned tabular digits; numeric keyboard on phones. */
  isNumeric?: boolean;
};

/** Spread react-hook-form's `register(...)` or the control of `FormField` onto it. */
export function Field({ unit, isNumeric = false, className, ...input }: FieldProps) {
  return (
    <span className={cx(styles.field, className)}>
      <input
        inputMode={isNumeric ? "decimal" : undefined}
        autoComplete={isNumeric ? "off" : undefined}
        {...input}
        data-numeric={isNumeric || undefined}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  );
}
