// Where a netlist lies on its board: tools write it from an origin of its own, which need not be that of the layers.

import { addPoint, type Bbox, emptyBbox, isEmptyBbox } from "@/lib/base/bbox";
import type { Vec2 } from "@/lib/base/vec2";
import { DATA_STRIDE, KIND } from "@/lib/core/board/image";
import type { Netlist, NetPoint } from "@/lib/core/board/netlist";
import { createPickIndex, pickAt, type PickIndex } from "@/lib/core/board-view/pick";
import type { Scene } from "@/lib/core/board-view/scene";

/** How far a test point may stand from the copper that it means. */
export const REACH_MM = 0.05;
/** From this share of points on copper on, a netlist lies where it belongs. */
const MAX = 0.6;
/** Points that are tried. */
const SAMPLE = 400;

/** What is added to a netlist's coordinates, in mm: nothing, or what lays its drilled points over the board's holes. */
export function netlistOffset(scene: Scene, netlist: Netlist): Vec2 {
  const copper = scene.layers.filter(({ type }) => type === "copper").map(({ id }) => id);
  const index = createPickIndex(scene, copper);
  if (shareOnCopper(index, netlist.points, [0, 0]) >= MAX) return [0, 0];
  const drilled = emptyBbox();
  for (const { kind, hole, xMm, yMm } of netlist.points)
    if (kind === "through" || hole !== null) addPoint(drilled, xMm, yMm);
  const holes = holeBox(scene);
  if (isEmptyBbox(drilled) || isEmptyBbox(holes)) return [0, 0];
  const offset: Vec2 = [holes.minX - drilled.minX, holes.minY - drilled.minY];
  return shareOnCopper(index, netlist.points, offset) >= MAX ? offset : [0, 0];
}

function shareOnCopper(index: PickIndex, points: readonly NetPoint[], [dx, dy]: Vec2): number {
  const step = Math.max(1, Math.ceil(points.length / SAMPLE));
  const tried = points.filter((_, k) => k % step === 0);
  const met = tried.filter(({ xMm, yMm }) => pickAt(index, [xMm + dx, yMm + dy], REACH_MM).length > 0);
  return tried.length === 0 ? 1 : met.length / tried.length;
}

/** Of the middles of all plated holes. */
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
