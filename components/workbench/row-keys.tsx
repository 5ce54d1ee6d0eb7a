"use client";
// Keys of a list of projects, and the focus that stays in it when the focused row goes away.
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { RowSelection } from "@/components/workbench/use-selection";

interface RowKeysProps<Row> {
  rows: readonly Row[];
  selection?: RowSelection;
  /** F2. */
  onRename?: (row: Row) => void;
  /** Delete: the selected rows, or without any the focused one. */
  onDelete?: (rows: readonly Row[]) => void;
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const rowAround = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-project]") : null;

function focusRow(list: HTMLElement | null, at: number): void {
  const rows = list?.querySelectorAll<HTMLElement>("[data-project]");
  const row = rows?.[Math.min(Math.max(at, 0), rows.length - 1)];
  const focused =
    row?.querySelector<HTMLElement>("[data-row-focus]") ?? row?.querySelector<HTMLElement>("input, button");
  focused?.focus();
}

export function RowKeys<Row extends { projectId: string }>(props: RowKeysProps<Row>) {
  const { rows, selection, onRename, onDelete, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ id: string; at: number } | null>(null);
  const indexOf = (id: string | undefined) => rows.findIndex(({ projectId }) => projectId === id);

  useEffect(() => {
    const focused = last.current;
    if (!focused || document.activeElement !== document.body) return;
    if (rows.some(({ projectId }) => projectId === focused.id)) return;
    focusRow(list.current, focused.at);
  }, [rows]);

  function press(event: KeyboardEvent<HTMLElement>) {
    const at = indexOf(rowAround(event.target)?.dataset.project);
    const row = rows[at];
    const selected = rows.filter(({ projectId }) => selection?.ids.has(projectId));
    const meant = selected.length > 0 || !row ? selected : [row];
    if (event.altKey || event.shiftKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== "a" || !selection) return;
      if (!selection.isAll) selection.toggleAll();
    } else if (event.key === "Escape" && selection && selected.length > 0) selection.clear();
    else if (event.key === "Delete" && onDelete && meant.length > 0) onDelete(meant);
    else if (event.key === "F2" && onRename && row) onRename(row);
    else if (event.key in STEPS && row) focusRow(list.current, at + (STEPS[event.key] ?? 0));
    else return;
    event.preventDefault();
  }
  function note(event: FocusEvent<HTMLElement>) {
    const id = rowAround(event.target)?.dataset.project;
    last.current = id === undefined ? null : { id, at: indexOf(id) };
  }
  return (
    <div ref={list} onKeyDown={press} onFocus={note}>
      {children}
    </div>
  );
}
