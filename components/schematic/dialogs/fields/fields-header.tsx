"use client";
// Column headers of the table of fields; a click sorts.
import { Icon } from "@/components/icons/icon";
import { useColumnLabel } from "@/components/schematic/dialogs/fields/column-label";
import type { FieldsTable } from "@/components/schematic/dialogs/fields/use-fields-table";
import { columnKey } from "@/lib/core/schematic/edit/fields-table";
import styles from "./fields.module.css";

export function FieldsHeader({ table: { columns, view, setView } }: { table: FieldsTable }) {
  const label = useColumnLabel();
  return (
    <div role="row" aria-rowindex={1} className={styles.header}>
      {columns.map((column) => {
        const key = columnKey(column);
        const isSorted = view.sort?.key === key;
        const isDown = isSorted && view.sort?.isDown === true;
        return (
          <div
            key={key}
            role="columnheader"
            aria-sort={isSorted ? (isDown ? "descending" : "ascending") : undefined}
            title={label(column)}
          >
            <button type="button" onClick={() => setView({ sort: nextSort(key, isSorted, isDown) })}>
              <span>{label(column)}</span>
              {isSorted && <Icon name={isDown ? "down" : "up"} size={16} />}
            </button>
          </div>
        );
      })}
    </div>
  );
}

/** Up, down, and as the parts are numbered. */
const nextSort = (key: string, isSorted: boolean, isDown: boolean) => (isDown ? null : { key, isDown: isSorted });
