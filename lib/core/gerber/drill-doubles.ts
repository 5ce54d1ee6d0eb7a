// Duplicate holes: the same file twice, or files that share some of their hits.

import { type DrillLayer, type DrillSlot, type DrillSpan, HOLE_STRIDE, holeCount } from "@/lib/core/board/drill";

const CELL_MM = 0.02;
/** Largest difference between two notations of one position: half a digit of inch 2.4 and of mm 3.3, with tolerance. */
const ROUNDING_MM = 0.01;
/** Tool sizes are often rounded to thousandths of an inch. */
const SIZE_ROUNDING_MM = 0.013;

/**
 * Removes holes that an earlier file already drills at the same position (0.02 mm) through the same layers; stacked
 * vias are kept. `doubled` names the files with duplicates.
 */
export function withoutDoubles(drills: readonly DrillLayer[]): { drills: DrillLayer[]; doubled: string[] } {
  const earlier: { span: DrillSpan | undefined; keys: Set<number> }[] = [];
  const doubled: string[] = [];
  const out = drills.map((drill) => {
    const before = earlier.filter(({ span }) => goesThrough(span, drill.span)).map(({ keys }) => keys);
    const seen = new Set<number>();
    earlier.push({ span: drill.span, keys: seen });
    const isDrilled = (x: number, y: number) =>
      before.length > 0 && nearbyKeys(x, y).some((key) => before.some((keys) => keys.has(key)));
    const holes: number[] = [];
    for (let k = 0; k < drill.holes.length; k += HOLE_STRIDE) {
      const [x = 0, y = 0, diameter = 0] = drill.holes.subarray(k, k + HOLE_STRIDE);
      if (isDrilled(x, y)) continue;
      seen.add(keyOf(x, y));
      holes.push(x, y, diameter);
    }
    const slots = drill.slots.filter((slot) => {
      const [x, y] = centerOf(slot);
      if (isDrilled(x, y)) return false;
      seen.add(keyOf(x, y));
      return true;
    });
    if (holes.length < drill.holes.length || slots.length < drill.slots.length) doubled.push(drill.file);
    return { ...drill, holes: Float64Array.from(holes), slots };
  });
  return { drills: out, doubled };
}

/** True if a hole with `span` goes through all layers of the other span; an absent span is the whole board. */
function goesThrough(span: DrillSpan | undefined, other: DrillSpan | undefined): boolean {
  return !span || (other !== undefined && span.from <= other.from && span.to >= other.to);
}

/**
 * True for two files that drill the same holes and slots with the same tools, in any order and notation; a tool of
 * unknown size equals any.
 */
export function isSameDrilling(a: DrillLayer, b: DrillLayer): boolean {
  if (holeCount(a) !== holeCount(b) || a.slots.length !== b.slots.length) return false;
  return isSamePlaces(holePlaces(a), holePlaces(b)) && isSamePlaces(slotPlaces(a), slotPlaces(b));
}

type Place = { x: number; y: number; diameter: number };

function holePlaces({ holes }: DrillLayer): Place[] {
  return Array.from({ length: Math.floor(holes.length / HOLE_STRIDE) }, (_, index) => {
    const [x = 0, y = 0, diameter = 0] = holes.subarray(index * HOLE_STRIDE, (index + 1) * HOLE_STRIDE);
    return { x, y, diameter };
  });
}

function slotPlaces({ slots }: DrillLayer): Place[] {
  return slots.map((slot) => {
    const [x, y] = centerOf(slot);
    return { x, y, diameter: slot.diameterMm };
  });
}

/** True if the positions of both lists correspond one to one. */
function isSamePlaces(a: readonly Place[], b: readonly Place[]): boolean {
  const free = new Map<number, Place[]>();
  for (const place of a) {
    const key = keyOf(place.x, place.y);
    const cell = free.get(key);
    if (cell) cell.push(place);
    else free.set(key, [place]);
  }
  return b.every((place) => {
    for (const key of nearbyKeys(place.x, place.y)) {
      const cell = free.get(key) ?? [];
      const at = cell.findIndex((other) => isSamePlace(place, other));
      if (at < 0) continue;
      cell.splice(at, 1);
      return true;
    }
    return false;
  });
}

function isSamePlace(a: Place, b: Place): boolean {
  const isSameSize = a.diameter === 0 || b.diameter === 0 || Math.abs(a.diameter - b.diameter) <= SIZE_ROUNDING_MM;
  return isSameSize && Math.hypot(a.x - b.x, a.y - b.y) <= ROUNDING_MM;
}

function centerOf(slot: DrillSlot): [number, number] {
  const last = slot.path.length - 3;
  return [((slot.path[0] ?? 0) + (slot.path[last] ?? 0)) / 2, ((slot.path[1] ?? 0) + (slot.path[last + 1] ?? 0)) / 2];
}

/** Row stride, larger than the range of coordinates. */
const ROWS = 2 ** 26;

function keyOf(x: number, y: number): number {
  return Math.round(x / CELL_MM) * ROWS + Math.round(y / CELL_MM);
}

function nearbyKeys(x: number, y: number): number[] {
  const key = keyOf(x, y);
  return [0, -ROWS, ROWS].flatMap((column) => [0, -1, 1].map((row) => key + column + row));
}
