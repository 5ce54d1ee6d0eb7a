// Table; on phones each row becomes a list with the headers as names.
import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { NOTHING } from "@/lib/i18n/nothing";
import styles from "./table.module.css";

export interface TableColumn<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Right-aligned tabular numbers. */
  isNumeric?: boolean;
  /** Never wraps in wide windows: a date, a status, an age. */
  isWhole?: boolean;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isDense?: boolean;
  /** First lines of a row share a baseline; a picture in the first cell is centered. */
  isBaseline?: boolean;
  isSelected?: (row: Row) => boolean;
}

export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isDense = false,
  isBaseline = false,
  isSelected,
}: TableProps<Row>) {
  return (
    <div className={styles.scroll}>
      <table
        className={cx(styles.table, isDense && styles.dense, isBaseline && styles.baseline)}
        data-sticky={rows.length > 12 || undefined}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-numeric={column.isNumeric || undefined}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-selected={isSelected?.(row) || undefined}>
              {columns.map((column) => {
                const content = column.cell(row);
                return (
                  <td
                    key={column.key}
                    data-numeric={column.isNumeric || undefined}
                    data-whole={column.isWhole || undefined}
                    data-nothing={content === NOTHING || undefined}
                  >
                    <span className={styles.name} aria-hidden="true">
                      {column.head}
                    </span>
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
