// Codes of object types in the own format (decisions: "Design object type codes").
import type { Graphic } from "../model/graphic";
import type { SchematicObject } from "../model/records";

type DrawnShape = Exclude<Graphic["shape"], "text">;
type CodedKind = Exclude<SchematicObject["kind"], "drawing">;

/** 1 is a pin, which symbols hold; 26 to 28 are texts of sheets and components, which are fields of theirs. */
export const KIND_CODES = {
  component: 0,
  wire: 2,
  bus: 3,
  "bus-entry": 4,
  junction: 5,
  "net-label": 6,
  "power-port": 7,
  port: 8,
  "no-connect": 9,
  text: 10,
  image: 19,
  "sheet-symbol": 20,
  "sheet-entry": 21,
  "voltage-probe": 22,
  "current-probe": 23,
  "spice-directive": 24,
  table: 25,
  group: 29,
  "bus-bus-entry": 30,
  "sheet-label": 31,
} as const satisfies Record<CodedKind, number>;

export const SHAPE_CODES = {
  line: 11,
  polyline: 12,
  rectangle: 13,
  circle: 14,
  ellipse: 15,
  arc: 16,
  bezier: 17,
  polygon: 18,
} as const satisfies Record<DrawnShape, number>;

export const codeOf = (object: SchematicObject): number =>
  object.kind === "drawing" ? SHAPE_CODES[object.graphic.shape] : KIND_CODES[object.kind];
