// Entries of sheet symbols: a label inside a sheet appears outside, on each symbol that places the sheet.
import type { SheetEntry, SheetLabel, SheetSymbol } from "../model/records";
import { GRID } from "../model/units";
import type { Edit } from "./edit";

/** Distance of entries along a side: 2.54 mm. */
const PITCH = 2 * GRID;

/** Inputs come from the left, everything else leaves to the right. */
const sideOf = ({ direction }: SheetLabel): "left" | "right" => (direction === "input" ? "left" : "right");

function entriesOf(edit: Edit, { id }: SheetSymbol): SheetEntry[] {
  return edit
    .objects()
    .filter((object): object is SheetEntry => object.kind === "sheet-entry" && object.sheetSymbolId === id);
}

/** The first free place from the top; the symbol grows downward where its side is full. */
function addEntry(edit: Edit, symbol: SheetSymbol, label: SheetLabel): void {
  const entries = entriesOf(edit, symbol);
  if (entries.some(({ text }) => text === label.text)) return;
  const side = sideOf(label);
  const taken = new Set(entries.filter((entry) => entry.side === side).map(({ at }) => at.y));
  let y = symbol.from.y + PITCH;
  while (taken.has(y)) y += PITCH;
  const { text, direction } = label;
  const at = { x: side === "left" ? symbol.from.x : symbol.to.x, y };
  const { id: sheetSymbolId, sheetId } = symbol;
  edit.put({ kind: "sheet-entry", id: edit.newId(), sheetId, sheetSymbolId, at, side, text, direction });
  if (y + PITCH > symbol.to.y) edit.put({ ...symbol, to: { ...symbol.to, y: y + PITCH } });
}

export function addEntries(edit: Edit, label: SheetLabel): void {
  for (const object of edit.objects())
    if (object.kind === "sheet-symbol" && object.targetId === label.sheetId) addEntry(edit, object, label);
}
