import type { ComponentPropsWithRef } from "react";
import { cx } from "@/components/ui/cx";
import styles from "./field.module.css";

export function TextArea({ className, rows = 3, ...area }: ComponentPropsWithRef<"textarea">) {
  return (
    <span className={cx(styles.field, styles.area, className)}>
      <textarea rows={rows} {...area} />
    </span>
  );
}
