"use client";
// The cells of the table: chosen and filled by keys as in a spreadsheet program. Only the visible rows are rendered.
import { useTranslations } from "next-intl";
import { type ClipboardEvent, type CSSProperties, type RefObject, useId, useRef, useState } from "react";
import { FieldsHeader } from "@/components/schematic/dialogs/fields/fields-header";
import { FieldsRowCells } from "@/components/schematic/dialogs/fields/fields-row";
import { useGridKeys } from "@/components/schematic/dialogs/fields/use-grid-keys";
import {
  type CellPlace,
  copiedCells,
  type FieldsTable,
  pasteCells,
  type Typed,
} from "@/components/schematic/dialogs/fields/use-fields-table";
import { useVirtualRows } from "@/components/ui/use-virtual-rows";
import { readCells, writeCells } from "@/lib/core/schematic/edit/fields-text";
import styles from "./fields.module.css";

const ROW_PX = 32;

export function FieldsGrid({ table }: { table: FieldsTable }) {
  const t = useTranslations("schematic.fields");
  const id = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Typed>(null);
  const { rows, columns, area } = table;
  const { from, to, reveal } = useVirtualRows(scroll, { count: rows.length, rowHeight: ROW_PX });
  const keys = useGridKeys(table, { typed, setTyped, reveal });
  const cellId = ({ row, column }: CellPlace): string => `${id}-${row}-${column}`;

  function copy(event: ClipboardEvent): void {
    if (typed !== null) return;
    event.clipboardData.setData("text/plain", writeCells(copiedCells(table)));
    event.preventDefault();
  }
  function paste(event: ClipboardEvent): void {
    if (typed !== null) return;
    pasteCells(table, readCells(event.clipboardData.getData("text/plain")));
    event.preventDefault();
  }
  if (rows.length === 0) return <p className={styles.none}>{t(table.view.filter === "" ? "none" : "noneFound")}</p>;
  return (
    <div ref={scroll} className={styles.scroll}>
      <div
        role="grid"
        tabIndex={0}
        className={styles.grid}
        aria-label={t("title")}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        aria-activedescendant={typed === null ? cellId(area.to) : undefined}
        style={layoutOf(columns)}
        onKeyDown={keys.press}
        onCopy={copy}
        onPaste={paste}
      >
        <FieldsHeader table={table} />
        <Space rows={from} />
        {Array.from({ length: Math.max(0, to - from) }, (_, at) => (
          <FieldsRowCells
            key={rows[from + at]?.key ?? at}
            table={table}
            row={from + at}
            typed={typed}
            cellId={cellId}
            onType={setTyped}
            onEnd={(move) => {
              keys.end(move);
              focusGrid(scroll);
            }}
          />
        ))}
        <Space rows={rows.length - to} />
      </div>
    </div>
  );
}

/** Widths in px, and the share of what is left over. */
const WIDTHS = { designator: [180, 1.6], field: [132, 1], flag: [92, 0] } as const;

/** Columns share the width of the dialog; where it does not suffice they scroll. */
function layoutOf(columns: FieldsTable["columns"]): CSSProperties {
  const widths = columns.map(({ kind }) => WIDTHS[kind]);
  return {
    gridTemplateColumns: widths.map(([px, share]) => (share > 0 ? `minmax(${px}px, ${share}fr)` : `${px}px`)).join(" "),
    minWidth: `${widths.reduce((sum, [px]) => sum + px, 0)}px`,
  };
}

const focusGrid = (scroll: RefObject<HTMLElement | null>): void =>
  scroll.current?.querySelector<HTMLElement>("[role=grid]")?.focus({ preventScroll: true });

/** Height of rows that are not rendered. */
function Space({ rows }: { rows: number }) {
  return rows > 0 ? <div className={styles.space} style={{ height: `${rows * ROW_PX}px` }} aria-hidden="true" /> : null;
}
