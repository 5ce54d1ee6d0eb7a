// EasyEDA Pro's sheets (.esch) and symbols (.esym).
import { ok, type Result } from "@/lib/base/result";
import {
  type EasyedaFailure,
  type EasyedaImage,
  type EasyedaPoint,
  type EasyedaShape,
  type EasyedaText,
  quarterTurn,
} from "./drawn";
import { emptyStyles, fontOf, readProDrawing, readStyle, textAt } from "./pro-drawing";
import { isTrue, parseProRows, proNumber, proPoint, type ProRow, proText } from "./pro-rows";

export interface ProAttribute {
  readonly line: number;
  /** Null takes the value of the device. */
  readonly value: string | null;
  /** Null where it has no place on the sheet. */
  readonly text: EasyedaText | null;
}

export type ProAttributes = ReadonlyMap<string, ProAttribute>;

export interface ProComponent {
  readonly line: number;
  readonly id: string;
  /** Name of the part of the symbol: "LM358.1". */
  readonly part: string;
  readonly at: EasyedaPoint;
  /** Degrees counter-clockwise as seen. */
  readonly rotation: 0 | 90 | 180 | 270;
  readonly isMirrored: boolean;
}

export interface ProWire {
  readonly line: number;
  readonly id: string;
  /** Pairs of ends. */
  readonly segments: readonly (readonly [EasyedaPoint, EasyedaPoint])[];
}

interface Drawn {
  readonly version: string;
  /** By id of what they belong to; "" has those of the document. */
  readonly attributes: ReadonlyMap<string, ProAttributes>;
  readonly rest: readonly ProRow[];
}

export interface ProDrawingRow<T> {
  readonly line: number;
  readonly item: T;
}

export interface ProSheet extends Drawn {
  readonly components: readonly ProComponent[];
  readonly wires: readonly ProWire[];
  readonly buses: readonly ProWire[];
  readonly shapes: readonly ProDrawingRow<EasyedaShape>[];
  readonly texts: readonly ProDrawingRow<EasyedaText>[];
  readonly images: readonly ProDrawingRow<EasyedaImage>[];
}

export interface ProPin {
  readonly id: string;
  readonly at: EasyedaPoint;
  readonly length: number;
  /** Degrees counter-clockwise from the connection point to the body. */
  readonly rotation: 0 | 90 | 180 | 270;
  readonly isShown: boolean;
  /** 0 plain, 1 clock, 2 inverted, 3 both. */
  readonly shape: number;
}

export interface ProPart {
  readonly name: string;
  readonly pins: readonly ProPin[];
  readonly shapes: readonly EasyedaShape[];
  readonly texts: readonly EasyedaText[];
}

export interface ProSymbol extends Drawn {
  /** 2 part, 18 supply, 19 net port, 20 frame of a sheet, 22 block. */
  readonly type: number;
  readonly parts: readonly ProPart[];
}

class Attributes {
  readonly byParent = new Map<string, Map<string, ProAttribute>>();

  /** "ATTR" id, parent, key, value, shows key, shows value, x, y, rotation, font. */
  add({ line, values }: ProRow, styles: ReturnType<typeof emptyStyles>): void {
    const [, parent, key, value, , isShown, x, y, rotation, font] = values;
    const at = proPoint(x, y);
    const content = value === null || value === undefined ? null : proText(value);
    const text = at && textAt(at, rotation, content ?? "", fontOf(styles, font), isTrue(isShown));
    const known = this.byParent.get(proText(parent)) ?? new Map<string, ProAttribute>();
    this.byParent.set(proText(parent), known.set(proText(key), { line, value: content, text }));
  }
}

function readComponent({ line, values }: ProRow): ProComponent | null {
  const [id, part, x, y, rotation, mirror] = values;
  const at = proPoint(x, y);
  if (!at) return null;
  return {
    ...{ line, id: proText(id), part: proText(part), at },
    ...{ rotation: quarterTurn(proNumber(rotation)), isMirrored: isTrue(mirror) },
  };
}

