// Copies in columns and rows, and the last object once more; numbers of parts and labels go on.
import { type CopyPlace, copyToPlaces } from "../../edit/copy";
import { shiftBy } from "../../edit/turn";
import type { SchematicObject } from "../../model/records";
import { GRID, type Point } from "../../model/units";
import { bodyBoundsOf } from "../../paint/bounds";
import type { SchematicEditor } from "../editor";
import { joinBoxes } from "../object-index";

export interface ArrayOptions {
  readonly columns: number;
  readonly rows: number;
  /** Distance of neighbors. */
  readonly pitch: Point;
}

/** Objects that one array may make. */
export const MAX_ARRAY_OBJECTS = 5_000;

export const fitsArray = (
  editor: SchematicEditor,
  { columns, rows }: Pick<ArrayOptions, "columns" | "rows">,
): boolean =>
  Number.isInteger(columns) &&
  Number.isInteger(rows) &&
  columns >= 1 &&
  rows >= 1 &&
  columns * rows > 1 &&
  columns * rows * editor.selection.size <= MAX_ARRAY_OBJECTS;

/** The selection is the first place; the others count on along each row. */
export function arraySelection(editor: SchematicEditor, options: ArrayOptions): void {
  if (editor.selection.size === 0 || !fitsArray(editor, options)) return;
  const { columns, rows, pitch } = options;
  const places = Array.from({ length: columns * rows }, (_, at): CopyPlace => {
    const by = { x: (at % columns) * pitch.x, y: Math.floor(at / columns) * pitch.y };
    return { map: shiftBy(by), step: at };
  });
  const before = new Set(editor.selection);
  const made = commitCopies(editor, { name: "array", ids: [...before], places: places.slice(1) });
  editor.select([...before, ...made]);
}

interface Copies {
  readonly name: string;
  readonly ids: readonly string[];
  readonly places: readonly CopyPlace[];
}

/** Ids of the copies. */
function commitCopies(editor: SchematicEditor, { name, ids, places }: Copies): string[] {
  const count = editor.history.done.length;
  editor.commit(name, (edit) => copyToPlaces(edit, ids, places));
  const entry = editor.history.done[count];
  return entry
    ? entry.diff.added.flatMap((record) => ("sheetId" in record && record.kind !== "group" ? [record.id] : []))
    : [];
}

/** Actions that put objects on the sheet, and whether wires belong to what they put there. */
const PLACING: Readonly<Record<string, "wires" | "no-wires">> = {
  ...{ place: "no-wires", power: "no-wires", label: "no-wires", "no-connect": "no-wires", junction: "no-wires" },
  ...{ probe: "no-wires", table: "no-wires", text: "no-wires", drawing: "no-wires" },
  ...{ wire: "wires", bus: "wires", "bus-entry": "wires", "label-pins": "wires" },
  ...{ paste: "wires", duplicate: "wires", copy: "wires", repeat: "wires" },
};

/** What was placed last and is still on this sheet, as it is now. */
function lastPlaced(editor: SchematicEditor): SchematicObject[] {
  for (const { name, diff } of editor.history.done.toReversed()) {
    const kind = PLACING[name];
    if (!kind) continue;
    const objects = diff.added.flatMap((record): SchematicObject[] => {
      const now = editor.workspace.store.get(record.id);
      if (!now || !("sheetId" in now) || now.sheetId !== editor.view.sheetId) return [];
      const isWire = now.kind === "wire" || now.kind === "bus";
      return isWire && kind === "no-wires" ? [] : [now];
    });
    if (objects.length > 0) return objects;
  }
  return [];
}

export const canRepeat = (editor: SchematicEditor): boolean => lastPlaced(editor).length > 0;

const PITCH = 2 * GRID;

/** Labels and wires follow the pitch of pins; parts and others come below each other. */
function pitchOf(editor: SchematicEditor, objects: readonly SchematicObject[]): Point {
  const tall = objects.filter(({ kind }) => kind === "component" || kind === "table" || kind === "drawing");
  const box = joinBoxes(tall.map((object) => bodyBoundsOf(object, editor.view.context)));
  const height = box ? Math.ceil((box.maxY - box.minY) / PITCH) * PITCH : 0;
  return { x: 0, y: height + PITCH };
}

/** The last object one pitch further down. */
export function repeatLast(editor: SchematicEditor): void {
  const objects = lastPlaced(editor);
  if (objects.length === 0) return;
  const place = { map: shiftBy(pitchOf(editor, objects)), step: 1 };
  editor.select(commitCopies(editor, { name: "repeat", ids: objects.map(({ id }) => id), places: [place] }));
}
