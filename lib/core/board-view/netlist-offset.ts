// Offset between a netlist and its board: tools may write it relative to another origin than the layers.

import { addPoint, type Bbox, emptyBbox, isEmptyBbox } from "@/lib/base/bbox";
import type { Vec2 } from "@/lib/base/vec2";
import { DATA_STRIDE, KIND } from "@/lib/core/board/image";
import type { Netlist, NetPoint } from "@/lib/core/board/netlist";
import { createPickIndex, pickAt, type PickIndex } from "@/lib/core/board-view/pick";
import type { Scene } from "@/lib/core/board-view/scene";

/** Maximum distance between a test point and its copper. */
export const REACH_MM = 0.05;
/** Ratio of points on copper from which a netlist needs no offset. */
const MAX = 0.6;
/** Number of points that are tested. */
const SAMPLE = 400;

/**
 * The offset to add to a netlist's coordinates, in mm: zero, or the one that aligns its drilled points with the holes.
 */
export function netlistOffset(scene: Scene, netlist: Netlist): Vec2 {
  const copper = scene.layers.filter(({ type }) => type === "copper").map(({ id }) => id);
  const index = createPickIndex(scene, copper);
  if (ratioOnCopper(index, netlist.points, [0, 0]) >= MAX) return [0, 0];
  const drilled = emptyBbox();
  for (const { kind, hole, xMm, yMm } of netlist.points)
    if (kind === "through" || hole !== null) addPoint(drilled, xMm, yMm);
  const holes = holeBox(scene);
  if (isEmptyBbox(drilled) || isEmptyBbox(holes)) return [0, 0];
  const offset: Vec2 = [holes.minX - drilled.minX, holes.minY - drilled.minY];
  return ratioOnCopper(index, netlist.points, offset) >= MAX ? offset : [0, 0];
}

function ratioOnCopper(index: PickIndex, points: readonly NetPoint[], [dx, dy]: Vec2): number {
  const step = Math.max(1, Math.ceil(points.length / SAMPLE));
  const tried = points.filter((_, k) => k % step === 0);
  const met = tried.filter(({ xMm, yMm }) => pickAt(index, [xMm + dx, yMm + dy], REACH_MM).length > 0);
  return tried.length === 0 ? 1 : met.length / tried.length;
}

/** Bounding box of the centers of all plated holes. */
function holeBox(scene: Scene): Bbox {
  const box = emptyBbox();
  for (const { type, plating, image } of scene.layers) {
    if (type !== "drill" || plating === "non-plated") continue;
    for (let at = 0; at < image.count; at++)
      if (image.kind[at] === KIND.flash)
        addPoint(box, image.data[at * DATA_STRIDE] ?? 0, image.data[at * DATA_STRIDE + 1] ?? 0);
  }
  return box;
}
