// Table of limits: name left, value right.
import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import styles from "./limit-table.module.css";

interface LimitTableProps {
  /** Visually hidden; a heading above shows it. */
  caption: string;
  /** Column headers, visually hidden. */
  columns: readonly string[];
  className?: string;
  /** Rows; the header of a row is its `th`. */
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
