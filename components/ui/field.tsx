// Single-line field for text or numbers, with an icon at the left and a unit at the right.
import type { ComponentPropsWithRef } from "react";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { cx } from "@/components/ui/cx";
import styles from "./field.module.css";

type FieldProps = ComponentPropsWithRef<"input"> & {
  unit?: string;
  icon?: IconName;
  /** Right-aligned tabular digits; numeric keyboard on phones. */
  isNumeric?: boolean;
};

/** Spread react-hook-form's `register(...)` or the control of `FormField` onto it. */
export function Field({ unit, icon, isNumeric = false, className, ...input }: FieldProps) {
  return (
    <span className={cx(styles.field, className)}>
      {icon && <Icon name={icon} className={styles.icon} />}
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
