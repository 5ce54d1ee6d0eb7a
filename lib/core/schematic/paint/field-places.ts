// Automatic places of a component's fields: on a side without pins, right first and above next, as in KiCad.
import { addPoint, type Bbox, emptyBbox } from "@/lib/base/bbox";
import type { TextAlign } from "../model/graphic";
import type { Direction } from "../model/symbol";
import type { Point } from "../model/units";
import { FIELD_GAP, TEXT_SIZE } from "./measures";
import { BUBBLE_RADIUS } from "./pin-texts";
import type { TextPrimitive } from "./primitive";
import { primitiveBounds } from "./primitive-bounds";
import { sideOf, type SymbolDrawing } from "./symbol-drawing";
import { ASCENT, BASELINE_DROP, DESCENT } from "./text-metrics";

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

/** Right of the last pin above, clear of the circle of an inverted one. */
function rightOfPins({ body, pins }: SymbolDrawing, count: number): FieldAnchor[] {
  const last = Math.max(...pins.filter((pin) => sideOf(pin) === "up").map(({ at }) => at.x));
  return above(body, { x: last + BUBBLE_RADIUS + FIELD_GAP / 2, align: "start" }, count);
}

/** Width that fields are taken to have: most values are shorter. */
const ASSUMED_WIDTH = 8 * TEXT_SIZE;
const BEFORE: Record<TextAlign, number> = { start: 0, middle: 0.5, end: 1 };

function blockOf(anchors: readonly FieldAnchor[]): Bbox {
  const block = emptyBbox();
  for (const { at, align, baseline } of anchors) {
    const left = at.x - BEFORE[align] * ASSUMED_WIDTH;
    const foot = at.y + BASELINE_DROP[baseline] * TEXT_SIZE;
    addPoint(block, left, foot - ASCENT * TEXT_SIZE);
    addPoint(block, left + ASSUMED_WIDTH, foot + DESCENT * TEXT_SIZE);
  }
  return block;
}

const overlaps = (a: Bbox, b: Bbox): boolean =>
  a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;

/** Distance away from the body after which the block is clear of a text. */
const DISTANCE: Record<Direction, (block: Bbox, text: Bbox) => number> = {
  up: (block, text) => text.minY - block.maxY,
  down: (block, text) => text.maxY - block.minY,
  left: (block, text) => text.minX - block.maxX,
  right: (block, text) => text.maxX - block.minX,
};

/** Moves the fields away from the body until they are clear of the symbol's own texts. */
function clearOf(texts: readonly Bbox[], anchors: FieldAnchor[], side: Direction): FieldAnchor[] {
  const block = blockOf(anchors);
  const distances = texts.filter((text) => overlaps(block, text)).map((text) => DISTANCE[side](block, text));
  if (distances.length === 0) return anchors;
  const isForward = side === "right" || side === "down";
  const farthest = Math.round(isForward ? Math.max(...distances) : Math.min(...distances));
  const isAcross = side === "left" || side === "right";
  const [dx, dy] = isAcross ? [farthest, 0] : [0, farthest];
  return anchors.map((anchor) => ({ ...anchor, at: { x: anchor.at.x + dx, y: anchor.at.y + dy } }));
}

function findPlaces(drawing: SymbolDrawing, count: number): FieldAnchor[] {
  const { body, pins, primitives } = drawing;
  const taken = new Set(pins.map(sideOf));
  const side = PREFERRED.find((candidate) => !taken.has(candidate));
  const texts = primitives.filter(({ kind }) => kind === "text").map(primitiveBounds);
  if (side === undefined) return clearOf(texts, rightOfPins(drawing, count), "up");
  if (side === "up") return clearOf(texts, above(body, columnOf(body), count), side);
  if (side === "down") return clearOf(texts, below(body, columnOf(body), count), side);
  return clearOf(texts, beside(body, side, count), side);
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
