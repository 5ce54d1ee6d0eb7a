// Wires, buses, junctions, bus entries and labels of a KiCad sheet.
import type { KicadBusEntry, KicadLabel, KicadPoint, KicadWire } from "@/lib/core/formats/kicad/schematic";
import { isInside } from "@/lib/core/schematic/connectivity/sheet-index";
import type { NetLabel, Port, SignalDirection } from "@/lib/core/schematic/model/records";
import { isSamePoint, type Point } from "@/lib/core/schematic/model/units";
import { TEXT_SIZE } from "@/lib/core/schematic/paint/measures";
import { overbarsOf, ownSize, pointOf, pointsOf, rotationOf, unescapeText } from "./measures";
import { type SheetContext, shown } from "./sheet-context";

export function addWire({ kind, line, points, hasColor, uuid }: KicadWire, context: SheetContext): void {
  const construct = kind === "wire" ? "wires" : "buses";
  context.report.found(construct);
  const corners = pointsOf(points);
  let count = 0;
  for (const [at, to] of corners.entries()) {
    const from = corners[at - 1];
    if (!from || isSamePoint(from, to)) continue;
    const id = context.newId(count === 0 ? uuid : undefined);
    context.builder.add({ kind, id, sheetId: context.sheetId, from, to });
    count++;
  }
  const [first = null] = corners;
  if (count === 0) context.lost({ construct, code: "wireWithoutLength", line, at: first });
  else if (hasColor) context.changed({ construct, code: "wireColor", line, at: first });
}

interface Segment {
  readonly from: Point;
  readonly to: Point;
}

const touches = (point: Point, { from, to }: Segment): boolean =>
  isSamePoint(point, from) || isSamePoint(point, to) || isInside(point, from, to);

const MAX_SLANTED = 1_000;
/** Buses of one row or column; a person draws a few. */
const MAX_IN_LINE = 2_000;

/** Buses of a sheet by their row or column; those at an angle are few. */
export class BusIndex {
  readonly #level = new Map<number, Segment[]>();
  readonly #upright = new Map<number, Segment[]>();
  readonly #slanted: Segment[] = [];

  add(segment: Segment): void {
    const { from, to } = segment;
    const [index, key] = from.y === to.y ? [this.#level, from.y] : [this.#upright, from.x];
    if (from.y !== to.y && from.x !== to.x) {
      if (this.#slanted.length < MAX_SLANTED) this.#slanted.push(segment);
      return;
    }
    const known = index.get(key);
    if (known && known.length < MAX_IN_LINE) known.push(segment);
    else if (!known) index.set(key, [segment]);
  }

  isOnBus(point: Point): boolean {
    const near = [this.#level.get(point.y) ?? [], this.#upright.get(point.x) ?? [], this.#slanted];
    return near.some((segments) => segments.some((segment) => touches(point, segment)));
  }
}

export function busIndexOf(wires: readonly KicadWire[]): BusIndex {
  const index = new BusIndex();
  for (const { points } of wires) {
    const corners = pointsOf(points);
    for (const [at, to] of corners.entries()) {
      const from = corners[at - 1];
      if (from) index.add({ from, to });
    }
  }
  return index;
}

/** The file does not say which end is on the bus: the one that a bus touches, or both. */
export function addBusEntry({ line, at, size, uuid }: KicadBusEntry, buses: BusIndex, context: SheetContext): void {
  context.report.found("buses");
  const first = pointOf(at);
  const second = at && size ? pointOf({ x: at.x + size[0], y: at.y + size[1] }) : null;
  if (!first || !second) return context.lost({ construct: "buses", code: "outsideSheet", line });
  const [isFirst, isSecond] = [buses.isOnBus(first), buses.isOnBus(second)];
  const [bus, wire] = isFirst || !isSecond ? [first, second] : [second, first];
  const kind = isFirst && isSecond ? "bus-bus-entry" : "bus-entry";
  context.builder.add({ kind, id: context.newId(uuid), sheetId: context.sheetId, bus, wire });
}

export function addPoint({ kind, line, at, uuid }: KicadPoint, context: SheetContext): void {
  const construct = kind === "junction" ? "junctions" : "no-connects";
  context.report.found(construct);
  const point = pointOf(at);
  if (!point) return context.lost({ construct, code: "outsideSheet", line });
  const record = { id: context.newId(uuid), sheetId: context.sheetId, at: point };
  if (kind === "junction") context.builder.add({ kind, ...record });
  else context.builder.add({ kind: "no-connect", ...record });
}

const DIRECTIONS: Readonly<Record<string, SignalDirection>> = {
  ...{ input: "input", output: "output", bidirectional: "bidirectional", tri_state: "tri-state", passive: "passive" },
};

export const directionOf = (shape: string): SignalDirection =>
  (Object.hasOwn(DIRECTIONS, shape) ? DIRECTIONS[shape] : undefined) ?? "passive";

const MAX_LABEL = 1_000;

export const netNameOf = (text: string, version: number): string =>
  unescapeText(overbarsOf(text, version)).slice(0, MAX_LABEL);

export function addLabel(label: KicadLabel, context: SheetContext): void {
  const { kind, line, at, shape, uuid } = label;
  const point = pointOf(at);
  if (kind === "directive_label") return noteDirective(label, point, context);
  context.report.found("labels");
  if (!point) return context.lost({ construct: "labels", code: "outsideSheet", line });
  const text = netNameOf(context.resolve(label.text, { line, construct: "labels" }), context.version);
  const common: Omit<NetLabel, "kind"> = {
    ...{ id: context.newId(uuid), sheetId: context.sheetId, at: point, rotation: rotationOf(at?.angleDeg), text },
    ...ownSize("size", label.effects.font?.heightMm, TEXT_SIZE),
  };
  const directed: Omit<Port, "kind"> = { ...common, direction: directionOf(shape) };
  if (kind === "label") context.builder.add({ kind: "net-label", ...common });
  else if (kind === "global_label") context.builder.add({ kind: "port", ...directed });
  else context.builder.add({ kind: "sheet-label", ...directed });
  noteFields(label, point, context);
}

const PAGE_LIST = /^Inter ?sheet ?ref/i;

function noteFields({ properties, text }: KicadLabel, at: Point | null, context: SheetContext): void {
  for (const { name, text: value, line, isHidden } of properties) {
    // The pages on which a global label is, which KiCad fills in.
    if (PAGE_LIST.test(name)) {
      if (!isHidden && value !== "") {
        context.report.found("fields");
        context.lost({ construct: "fields", code: "pageList", line, values: { label: shown(text) }, at });
      }
      continue;
    }
    if (value === "") continue;
    context.report.found("fields");
    const values = { name: shown(name), value: shown(value), label: shown(text) };
    context.lost({ construct: "fields", code: "labelField", line, values, at });
  }
}

function noteDirective({ line, properties }: KicadLabel, at: Point | null, context: SheetContext): void {
  context.report.found("net-classes");
  const [first] = properties.filter(({ text }) => text !== "");
  const values = { name: shown(first?.name ?? ""), value: shown(first?.text ?? "") };
  context.lost({ construct: "net-classes", code: "directive", line, values, at });
}
