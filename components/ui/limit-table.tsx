// What is held, as a table: a name to the left, its value to the right, a line under each.
import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import styles from "./limit-table.module.css";

interface LimitTableProps {
  /** Read, not seen: a heading says it above. */
  caption: string;
  className?: string;
  /** Rows; what a row holds is named by its `th`. */
  children: ReactNode;
}

export function LimitTable({ caption, className, children }: LimitTableProps) {
  return (
    <table className={cx(styles.table, className)}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>{children}</tbody>
    </table>
  );
}
