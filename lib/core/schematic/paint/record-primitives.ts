// Objects of a sheet as primitives: one painter per kind.
import type { Probe, SchematicObject, SheetSymbol } from "../model/records";
import type { Point } from "../model/units";
import { componentPrimitives } from "./component-primitives";
import { netLabelPrimitives, portPrimitives, sheetEntryPrimitives, sheetLabelPrimitives } from "./label-primitives";
import {
  BODY_WIDTH,
  BUS_WIDTH,
  CROSS_REACH,
  JUNCTION_RADIUS,
  LABEL_GAP,
  TEXT_SIZE,
  THIN_WIDTH,
  WIRE_WIDTH,
} from "./measures";
import type { PaintContext } from "./paint-context";
import { ellipse, graphicPath, pathOf, polyline, rectangle } from "./path";
import { powerPrimitives } from "./power-primitives";
import type { Ink, Primitive, TextPrimitive } from "./primitive";
import { textBlock } from "./readable-text";
import { tablePrimitives } from "./table-primitives";

export type { PaintContext } from "./paint-context";

/** Some records are of several kinds, such as wires and buses. */
type ObjectOf<K, R = SchematicObject> = R extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? R
    : never
  : never;
type Painters = {
  readonly [K in SchematicObject["kind"]]: (record: ObjectOf<K>, context: PaintContext) => readonly Primitive[];
};

const line = (ink: "wire" | "bus", from: Point, to: Point): Primitive[] => [
  pathOf(ink, polyline([from, to]), { width: ink === "wire" ? WIRE_WIDTH : BUS_WIDTH }),
];

export const junctionPrimitive = (at: Point, ink: "wire" | "bus"): Primitive =>
  pathOf(ink, ellipse(at, ink === "wire" ? JUNCTION_RADIUS : 2 * JUNCTION_RADIUS), { width: 0, fill: "ink" });

function crossAt({ x, y }: Point): Primitive {
  const corner = (dx: number, dy: number): Point => ({ x: x + dx * CROSS_REACH, y: y + dy * CROSS_REACH });
  const strokes = [...polyline([corner(-1, -1), corner(1, 1)]), ...polyline([corner(-1, 1), corner(1, -1)])];
  return pathOf("no-connect", strokes, { width: BODY_WIDTH });
}

type TextChange = Partial<Pick<TextPrimitive, "size" | "isBold" | "align" | "baseline">>;

const plain = (ink: Ink, text: string, at: Point, change: TextChange = {}): TextPrimitive => ({
  ...{ kind: "text", ink, text, at, size: TEXT_SIZE, isBold: false, isItalic: false },
  ...{ align: "start", baseline: "alphabetic", rotation: 0 },
  ...change,
});

function sheetSymbolPrimitives(
  { from, to, name, targetId, size = TEXT_SIZE }: SheetSymbol,
  { sheetNameOf }: PaintContext,
): Primitive[] {
  const target = sheetNameOf?.(targetId) ?? "";
  const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  const bottom = Math.max(from.y, to.y);
  const below = plain("field", target, { x: left, y: bottom + LABEL_GAP }, { baseline: "top", size });
  return [
    pathOf("sheet", rectangle(from, to), { width: BODY_WIDTH, fill: "body" }),
    plain("designator", name, { x: left, y: top - LABEL_GAP }, { isBold: true, size }),
    ...(target === "" || target === name ? [] : [below]),
  ];
}

const PROBE_RADIUS = 6_350;
const PROBE_LETTER = 8_890;

/** A circle with V or I on a pointer to its point, and the name beside it. */
function probePrimitives({ kind, at, name }: Probe): Primitive[] {
  const edge = { x: at.x + 5_080, y: at.y - 5_080 };
  const reach = Math.round(PROBE_RADIUS * Math.SQRT1_2);
  const center = { x: edge.x + reach, y: edge.y - reach };
  const letter = kind === "voltage-probe" ? "V" : "I";
  const middle = { baseline: "middle" } as const;
  return [
    pathOf("probe", polyline([at, edge]), { width: THIN_WIDTH }),
    pathOf("probe", ellipse(center, PROBE_RADIUS), { width: THIN_WIDTH, fill: "body" }),
    plain("probe", letter, center, { ...middle, align: "middle", size: PROBE_LETTER, isBold: true }),
    ...(name === "" ? [] : [plain("probe", name, { x: center.x + PROBE_RADIUS + 2_540, y: center.y }, middle)]),
  ];
}

const PAINTERS: Painters = {
  component: componentPrimitives,
  wire: ({ from, to }) => line("wire", from, to),
  bus: ({ from, to }) => line("bus", from, to),
  "bus-entry": ({ bus, wire }) => line("wire", bus, wire),
  "bus-bus-entry": ({ bus, wire }) => line("bus", bus, wire),
  junction: ({ at }) => [junctionPrimitive(at, "wire")],
  "no-connect": ({ at }) => [crossAt(at)],
  "net-label": netLabelPrimitives,
  port: portPrimitives,
  "sheet-label": sheetLabelPrimitives,
  "power-port": powerPrimitives,
  "sheet-symbol": sheetSymbolPrimitives,
  "sheet-entry": sheetEntryPrimitives,
  text: (note) => textBlock({ ...note, ink: "text" }),
  "spice-directive": (note) => textBlock({ ...note, ink: "text" }),
  drawing: ({ graphic }) => [graphicPath("drawing", graphic)],
  image: ({ at, width, height, file }) => [{ kind: "image", at, width, height, file }],
  table: tablePrimitives,
  "voltage-probe": probePrimitives,
  "current-probe": probePrimitives,
  group: () => [],
};

export function paintRecord(record: SchematicObject, context: PaintContext): readonly Primitive[] {
  const paint = PAINTERS[record.kind] as (record: SchematicObject, context: PaintContext) => readonly Primitive[];
  return paint(record, context);
}
