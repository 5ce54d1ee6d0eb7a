"use client";
// One row of the table of fields: its cells, and the field of the cell that is open.
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Icon } from "@/components/icons/icon";
import type { GridMove } from "@/components/schematic/dialogs/fields/use-grid-keys";
import {
  boxOfArea,
  type CellPlace,
  type FieldsTable,
  type Typed,
} from "@/components/schematic/dialogs/fields/use-fields-table";
import { useEditor } from "@/components/schematic/editor-context";
import { columnKey, YES } from "@/lib/core/schematic/edit/fields-table";
import styles from "./fields.module.css";

interface RowProps {
  table: FieldsTable;
  row: number;
  typed: Typed;
  cellId: (place: CellPlace) => string;
  onType: (typed: Typed) => void;
  onEnd: (move: GridMove) => void;
}

export function FieldsRowCells(props: RowProps) {
  const { table, row } = props;
  return (
    <div role="row" aria-rowindex={row + 2} className={styles.row}>
      {table.columns.map((column, at) => (
        <Cell key={columnKey(column)} {...props} column={at} />
      ))}
    </div>
  );
}

function Cell({ table, row, column, typed, cellId, onType, onEnd }: RowProps & { column: number }) {
  const editor = useEditor();
  const { to } = table.area;
  const { top, bottom, left, right } = boxOfArea(table.area);
  const place = { row, column };
  const cell = table.cell(place);
  const isFlag = table.columns[column]?.kind === "flag";
  const isActive = to.row === row && to.column === column;
  const isChosen = row >= top && row <= bottom && column >= left && column <= right;
  if (isActive && typed !== null && !isFlag)
    return (
      <div role="gridcell" className={styles.cell} data-active>
        <CellField typed={typed} onType={onType} onEnd={onEnd} />
      </div>
    );
  return (
    <div
      id={cellId(place)}
      role="gridcell"
      className={styles.cell}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      data-changed={cell.isChanged || undefined}
      data-problem={cell.problem ?? undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        table.choose(place, event.shiftKey);
        if (isFlag && isActive && !editor.isReadOnly) table.write(place, [[cell.text === YES ? "no" : YES]]);
      }}
      onPointerEnter={(event) => event.buttons === 1 && table.choose(place, true)}
      onDoubleClick={() => !isFlag && !editor.isReadOnly && onType(cell.text ?? "")}
    >
      <CellText cell={cell} isFlag={isFlag} />
    </div>
  );
}

function CellText({
  cell: { text, values, problem },
  isFlag,
}: {
  cell: ReturnType<FieldsTable["cell"]>;
  isFlag: boolean;
}) {
  const t = useTranslations("schematic.fields");
  if (text === null) {
    const counts = values.map(([value, count]) => t("valueCount", { value: value === "" ? t("empty") : value, count }));
    return (
      <span className={styles.several} title={counts.join("\n")}>
        {isFlag
          ? t("some", { count: values.find(([value]) => value === YES)?.[1] ?? 0 })
          : t("values", { count: values.length })}
      </span>
    );
  }
  if (isFlag)
    return text === YES ? (
      <>
        <Icon name="check" size={16} />
        <span className="visually-hidden">{t("yes")}</span>
      </>
    ) : (
      <span className="visually-hidden">{t("no")}</span>
    );
  return (
    <span className={styles.text} title={problem ? t(`problems.${problem}`) : text}>
      {text}
      {problem && <span className="visually-hidden"> {t(`problems.${problem}`)}</span>}
    </span>
  );
}

interface CellFieldProps {
  typed: string;
  onType: (typed: Typed) => void;
  onEnd: (move: GridMove) => void;
}

const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

const MOVES: Readonly<Record<string, GridMove>> = { Enter: "down", Tab: "right", Escape: "cancel" };
const BACK: Readonly<Record<string, GridMove>> = { Enter: "up", Tab: "left", Escape: "cancel" };

function CellField({ typed, onType, onEnd }: CellFieldProps) {
  const t = useTranslations("schematic.fields");
  function press(event: KeyboardEvent): void {
    event.stopPropagation();
    const move = (event.shiftKey ? BACK : MOVES)[event.key];
    if (!move || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnd(move);
  }
  return (
    <input
      ref={takeFocus}
      className={styles.input}
      aria-label={t("cell")}
      spellCheck={false}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={press}
      onBlur={() => onEnd("stay")}
    />
  );
}
