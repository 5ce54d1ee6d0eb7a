// The drills of a board from all its drill files, each read against the copper, none counted twice.

import { addBbox, type Bbox, emptyBbox } from "@/lib/base/bbox";
import type { BoardLayer } from "@/lib/core/gerber/board-model";
import type { DrillLayer, DrillSlot } from "@/lib/core/gerber/drill";
import type { DrillTarget } from "@/lib/core/gerber/drill-format";
import { readExcellon } from "@/lib/core/gerber/excellon";
import { drillsOf } from "@/lib/core/gerber/gerber-drill";
import type { DrillPlating, LayerAssignment } from "@/lib/core/gerber/layer";
import { readLayer } from "@/lib/core/gerber/read-layer";
import { PadGrid } from "@/lib/core/gerber/sample";
import type { Warning } from "@/lib/core/gerber/warning";

/** Where drills may be: the copper, else the mask where no copper came. Null without either. */
export function drillTarget(layers: readonly BoardLayer[]): DrillTarget | null {
  const copper = layers.filter((layer) => layer.type === "copper");
  const guides = copper.length > 0 ? copper : layers.filter((layer) => layer.type === "soldermask");
  if (guides.length === 0) return null;
  const bounds: Bbox = emptyBbox();
  const pads = new PadGrid();
  for (const { image } of guides) pads.add(image);
  // Mounting holes lie beyond the last pad, so the edge and the mask widen the place.
  for (const { type, image } of layers)
    if (type === "outline" || type === "soldermask" || type === "copper") addBbox(bounds, image.bounds);
  return { bounds, isPad: (x, y) => pads.has(x, y) };
}

/** `toolsMm` are sizes from a separate tool list (Allegro nc_tools), used where the drill file has none. */
export function readDrillFile(
  file: LayerAssignment,
  bytes: Uint8Array,
  context: { target: DrillTarget | null; toolsMm: ReadonlyMap<number, number> },
): { drill: DrillLayer; warnings: Warning[] } {
  if (file.format === "gerber") {
    const layer = readLayer(bytes);
    const plating = platingOf(file, platingByAttribute(layer.attributes.get(".FileFunction")));
    return { drill: { file: file.file, plating, ...drillsOf(layer.image) }, warnings: layer.warnings };
  }
  const { target, toolsMm } = context;
  const read = readExcellon(bytes, target ? { target, toolsMm } : { toolsMm });
  const { holes, slots, warnings } = read;
  return { drill: { file: file.file, plating: platingOf(file, read.plating), holes, slots }, warnings };
}

function platingOf(file: LayerAssignment, byContent: DrillPlating): DrillPlating {
  return byContent !== "unknown" ? byContent : (file.plating ?? "unknown");
}

function platingByAttribute(values: readonly string[] | undefined): DrillPlating {
  const kind = values?.[0]?.toLowerCase() ?? "";
  return kind === "plated" ? "plated" : kind === "nonplated" ? "non-plated" : "unknown";
}

/** Takes away what an earlier file already drills at the same place (0.02 mm) and size. */
export function withoutDoubles(drills: readonly DrillLayer[]): { drills: DrillLayer[]; doubled: string[] } {
  const seen = new Set<string>();
  const doubled: string[] = [];
  const out = drills.map((drill) => {
    const before = new Set(seen);
    const holes: number[] = [];
    for (let k = 0; k < drill.holes.length; k += 3) {
      const [x = 0, y = 0, diameter = 0] = drill.holes.subarray(k, k + 3);
      if (hasNear(before, x, y)) continue;
      seen.add(keyOf(x, y));
      holes.push(x, y, diameter);
    }
    const slots = drill.slots.filter((slot) => {
      if (hasNear(before, ...middleOf(slot))) return false;
      seen.add(keyOf(...middleOf(slot)));
      return true;
    });
    if (holes.length < drill.holes.length || slots.length < drill.slots.length) doubled.push(drill.file);
    return { ...drill, holes: Float64Array.from(holes), slots };
  });
  return { drills: out, doubled };
}

function middleOf(slot: DrillSlot): [number, number] {
  const last = slot.path.length - 3;
  return [((slot.path[0] ?? 0) + (slot.path[last] ?? 0)) / 2, ((slot.path[1] ?? 0) + (slot.path[last + 1] ?? 0)) / 2];
}

function keyOf(x: number, y: number): string {
  return `${Math.round(x / 0.02)}/${Math.round(y / 0.02)}`;
}

function hasNear(keys: ReadonlySet<string>, x: number, y: number): boolean {
  if (keys.size === 0) return false;
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++) if (keys.has(keyOf(x + dx * 0.02, y + dy * 0.02))) return true;
  return false;
}
