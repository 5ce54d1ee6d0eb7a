// Names of nets: labels above their wire, and flags whose form tells the direction, as in KiCad.
import { readBusName } from "../connectivity/bus-name";
import type { Rotation } from "../model/graphic";
import type { NetLabel, Port, SheetEntry, SheetLabel, SignalDirection } from "../model/records";
import type { Point } from "../model/units";
import { BUS_WIDTH, LABEL_GAP, TEXT_SIZE, THIN_WIDTH } from "./measures";
import { pathOf, polyline } from "./path";
import type { Ink, Primitive, TextPrimitive } from "./primitive";
import { textWidth } from "./text-metrics";

/** Half the height of the flag around the name of a port, and of the one before that of a sheet label. */
const PORT_HALF = 9_525;
const FLAG_HALF = 6_350;
const PADDING = 3_175;
/** From the flag of a sheet label to its text. */
const FLAG_GAP = 3_175;

/** A point by its distance from the anchor in the direction of reading, and across it. */
function pointOf({ x, y }: Point, rotation: Rotation, along: number, across: number): Point {
  switch (rotation) {
    case 0:
      return { x: x + along, y: y + across };
    case 180:
      return { x: x - along, y: y + across };
    case 90:
      return { x: x + across, y: y - along };
    case 270:
      return { x: x + across, y: y + along };
  }
}

/** A text that reads from the left or from below; "start" begins at the anchor in the label's direction. */
function labelText(ink: Ink, text: string, at: Point, rotation: Rotation, isCentered = false): TextPrimitive {
  const isBackward = rotation === 180 || rotation === 270;
  return {
    ...{ kind: "text", ink, text, at, size: TEXT_SIZE, isBold: false, isItalic: false, baseline: "middle" },
    align: isCentered ? "middle" : isBackward ? "end" : "start",
    rotation: rotation === 90 || rotation === 270 ? 90 : 0,
  };
}

/** Without them the text alone tells a bus: "D[0..7]", "{SDA SCL}". */
const NO_ALIASES = new Map<string, readonly string[]>();

export function netLabelPrimitives({ text, at, rotation }: NetLabel): Primitive[] {
  const gap = readBusName(text, NO_ALIASES) ? LABEL_GAP + BUS_WIDTH / 2 : LABEL_GAP;
  const anchor = pointOf(at, rotation, 0, -gap);
  return [{ ...labelText("net-label", text, anchor, rotation), baseline: "alphabetic" }];
}

/** A flag points to the wire that it feeds, and away from one that feeds it. */
const POINTS: Record<SignalDirection, { readonly near: boolean; readonly far: boolean }> = {
  input: { near: true, far: false },
  output: { near: false, far: true },
  bidirectional: { near: true, far: true },
  "tri-state": { near: true, far: true },
  passive: { near: false, far: false },
};

interface Flag {
  readonly ink: Ink;
  readonly at: Point;
  readonly rotation: Rotation;
  readonly direction: SignalDirection;
  readonly length: number;
  readonly half: number;
}

function flagPath({ ink, at, rotation, direction, length, half }: Flag): Primitive {
  const { near, far } = POINTS[direction];
  // The points of a short flag meet at its middle.
  const tip = near && far ? Math.min(half, length / 2) : half;
  const [from, to] = [near ? tip : 0, far ? length - tip : length];
  const outline: [number, number][] = [
    ...(near ? [[0, 0] as [number, number]] : []),
    [from, -half],
    ...(to > from ? [[to, -half] as [number, number]] : []),
    ...(far ? [[length, 0] as [number, number]] : []),
    ...(to > from ? [[to, half] as [number, number]] : []),
    [from, half],
  ];
  const points = outline.map(([along, across]) => pointOf(at, rotation, along, across));
  return pathOf(ink, polyline(points, true), { width: THIN_WIDTH, fill: "body" });
}

export function portPrimitives({ text, at, rotation, direction }: Port): Primitive[] {
  const { near, far } = POINTS[direction];
  const before = near ? PORT_HALF : PADDING;
  const width = textWidth(text, TEXT_SIZE);
  const length = before + width + (far ? PORT_HALF : PADDING);
  const center = pointOf(at, rotation, before + Math.round(width / 2), 0);
  return [
    flagPath({ ink: "port", at, rotation, direction, length, half: PORT_HALF }),
    labelText("port", text, center, rotation, true),
  ];
}

function flagAndText(text: string, flag: Pick<Flag, "at" | "rotation" | "direction">): Primitive[] {
  const anchor = pointOf(flag.at, flag.rotation, 2 * FLAG_HALF + FLAG_GAP, 0);
  return [
    flagPath({ ...flag, ink: "sheet", length: 2 * FLAG_HALF, half: FLAG_HALF }),
    labelText("sheet", text, anchor, flag.rotation),
  ];
}

export const sheetLabelPrimitives = ({ text, at, rotation, direction }: SheetLabel): Primitive[] =>
  flagAndText(text, { at, rotation, direction });

/** Direction of reading of an entry, into the sheet symbol. */
const INWARD: Record<SheetEntry["side"], Rotation> = { left: 0, right: 180, top: 270, bottom: 90 };

/** What feeds the sheet points into it. */
const ENTRY_DIRECTIONS: Record<SignalDirection, SignalDirection> = {
  input: "output",
  output: "input",
  bidirectional: "bidirectional",
  "tri-state": "tri-state",
  passive: "passive",
};

export const sheetEntryPrimitives = ({ text, at, side, direction }: SheetEntry): Primitive[] =>
  flagAndText(text, { at, rotation: INWARD[side], direction: ENTRY_DIRECTIONS[direction] });
