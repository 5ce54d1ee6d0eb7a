// Automatic places of a component's fields: on a side without pins, right first and above next, as in KiCad.
import type { Bbox } from "@/lib/base/bbox";
import type { TextAlign } from "../model/graphic";
import type { Direction } from "../model/symbol";
import type { Point } from "../model/units";
import { FIELD_GAP, TEXT_SIZE } from "./measures";
import type { TextPrimitive } from "./primitive";
import { sideOf, type SymbolDrawing } from "./symbol-drawing";

/** Pitch of the lines of fields. */
const FIELD_PITCH = Math.round(TEXT_SIZE * 1.2);
/** Fields above and below a body of at most this width are centered. */
const MAX_CENTERED = 76_200;
const PREFERRED: readonly Direction[] = ["right", "up", "left", "down"];

export interface FieldAnchor {
  readonly at: Point;
  readonly align: TextAlign;
  readonly baseline: TextPrimitive["baseline"];
}

interface Column {
  readonly x: number;
  readonly align: TextAlign;
}

function columnOf({ minX, maxX }: Bbox): Column {
  if (maxX - minX > MAX_CENTERED) return { x: minX, align: "start" };
  return { x: Math.round((minX + maxX) / 2), align: "middle" };
}

/** Texts below each other, between the body and the sheet beside it. */
function beside(body: Bbox, side: "left" | "right", count: number): FieldAnchor[] {
  const x = side === "right" ? body.maxX + FIELD_GAP : body.minX - FIELD_GAP;
  const y = (body.minY + body.maxY) / 2;
  const align = side === "right" ? "start" : "end";
  return Array.from({ length: count }, (_, index) => ({
    ...{ at: { x, y: Math.round(y + (index - (count - 1) / 2) * FIELD_PITCH) }, align, baseline: "middle" },
  }));
}

function stacked(y: number, { x, align }: Column, count: number): FieldAnchor[] {
  return Array.from({ length: count }, (_, index) => ({
    ...{ at: { x, y: y + index * FIELD_PITCH }, align, baseline: "alphabetic" },
  }));
}

const above = (body: Bbox, column: Column, count: number): FieldAnchor[] =>
  stacked(body.minY - FIELD_GAP / 2 - (count - 1) * FIELD_PITCH, column, count);
const below = (body: Bbox, column: Column, count: number): FieldAnchor[] =>
  stacked(body.maxY + FIELD_GAP / 2 + TEXT_SIZE, column, count);

function findPlaces({ body, pins }: SymbolDrawing, count: number): FieldAnchor[] {
  const taken = new Set(pins.map(sideOf));
  const side = PREFERRED.find((candidate) => !taken.has(candidate));
  if (side === "right" || side === "left") return beside(body, side, count);
  if (side === "up") return above(body, columnOf(body), count);
  if (side === "down") return below(body, columnOf(body), count);
  // Pins on all sides: right of those above.
  const last = Math.max(...pins.filter((pin) => sideOf(pin) === "up").map(({ at }) => at.x));
  return above(body, { x: last + FIELD_GAP, align: "start" }, count);
}

const placesOf = new WeakMap<SymbolDrawing, Map<number, readonly FieldAnchor[]>>();

/** Places for a number of fields, from the origin of the drawing. */
export function fieldPlaces(drawing: SymbolDrawing, count: number): readonly FieldAnchor[] {
  const ofDrawing = placesOf.get(drawing) ?? new Map<number, readonly FieldAnchor[]>();
  placesOf.set(drawing, ofDrawing);
  const known = ofDrawing.get(count);
  if (known) return known;
  const places = findPlaces(drawing, count);
  ofDrawing.set(count, places);
  return places;
}

/** Distances of the name of a supply: below, it must not look like a text with an overbar. */
const NAME_GAP = 4_000;
const NAME_GAP_BELOW = 6_000;

/** The name of a supply is at the far end of its drawing, in line with its connection point. */
export function namePlace(body: Bbox, direction: Direction, { x, y }: Point): FieldAnchor {
  switch (direction) {
    case "up":
      return { at: { x, y: body.minY - NAME_GAP }, align: "middle", baseline: "alphabetic" };
    case "down":
      return { at: { x, y: body.maxY + NAME_GAP_BELOW }, align: "middle", baseline: "top" };
    case "left":
      return { at: { x: body.minX - NAME_GAP, y }, align: "end", baseline: "middle" };
    case "right":
      return { at: { x: body.maxX + NAME_GAP, y }, align: "start", baseline: "middle" };
  }
}
