// Table of limits: name left, value right, a line under each.
import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import styles from "./limit-table.module.css";

interface LimitTableProps {
  /** Read, not seen: a heading says it above. */
  caption: string;
  /** The heads of its columns; read, not seen. */
  columns: readonly string[];
  className?: string;
  /** Rows; what a row holds is named by its `th`. */
  children: ReactNode;
}

export function LimitTable({ caption, columns, className, children }: LimitTableProps) {
  return (
    <table className={cx(styles.table, className)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
