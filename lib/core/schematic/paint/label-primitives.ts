// Names of nets: labels above their wire, and flags whose form tells the direction, as in KiCad.
import { readBusName } from "../connectivity/bus-name";
import type { Rotation } from "../model/graphic";
import type { NetLabel, Port, SheetEntry, SheetLabel, SignalDirection } from "../model/records";
import type { Point } from "../model/units";
import { BUS_WIDTH, LABEL_GAP, TEXT_SIZE, THIN_WIDTH } from "./measures";
import { pathOf, polyline } from "./path";
import type { Ink, Primitive, TextPrimitive } from "./primitive";
import { CAPITAL_HEIGHT, textWidth } from "./text-metrics";

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

type Written = Pick<NetLabel, "text" | "size" | "rotation">;

/** A text that reads from the left or from below; "start" begins at the anchor in the label's direction. */
function labelText(
  ink: Ink,
  { text, size = TEXT_SIZE, rotation }: Written,
  at: Point,
  isCentered = false,
): TextPrimitive {
  const isBackward = rotation === 180 || rotation === 270;
  return {
    ...{ kind: "text", ink, text, at, size, isBold: false, isItalic: false, baseline: "middle" },
    align: isCentered ? "middle" : isBackward ? "end" : "start",
    rotation: rotation === 90 || rotation === 270 ? 90 : 0,
  };
}

/** Without them the text alone tells a bus: "D[0..7]", "{SDA SCL}". */
const NO_ALIASES = new Map<string, readonly string[]>();

export function netLabelPrimitives(label: NetLabel): Primitive[] {
  const { text, at, rotation } = label;
  const gap = readBusName(text, NO_ALIASES) ? LABEL_GAP + BUS_WIDTH / 2 : LABEL_GAP;
  const anchor = pointOf(at, rotation, 0, -gap);
  return [{ ...labelText("net-label", label, anchor), baseline: "alphabetic" }];
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

/** Half the height of a flag around its name, and the distance from its edge or the middle of its tip to the name. */
function portMeasures(size: number | undefined) {
  if (size === undefined) return { half: PORT_HALF, padding: PADDING, pointed: PORT_HALF };
  const capitals = size * CAPITAL_HEIGHT;
  const [half, padding, pointed] = [0.875, 0.375, 1.125].map((part) => Math.round(part * capitals));
  return { half: half ?? PORT_HALF, padding: padding ?? PADDING, pointed: pointed ?? PORT_HALF };
}

export function portPrimitives(port: Port): Primitive[] {
  const { text, at, rotation, direction } = port;
  const { near, far } = POINTS[direction];
  const { half, padding, pointed } = portMeasures(port.size);
  const before = near ? pointed : padding;
  const width = textWidth(text, port.size ?? TEXT_SIZE);
  const length = before + width + (far ? pointed : padding);
  const center = pointOf(at, rotation, before + Math.round(width / 2), 0);
  return [flagPath({ ink: "port", at, rotation, direction, length, half }), labelText("port", port, center, true)];
}

type FlaggedText = Written & Pick<Flag, "at" | "direction">;

function flagAndText(label: FlaggedText): Primitive[] {
  const { at, rotation, direction, size } = label;
  const half = size === undefined ? FLAG_HALF : Math.round((size * CAPITAL_HEIGHT) / 2);
  const anchor = pointOf(at, rotation, 2 * half + FLAG_GAP, 0);
  return [
    flagPath({ at, rotation, direction, ink: "sheet", length: 2 * half, half }),
    labelText("sheet", label, anchor),
  ];
}

export const sheetLabelPrimitives = (label: SheetLabel): Primitive[] => flagAndText(label);

/** Direction of reading of an entry, into the sheet symbol. */
const INWARD: Record<SheetEntry["side"], Rotation> = { left: 0, right: 180, top: 270, bottom: 90 };

/** An input of the sheet points into it. */
const ENTRY_DIRECTIONS: Record<SignalDirection, SignalDirection> = {
  input: "output",
  output: "input",
  bidirectional: "bidirectional",
  "tri-state": "tri-state",
  passive: "passive",
};

export const sheetEntryPrimitives = (entry: SheetEntry): Primitive[] =>
  flagAndText({ ...entry, rotation: INWARD[entry.side], direction: ENTRY_DIRECTIONS[entry.direction] });