/** Points of a wire are lists of pairs: [[x1, y1, x2, y2, x3, y3], ...]. */
function readWire({ line, values }: ProRow): ProWire {
  const lists: unknown[] = Array.isArray(values[1]) ? values[1] : [];
  const segments = lists.flatMap((list) => {
    const numbers: unknown[] = Array.isArray(list) ? list : [];
    const points = numbers.flatMap((x, at) => (at % 2 === 0 ? [proPoint(x, numbers[at + 1])] : []));
    return points.slice(1).flatMap((to, at): (readonly [EasyedaPoint, EasyedaPoint])[] => {
      const from = points[at];
      return from && to ? [[from, to]] : [];
    });
  });
  return { line, id: proText(values[0]), segments };
}

function versionOf({ values: [head] }: ProRow): string {
  const version = typeof head === "object" && head !== null && "version" in head ? head.version : "";
  return proText(version);
}

export function parseProSheet(text: string): Result<ProSheet, EasyedaFailure> {
  const rows = parseProRows(text);
  if (!rows.ok) return rows;
  const styles = emptyStyles();
  const attributes = new Attributes();
  const [components, wires, buses]: [ProComponent[], ProWire[], ProWire[]] = [[], [], []];
  const shapes: ProDrawingRow<EasyedaShape>[] = [];
  const texts: ProDrawingRow<EasyedaText>[] = [];
  const images: ProDrawingRow<EasyedaImage>[] = [];
  const rest: ProRow[] = [];
  let version = "";
  for (const row of rows.value) readStyle(row, styles);
  for (const row of rows.value) {
    const { name, line } = row;
    if (name === "FONTSTYLE" || name === "LINESTYLE" || name === "DOCTYPE") continue;
    const drawing = readProDrawing(row, styles);
    if (name === "HEAD") version = versionOf(row);
    else if (name === "ATTR") attributes.add(row, styles);
    else if (name === "WIRE" || name === "BUS") (name === "WIRE" ? wires : buses).push(readWire(row));
    else if (name === "COMPONENT") {
      const component = readComponent(row);
      if (component) components.push(component);
      else rest.push(row);
    } else if (drawing) {
      shapes.push(...drawing.shapes.map((item) => ({ line, item })));
      texts.push(...drawing.texts.map((item) => ({ line, item })));
      images.push(...drawing.images.map((item) => ({ line, item })));
    } else rest.push(row);
  }
  return ok({ version, components, wires, buses, shapes, texts, images, rest, attributes: attributes.byParent });
}

/** "PIN" id, shown, electric, x, y, length, rotation, color, shape. */
function readPin({ values }: ProRow): ProPin | null {
  const [id, shown, , x, y, length, rotation, , shape] = values;
  const at = proPoint(x, y);
  if (!at) return null;
  return {
    ...{ id: proText(id), at, length: Math.abs(proNumber(length)) || 0, rotation: quarterTurn(proNumber(rotation)) },
    ...{ isShown: isTrue(shown), shape: proNumber(shape) || 0 },
  };
}

function typeOf({ values: [head] }: ProRow): number {
  const type = typeof head === "object" && head !== null && "symbolType" in head ? head.symbolType : undefined;
  return proNumber(type);
}

export function parseProSymbol(text: string): Result<ProSymbol, EasyedaFailure> {
  const rows = parseProRows(text);
  if (!rows.ok) return rows;
  const styles = emptyStyles();
  const attributes = new Attributes();
  const parts: { name: string; pins: ProPin[]; shapes: EasyedaShape[]; texts: EasyedaText[] }[] = [];
  const rest: ProRow[] = [];
  let [version, type] = ["", 2];
  for (const row of rows.value) readStyle(row, styles);
  for (const row of rows.value) {
    const { name } = row;
    if (name === "FONTSTYLE" || name === "LINESTYLE" || name === "DOCTYPE") continue;
    const open = parts.at(-1);
    const drawing = readProDrawing(row, styles);
    const pin = name === "PIN" ? readPin(row) : null;
    if (name === "HEAD") [version, type] = [versionOf(row), typeOf(row) || 2];
    else if (name === "PART") parts.push({ name: proText(row.values[0]), pins: [], shapes: [], texts: [] });
    else if (name === "ATTR") attributes.add(row, styles);
    else if (open && pin) open.pins.push(pin);
    else if (open && drawing) {
      open.shapes.push(...drawing.shapes);
      open.texts.push(...drawing.texts);
    } else rest.push(row);
  }
  return ok({ version, type, parts, rest, attributes: attributes.byParent });
}
