"use client";
// A cell of the table: arrow keys and Enter go to the cell above or below, Escape restores the value.
import { type ClipboardEvent, type KeyboardEvent, useState } from "react";

interface CellFieldProps {
  label: string;
  value: string;
  onCommit: (value: string) => void;
  /** Several lines: a table that was copied. */
  onPasteTable?: (text: string) => void;
  /** Ctrl+D: the value for the chosen pins below. */
  onFillDown?: () => void;
  isNumeric?: boolean;
}

/** The same cell of another row. */
function cellBelow(input: HTMLInputElement, by: 1 | -1): HTMLInputElement | null {
  const cell = input.closest("td");
  const row = cell?.closest("tr");
  const next = by === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  if (!cell || !(next instanceof HTMLTableRowElement)) return null;
  return next.cells[cell.cellIndex]?.querySelector("input") ?? null;
}

export function CellField({ label, value, onCommit, onPasteTable, onFillDown, isNumeric = false }: CellFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function commit(): void {
    if (typed !== null && typed !== value) onCommit(typed);
    setTyped(null);
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, currentTarget } = event;
    const step = ({ ArrowDown: 1, ArrowUp: -1, Enter: event.shiftKey ? -1 : 1 } as const)[key];
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === "d" && onFillDown) {
      commit();
      onFillDown();
    } else if (key === "Escape" && typed !== null) setTyped(null);
    else if (step !== undefined) {
      commit();
      cellBelow(currentTarget, step)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData("text/plain");
    if (!onPasteTable || !text.trim().includes("\n")) return;
    event.preventDefault();
    onPasteTable(text);
  }
  return (
    <input
      aria-label={label}
      value={typed ?? value}
      inputMode={isNumeric ? "decimal" : undefined}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onFocus={(event) => event.target.select()}
      onKeyDown={press}
      onPaste={paste}
    />
  );
}
