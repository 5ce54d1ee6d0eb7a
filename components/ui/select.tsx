// Native select with the look of a field.
import type { ComponentPropsWithRef } from "react";
import { Icon } from "@/components/icons/icon";
import { cx } from "@/components/ui/cx";
import styles from "./field.module.css";

export function Select({ className, children, ...select }: ComponentPropsWithRef<"select">) {
  return (
    <span className={cx(styles.field, styles.select, className)}>
      <select {...select}>{children}</select>
      <Icon name="down" size={16} />
    </span>
  );
}
