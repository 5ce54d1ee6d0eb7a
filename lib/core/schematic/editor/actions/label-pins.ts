// Lines of a table on the free pins of the selected parts: a stub and a label for each pin.
import type { Item } from "../../connectivity/item";
import { putObjects } from "../../edit/place";
import { layWires } from "../../edit/wires";
import type { Rotation } from "../../model/graphic";
import { placeDirection } from "../../model/placement";
import type { NetLabel } from "../../model/records";
import type { Direction } from "../../model/symbol";
import { GRID, type Point } from "../../model/units";
import { TEXT_SIZE } from "../../paint/measures";
import { textWidth } from "../../paint/text-metrics";
import type { SchematicEditor } from "../editor";
import { isFree } from "../hit";

const MIN_STUB = 4 * GRID;
const MAX_LINES = 1_000;
const MAX_NAME = 100;

/** Away from the body. */
const OUTWARD: Record<Direction, Point & { readonly rotation: Rotation }> = {
  right: { x: -1, y: 0, rotation: 180 },
  left: { x: 1, y: 0, rotation: 0 },
  down: { x: 0, y: -1, rotation: 90 },
  up: { x: 0, y: 1, rotation: 270 },
};

interface FreePin {
  readonly item: Item;
  readonly at: Point;
  readonly out: (typeof OUTWARD)[Direction];
  readonly number: string;
  readonly name: string;
}

function freePins(editor: SchematicEditor): FreePin[] {
  return editor.selected().flatMap((part) => {
    if (part.kind !== "component") return [];
    return editor.workspace.graph.itemsOf(part.id).flatMap((item): FreePin[] => {
      const at = item.points[0];
      if (!item.pin || !at || item.pin.pin.isHidden || !isFree(editor.view, item)) return [];
      const { direction, number, name } = item.pin.pin;
      return [{ item, at, out: OUTWARD[placeDirection(direction, part)], number, name }];
    });
  });
}

/** Sides one after the other: left, right, top, bottom; from top to bottom and from left to right. */
const SIDES: readonly Rotation[] = [180, 0, 90, 270];
const byPlace = (a: FreePin, b: FreePin): number =>
  SIDES.indexOf(a.out.rotation) - SIDES.indexOf(b.out.rotation) || a.at.y - b.at.y || a.at.x - b.at.x;

export interface PinLabel {
  readonly pin: FreePin;
  readonly text: string;
}

const cellsOf = (line: string): string[] => line.split(/[\t;,]/).map((cell) => cell.trim());

/**
 * Lines with two cells name the pin first, by number or name; lines with one cell follow the row of pins. An empty line
 * leaves its pin out.
 */
export function planPinLabels(editor: SchematicEditor, text: string): PinLabel[] {
  const lines = text.replace(/\s+$/, "").split(/\r?\n/).slice(0, MAX_LINES).map(cellsOf);
  const pins = freePins(editor).toSorted(byPlace);
  const isNamed = lines.some((cells) => cells.length > 1);
  const labels = lines.flatMap((cells, at): PinLabel[] => {
    const [first = "", second] = cells;
    const net = isNamed ? (second ?? "") : first;
    const pin = isNamed
      ? pins.find(({ number, name }) => number === first || (name === first && first !== ""))
      : pins[at];
    return pin && net !== "" && net.length <= MAX_NAME ? [{ pin, text: net }] : [];
  });
  return [...new Map(labels.map((label) => [label.pin.item, label])).values()];
}

/** Number of the pins that got a label. */
export function labelPins(editor: SchematicEditor, text: string): number {
  const labels = planPinLabels(editor, text);
  if (labels.length === 0 || editor.isReadOnly) return 0;
  const widest = Math.max(...labels.map((label) => textWidth(label.text, TEXT_SIZE)));
  const length = Math.max(MIN_STUB, Math.ceil((widest + GRID / 2) / GRID) * GRID);
  const { sheetId } = editor.view;
  editor.commit("label-pins", (edit) => {
    for (const { pin, text: net } of labels) {
      const { at, out } = pin;
      const end = { x: at.x + out.x * length, y: at.y + out.y * length };
      layWires(edit, { sheetId, kind: "wire", points: [at, end] });
      const label: NetLabel = { kind: "net-label", id: edit.newId(), sheetId, at, rotation: out.rotation, text: net };
      putObjects(edit, [label]);
    }
  });
  return labels.length;
}
