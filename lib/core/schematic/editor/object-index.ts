// Objects of one sheet by place, for hits, selection boxes and drawing what is visible.
import type { SchematicObject } from "../model/records";
import { type Point, pointKey } from "../model/units";

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export const boxOf = (a: Point, b: Point): Box => ({
  minX: Math.min(a.x, b.x),
  minY: Math.min(a.y, b.y),
  maxX: Math.max(a.x, b.x),
  maxY: Math.max(a.y, b.y),
});

export const boxAround = ({ x, y }: Point, reach: number): Box => ({
  minX: x - reach,
  minY: y - reach,
  maxX: x + reach,
  maxY: y + reach,
});

export const overlaps = (a: Box, b: Box): boolean =>
  a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;

export const contains = (outer: Box, inner: Box): boolean =>
  outer.minX <= inner.minX && outer.minY <= inner.minY && outer.maxX >= inner.maxX && outer.maxY >= inner.maxY;

export const joinBoxes = (boxes: readonly Box[]): Box | null =>
  boxes.length === 0
    ? null
    : {
        minX: Math.min(...boxes.map(({ minX }) => minX)),
        minY: Math.min(...boxes.map(({ minY }) => minY)),
        maxX: Math.max(...boxes.map(({ maxX }) => maxX)),
        maxY: Math.max(...boxes.map(({ maxY }) => maxY)),
      };

/** Edge of a cell: 32 grid steps. */
const CELL = 32 * 12_700;

interface Entry {
  readonly object: SchematicObject;
  readonly box: Box;
}

function keysOf({ minX, minY, maxX, maxY }: Box): number[] {
  const keys: number[] = [];
  for (let y = Math.floor(minY / CELL); y <= Math.floor(maxY / CELL); y++)
    for (let x = Math.floor(minX / CELL); x <= Math.floor(maxX / CELL); x++) keys.push(pointKey({ x, y }));
  return keys;
}

export class ObjectIndex {
  readonly #entries = new Map<string, Entry>();
  readonly #cells = new Map<number, Set<Entry>>();

  put(object: SchematicObject, box: Box): void {
    this.delete(object.id);
    const entry = { object, box };
    this.#entries.set(object.id, entry);
    for (const key of keysOf(box)) {
      const cell = this.#cells.get(key);
      if (cell) cell.add(entry);
      else this.#cells.set(key, new Set([entry]));
    }
  }

  delete(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    for (const key of keysOf(entry.box)) this.#cells.get(key)?.delete(entry);
  }

  boxOf(id: string): Box | undefined {
    return this.#entries.get(id)?.box;
  }

  objects(): SchematicObject[] {
    return Array.from(this.#entries.values(), ({ object }) => object);
  }

  /** Objects whose box overlaps the given one. */
  near(box: Box): SchematicObject[] {
    const found = new Set<Entry>();
    for (const key of keysOf(box))
      for (const entry of this.#cells.get(key) ?? []) if (overlaps(entry.box, box)) found.add(entry);
    return Array.from(found, ({ object }) => object);
  }

  /** Box around all objects; null for an empty sheet. */
  extent(): Box | null {
    return joinBoxes(Array.from(this.#entries.values(), ({ box }) => box));
  }
}
