"use client";
// Size and cells of a table; double clicking a cell types on the sheet instead.
import { useTranslations } from "next-intl";
import { CommitField } from "@/components/schematic/panels/commit-field";
import { useEditor } from "@/components/schematic/editor-context";
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, resizeTable } from "@/lib/core/schematic/edit/tables";
import { changeRecords } from "@/lib/core/schematic/editor/actions";
import { textOf } from "@/lib/core/schematic/editor/object-text";
import type { TextTable } from "@/lib/core/schematic/model/records";
import styles from "./panels.module.css";

const MAX_SHOWN_CELLS = 60;

export function TableProperties({ table }: { table: TextTable }) {
  const t = useTranslations("schematic.options");
  const editor = useEditor();
  const isReadOnly = editor.isReadOnly || table.isLocked === true;
  const [columns, rows] = [table.columnWidths.length, table.rowHeights.length];
  const resize = (size: { columns: number; rows: number }) =>
    changeRecords(editor, [table], (record) => resizeTable(record, size));
  const count = (text: string, before: number, max: number): number => {
    const value = Number(text);
    return Number.isInteger(value) && value >= 1 && value <= max ? value : before;
  };
  return (
    <>
      <div className={styles.twoFields}>
        <CommitField
          label={t("columns")}
          isNumeric
          value={String(columns)}
          isReadOnly={isReadOnly}
          onCommit={(text) => resize({ columns: count(text, columns, MAX_TABLE_COLUMNS), rows })}
        />
        <CommitField
          label={t("rows")}
          isNumeric
          value={String(rows)}
          isReadOnly={isReadOnly}
          onCommit={(text) => resize({ columns, rows: count(text, rows, MAX_TABLE_ROWS) })}
        />
      </div>
      {columns * rows <= MAX_SHOWN_CELLS && <Cells table={table} isReadOnly={isReadOnly} />}
    </>
  );
}

/** "B2" for the second row's second cell, as in a spreadsheet. */
const cellName = (row: number, column: number): string => `${String.fromCodePoint(65 + (column % 26))}${row + 1}`;

function Cells({ table, isReadOnly }: { table: TextTable; isReadOnly: boolean }) {
  const editor = useEditor();
  return table.cells.flatMap((cells, row) =>
    cells.map((value, column) => (
      <CommitField
        key={cellName(row, column)}
        label={cellName(row, column)}
        value={value}
        isReadOnly={isReadOnly}
        onCommit={(typed) =>
          changeRecords(editor, [table], (record) => textOf(record, { row, column })?.change(typed) ?? record)
        }
      />
    )),
  );
}
