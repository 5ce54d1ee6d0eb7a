"use client";
// Keys of the table of fields: moving, choosing, typing, filling and emptying.
import type { KeyboardEvent } from "react";
import {
  boxOfArea,
  copiedCells,
  fillDown,
  type FieldsTable,
  type Typed,
} from "@/components/schematic/dialogs/fields/use-fields-table";
import { useEditor } from "@/components/schematic/editor-context";
import { YES } from "@/lib/core/schematic/edit/fields-table";

/** Where the open cell is left to; "cancel" drops what was typed. */
export type GridMove = "up" | "down" | "left" | "right" | "stay" | "cancel";

interface GridKeysOptions {
  typed: Typed;
  setTyped: (typed: Typed) => void;
  reveal: (row: number) => void;
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ...{ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] },
  ...{ PageUp: [-15, 0], PageDown: [15, 0], Enter: [1, 0], Home: [0, -1_000], End: [0, 1_000] },
};
const MOVE_STEPS = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1], stay: [0, 0], cancel: [0, 0] } as const;

export function useGridKeys(table: FieldsTable, { typed, setTyped, reveal }: GridKeysOptions) {
  const editor = useEditor();
  const { to } = table.area;

  function move([down, across]: readonly [number, number], isExtended = false): void {
    const goal = { row: to.row + down, column: to.column + across };
    table.choose(goal, isExtended);
    reveal(Math.max(0, Math.min(table.rows.length - 1, goal.row)));
  }
  function end(how: GridMove): void {
    if (typed === null) return;
    if (how !== "cancel") table.write(to, [[typed]]);
    setTyped(null);
    move(MOVE_STEPS[how]);
  }
  function clear(): void {
    const { top, left } = boxOfArea(table.area);
    table.write(
      { row: top, column: left },
      copiedCells(table).map((line) => line.map(() => "")),
    );
  }
  function toggle(): void {
    table.write(to, [[table.cell(to).text === YES ? "no" : YES]]);
  }
  /** Keys that change cells; false for others. */
  function change({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const isCommand = ctrlKey || metaKey;
    const isFlag = table.columns[to.column]?.kind === "flag";
    if (isCommand && key.toLowerCase() === "d") fillDown(table);
    else if (isCommand || altKey) return false;
    else if (key === "Delete" || key === "Backspace") clear();
    else if (isFlag && (key === " " || key === "F2")) toggle();
    else if (isFlag) return false;
    else if (key === "F2") setTyped(table.cell(to).text ?? "");
    else if (key.length === 1) setTyped(key);
    else return false;
    return true;
  }
  function press(event: KeyboardEvent): void {
    // Column headers have keys of their own.
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing || typed !== null) return;
    const step = STEPS[event.key];
    const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "a";
    if (isAll) {
      table.choose({ row: 0, column: 0 });
      table.choose({ row: table.rows.length, column: table.columns.length }, true);
    } else if (step && !event.ctrlKey && !event.metaKey && !event.altKey) {
      if (event.key === "Enter") move([event.shiftKey ? -1 : 1, 0]);
      else move(step, event.shiftKey);
    } else if (editor.isReadOnly || !change(event)) return;
    event.preventDefault();
  }
  return { press, end };
}
