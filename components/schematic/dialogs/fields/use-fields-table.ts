"use client";
// State of the table of fields: rows as they are shown, pending changes, the chosen cells.
import { useMemo, useState } from "react";
import { useDocument, useEditor } from "@/components/schematic/editor-context";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import {
  applyFields,
  changeKey,
  type FieldsChanges,
  problemOf,
  shownChange,
  withChange,
} from "@/lib/core/schematic/edit/fields-changes";
import {
  arrangeRows,
  cellOf,
  columnKey,
  columnsOf,
  type FieldsColumn,
  type FieldsGrouping,
  type FieldsRow,
  partsOfDocument,
  rowsOf,
} from "@/lib/core/schematic/edit/fields-table";
import { tileCells } from "@/lib/core/schematic/edit/fields-text";

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** What is typed into the active cell; null while no cell is open. */
export type Typed = string | null;

export interface CellArea {
  readonly from: CellPlace;
  readonly to: CellPlace;
}

export interface ShownCell {
  readonly text: string | null;
  readonly values: readonly (readonly [value: string, count: number])[];
  readonly isChanged: boolean;
  readonly problem: ReturnType<typeof problemOf>;
}

export interface FieldsTable {
  readonly rows: readonly FieldsRow[];
  readonly columns: readonly FieldsColumn[];
  readonly allColumns: readonly FieldsColumn[];
  readonly view: FieldsSettings;
  readonly changeCount: number;
  readonly problemCount: number;
  readonly area: CellArea;
  setView(change: Partial<FieldsSettings>): void;
  choose(to: CellPlace, isExtended?: boolean): void;
  cell(place: CellPlace): ShownCell;
  /** Writes cells from a place on; those beyond the table are dropped. */
  write(from: CellPlace, cells: readonly (readonly string[])[]): void;
  discard(): void;
  apply(): void;
}

interface FieldsSettings {
  readonly grouping: FieldsGrouping;
  readonly filter: string;
  readonly sort: { readonly key: string; readonly isDown: boolean } | null;
  readonly hidden: ReadonlySet<string>;
  /** Names of fields that no part has yet. */
  readonly added: readonly string[];
}

const START: FieldsSettings = {
  ...{ grouping: "equal", filter: "", sort: null, added: [] },
  hidden: new Set(["notOnBoard", "notSimulated"]),
};
const ORIGIN: CellPlace = { row: 0, column: 0 };

const partsOf = ({ workspace, hierarchy }: SchematicEditor) =>
  partsOfDocument({
    ...{ records: workspace.store.values(), instances: hierarchy.instances },
    symbolOf: (id) => workspace.graph.symbolOf(id),
  });

export function boxOfArea({ from, to }: CellArea) {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  };
}

export function useFieldsTable(): FieldsTable {
  const editor = useEditor();
  const parts = useDocument(partsOf);
  const [view, setViewState] = useState(START);
  const [changes, setChanges] = useState<FieldsChanges>(new Map());
  const [area, setArea] = useState<CellArea>({ from: ORIGIN, to: ORIGIN });

  const table = useMemo(() => {
    const allColumns = columnsOf(parts, view.added);
    const columns = allColumns.filter((column) => !view.hidden.has(columnKey(column)));
    const all = rowsOf(parts, view.grouping);
    return { all, allColumns, columns, rows: arrangeRows(all, columns, view) };
  }, [parts, view]);

  return useMemo((): FieldsTable => {
    const { all, rows, columns, allColumns } = table;
    const clamp = ({ row, column }: CellPlace): CellPlace => ({
      row: Math.max(0, Math.min(rows.length - 1, row)),
      column: Math.max(0, Math.min(columns.length - 1, column)),
    });
    const pending = all.flatMap((row) =>
      allColumns.flatMap((column) => {
        const typed = changes.size > 0 ? changes.get(changeKey(row, column)) : undefined;
        return typed === undefined ? [] : [problemOf(row, column, typed)];
      }),
    );
    return {
      ...{ rows, columns, allColumns, view, changeCount: pending.length },
      problemCount: pending.filter((problem) => problem !== null).length,
      area: { from: clamp(area.from), to: clamp(area.to) },
      setView: (change) => setViewState((before) => ({ ...before, ...change })),
      choose: (to, isExtended = false) =>
        setArea((before) => ({ from: isExtended ? clamp(before.from) : clamp(to), to: clamp(to) })),
      cell({ row: y, column: x }) {
        const [row, column] = [rows[y], columns[x]];
        if (!row || !column) return { text: "", values: [], isChanged: false, problem: null };
        const typed = changes.get(changeKey(row, column));
        const known = cellOf(row, column);
        if (typed === undefined) return { ...known, isChanged: false, problem: null };
        const problem = problemOf(row, column, typed);
        return { ...known, text: shownChange(row, column, typed), isChanged: true, problem };
      },
      write(from, cells) {
        if (editor.isReadOnly) return;
        let next = changes;
        for (const [y, line] of cells.entries())
          for (const [x, text] of line.entries()) {
            const [row, column] = [rows[from.row + y], columns[from.column + x]];
            if (row && column) next = withChange(next, { row, column }, text);
          }
        setChanges(next);
      },
      discard: () => setChanges(new Map()),
      apply() {
        editor.commit("fields", (edit) => applyFields(edit, { rows: all, columns: allColumns }, changes));
        setChanges(new Map());
      },
    };
  }, [table, changes, area, view, editor]);
}

/** Writes a copied area over the chosen one, as spreadsheet programs do. */
export function pasteCells(table: FieldsTable, cells: readonly (readonly string[])[]): void {
  const { top, bottom, left, right } = boxOfArea(table.area);
  const tiled = tileCells(cells, bottom - top + 1, right - left + 1);
  table.write({ row: top, column: left }, tiled);
  const [height, width] = [tiled.length, tiled[0]?.length ?? 0];
  if (height === 0) return;
  table.choose({ row: top, column: left });
  table.choose({ row: top + height - 1, column: left + width - 1 }, true);
}

export function copiedCells(table: FieldsTable): string[][] {
  const { top, bottom, left, right } = boxOfArea(table.area);
  const line = (row: number): string[] =>
    Array.from({ length: right - left + 1 }, (_, at) => table.cell({ row, column: left + at }).text ?? "");
  return Array.from({ length: bottom - top + 1 }, (_, at) => line(top + at));
}

/** The first row of the chosen area into the rows below it. */
export function fillDown(table: FieldsTable): void {
  const { top, bottom, left, right } = boxOfArea(table.area);
  const first = Array.from(
    { length: right - left + 1 },
    (_, at) => table.cell({ row: top, column: left + at }).text ?? "",
  );
  if (bottom > top)
    table.write(
      { row: top + 1, column: left },
      Array.from({ length: bottom - top }, () => first),
    );
}
