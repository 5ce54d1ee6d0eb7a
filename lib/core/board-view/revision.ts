// Differences between two revisions of a board: added and removed objects, and the areas that changed. Comparing only
// objects would mark a whole plane that was poured again around one more via, and comparing only areas would cost a
// comparison of every layer. So objects decide if and at which heights a layer differs, and only there rows are
// compared: exactly along a row, one row every STEP_MM.

import { addPoint, type Bbox, emptyBbox, heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import type { Vec2 } from "@/lib/base/vec2";
import { objectKeys } from "@/lib/core/board-view/object-key";
import type { ObjectSet } from "@/lib/core/board-view/object-sets";
import type { Scene, SceneLayer } from "@/lib/core/board-view/scene";
import { addObject, type LayerImage } from "@/lib/core/board/image";
import { Groups } from "@/lib/base/groups";
import { coverage } from "@/lib/core/measure/coverage/coverage";
import type { Spans } from "@/lib/core/measure/coverage/spans";

/** Distance of two rows: half of the finest usual line on a board. */
export const STEP_MM = 0.05;
/** Narrower differences are rounding errors. */
const THIN_MM = 0.005;
/** Boards whose sizes differ by less than this are aligned by their edges. */
const SAME_SIZE_MM = 0.02;

/** A connected area that was added or removed; mm in the coordinates of `after`. */
export type Place = { kind: "added" | "removed"; bounds: Bbox; areaMm2: number };

export type LayerDifference = {
  /** Layer ids; null if a revision has no such layer. */
  before: string | null;
  after: string | null;
  /** Objects that only `before` has, and those that only `after` has. */
  removed: ObjectSet | null;
  added: ObjectSet | null;
  /** The largest first. */
  places: Place[];
};

export type Revision = {
  /** Offset to add to the coordinates of `before`, in mm. */
  offset: Vec2;
  /** Only layers that differ. */
  layers: LayerDifference[];
};

/** Compares two aligned revisions layer by layer. Arcs are compared along chords within 0.002 mm. */
export function compareScenes(before: Scene, after: Scene): Revision {
  const offset = offsetOf(before, after);
  const layers = pairLayers(before, after).flatMap((pair) => {
    const difference = compareLayers(pair.before, pair.after, offset);
    return difference ? [difference] : [];
  });
  return { offset, layers };
}

/** Boards of one size are aligned by their corner; others by their coordinates. */
function offsetOf(before: Scene, after: Scene): Vec2 {
  const [p, q] = [before.bounds, after.bounds];
  const isSame =
    Math.abs(widthOf(p) - widthOf(q)) <= SAME_SIZE_MM && Math.abs(heightOf(p) - heightOf(q)) <= SAME_SIZE_MM;
  return isSame ? [q.minX - p.minX, q.minY - p.minY] : [0, 0];
}

function compareLayers(before: SceneLayer | null, after: SceneLayer | null, offset: Vec2): LayerDifference | null {
  const [removed, come] = changedObjects(before?.image ?? null, after?.image ?? null, offset);
  if (removed.length + come.length === 0 && before && after) return null;
  const changed = emptyBbox();
  const moved = emptyBbox();
  for (const at of removed) if (before) addObject(moved, before.image, at);
  for (const at of come) if (after) addObject(changed, after.image, at);
  if (!isEmptyBbox(moved)) {
    addPoint(changed, moved.minX + offset[0], moved.minY + offset[1]);
    addPoint(changed, moved.maxX + offset[0], moved.maxY + offset[1]);
  }
  const set = (layer: SceneLayer | null, objects: number[]) =>
    layer && objects.length > 0 ? { layerId: layer.id, objects: Uint32Array.from(objects) } : null;
  return {
    before: before?.id ?? null,
    after: after?.id ?? null,
    removed: set(before, removed),
    added: set(after, come),
    places: isEmptyBbox(changed) ? [] : changedPlaces(before?.image ?? null, after?.image ?? null, { offset, changed }),
  };
}

/** Objects that only one image has; equal objects are matched one to one. */
function changedObjects(before: LayerImage | null, after: LayerImage | null, offset: Vec2): [number[], number[]] {
  const left = new Map<string, number[]>();
  if (before)
    objectKeys(before, offset).forEach((key, at) => {
      const same = left.get(key);
      if (same) same.push(at);
      else left.set(key, [at]);
    });
  const come: number[] = [];
  if (after)
    objectKeys(after, [0, 0]).forEach((key, at) => {
      if (left.get(key)?.pop() === undefined) come.push(at);
    });
  return [[...left.values()].flat().sort((a, b) => a - b), come];
}

type Where = { offset: Vec2; changed: Bbox };

function changedPlaces(before: LayerImage | null, after: LayerImage | null, { offset, changed }: Where): Place[] {
  const count = Math.ceil((changed.maxY - changed.minY) / STEP_MM) + 1;
  const ys = Float64Array.from({ length: count }, (_, row) => changed.minY + (row + 0.5) * STEP_MM);
  const shifted = before
    ? coverage(
        before,
        ys.map((y) => y - offset[1]),
        { toleranceMm: 0.002 },
      )
    : [];
  const old = Array.from(ys, (_, row) => (shifted[row] ?? []).map((x) => x + offset[0]));
  const rows = after ? coverage(after, ys, { toleranceMm: 0.002 }) : [];
  const now = Array.from(ys, (_, row) => rows[row] ?? []);
  // A negative image is dark where it is not drawn, so additional objects remove material.
  const isNegative = (after ?? before)?.isNegative === true;
  const [more, less] = isNegative ? (["removed", "added"] as const) : (["added", "removed"] as const);
  const places = [
    ...placesOf(
      more,
      now.map((spans, row) => without(spans, old[row] ?? [])),
      ys,
    ),
    ...placesOf(
      less,
      old.map((spans, row) => without(spans, now[row] ?? [])),
      ys,
    ),
  ];
  return places.sort((a, b) => b.areaMm2 - a.areaMm2);
}

/** The parts of `spans` that `other` does not cover, if they are wider than rounding errors. */
function without(spans: Spans, other: Spans): Spans {
  const out: number[] = [];
  let k = 0;
  for (let s = 0; s < spans.length; s += 2) {
    let from = spans[s] ?? 0;
    const to = spans[s + 1] ?? 0;
    while (k < other.length && (other[k + 1] ?? 0) <= from) k += 2;
    for (let j = k; j < other.length && (other[j] ?? 0) < to; j += 2) {
      if ((other[j] ?? 0) - from > THIN_MM) out.push(from, other[j] ?? 0);
      from = Math.max(from, other[j + 1] ?? 0);
    }
    if (to - from > THIN_MM) out.push(from, to);
  }
  return out;
}

/**
 * Overlapping intervals of neighboring rows form one place; a place of a single row is a rounding error across the
 * rows.
 */
function placesOf(kind: Place["kind"], rows: readonly Spans[], ys: Float64Array): Place[] {
  const stretches = rows.flatMap((spans, row) =>
    Array.from({ length: spans.length / 2 }, (_, k) => ({ row, from: spans[2 * k] ?? 0, to: spans[2 * k + 1] ?? 0 })),
  );
  const groups = new Groups(stretches.length);
  let above = 0;
  stretches.forEach(({ row, from, to }, k) => {
    while ((stretches[above]?.row ?? row) < row - 1) above++;
    for (let j = above; (stretches[j]?.row ?? row) < row; j++) {
      const other = stretches[j];
      if (other && other.from < to && other.to > from) groups.join(j, k);
    }
  });
  const places = new Map<number, Place & { rows: Set<number> }>();
  stretches.forEach(({ row, from, to }, k) => {
    const root = groups.root(k);
    const place = places.get(root) ?? { kind, bounds: emptyBbox(), areaMm2: 0, rows: new Set() };
    places.set(root, place);
    const y = ys[row] ?? 0;
    addPoint(place.bounds, from, y - STEP_MM / 2);
    addPoint(place.bounds, to, y + STEP_MM / 2);
    place.areaMm2 += (to - from) * STEP_MM;
    place.rows.add(row);
  });
  return Array.from(places.values())
    .filter((place) => place.rows.size > 1)
    .map(({ bounds, areaMm2 }) => ({ kind, bounds, areaMm2 }));
}

/** Null if a revision has no such layer. */
type LayerPair = { before: SceneLayer | null; after: SceneLayer | null };

/** Matches the layers of two revisions by purpose, side and position, then by name if several layers have one purpose; in the order of `after`. */
export function pairLayers(before: Scene, after: Scene): LayerPair[] {
  const left = new Set(before.layers);
  const take = (layer: SceneLayer, isAlike: (other: SceneLayer) => boolean) => {
    for (const other of left) {
      if (purposeOf(other) !== purposeOf(layer) || !isAlike(other)) continue;
      left.delete(other);
      return other;
    }
    return null;
  };
  // Names are matched for all layers first, or one could take the layer that another one's name matches.
  const named = after.layers.map((layer) => take(layer, ({ file }) => baseName(file) === baseName(layer.file)));
  const pairs = after.layers.map((layer, k) => ({ before: named[k] ?? take(layer, () => true), after: layer }));
  return [...pairs, ...Array.from(left, (layer) => ({ before: layer, after: null }))];
}

function purposeOf({ type, side, layer, plating, span }: SceneLayer): string {
  return [type, side, layer, plating, span?.from, span?.to].join();
}

/** Without folders, which often contain the revision. */
function baseName(file: string): string {
  return file.split("/").at(-1)?.toLowerCase() ?? "";
}
