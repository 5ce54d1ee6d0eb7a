// Places labels beside their anchors, so that they cover neither each other nor what is drawn.
import type { Bbox } from "@/lib/base/bbox";
import type { Point } from "../model/units";

export interface LabelToPlace {
  readonly key: string;
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

/** Units of the sheet between an anchor and its label. */
interface Placing {
  readonly gap: number;
  /** True where something is drawn that a label would cover. */
  readonly isTaken: (box: Bbox) => boolean;
}

const overlaps = (a: Bbox, b: Bbox): boolean =>
  a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;

/** Directions of a label from its anchor: above first, as voltages are read; then to the sides and below. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  ...([
    [0, -1],
    [1, -1],
    [-1, -1],
    [0, 1],
    [1, 1],
    [-1, 1],
    [1, 0],
    [-1, 0],
  ] as const),
];
/** Distances that are tried, in gaps. */
const DISTANCES = [1, 3, 6];

function boxAt({ at, width, height }: LabelToPlace, [x, y]: readonly [number, number], distance: number): Bbox {
  const centerX = at.x + x * (width / 2 + distance);
  const centerY = at.y + y * (height / 2 + distance);
  return {
    minX: centerX - width / 2,
    minY: centerY - height / 2,
    maxX: centerX + width / 2,
    maxY: centerY + height / 2,
  };
}

/** Boxes in squares, so that a label is compared with its neighbors alone. */
class PlacedBoxes {
  readonly #side: number;
  readonly #cells = new Map<string, Bbox[]>();

  constructor(side: number) {
    this.#side = Math.max(1, side);
  }

  hits(box: Bbox): boolean {
    return this.#keysOf(box).some((key) => this.#cells.get(key)?.some((other) => overlaps(other, box)) === true);
  }

  add(box: Bbox): void {
    for (const key of this.#keysOf(box)) this.#cells.set(key, [...(this.#cells.get(key) ?? []), box]);
  }

  #keysOf({ minX, minY, maxX, maxY }: Bbox): string[] {
    const keys: string[] = [];
    for (let x = Math.floor(minX / this.#side); x <= Math.floor(maxX / this.#side); x++)
      for (let y = Math.floor(minY / this.#side); y <= Math.floor(maxY / this.#side); y++) keys.push(`${x} ${y}`);
    return keys;
  }
}

/** Boxes by key, the first labels first; a label without a free place is left out. */
export function placeLabels(labels: readonly LabelToPlace[], { gap, isTaken }: Placing): Map<string, Bbox> {
  const placed = new PlacedBoxes(Math.max(0, ...labels.map(({ width, height }) => Math.max(width, height))));
  const boxes = new Map<string, Bbox>();
  const tries = DISTANCES.flatMap((distance) => DIRECTIONS.map((direction) => ({ direction, distance })));
  for (const label of labels)
    for (const { direction, distance } of tries) {
      const box = boxAt(label, direction, distance * gap);
      if (placed.hits(box) || isTaken(box)) continue;
      placed.add(box);
      boxes.set(label.key, box);
      break;
    }
  return boxes;
}
