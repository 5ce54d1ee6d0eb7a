// The drills of a board, each file read with the copper as reference.

import { addBbox, type Bbox, emptyBbox } from "@/lib/base/bbox";
import type { BoardLayer } from "@/lib/core/board/board-model";
import { type DrillLayer, HOLE_STRIDE } from "@/lib/core/board/drill";
import { type DrillTarget, fitOf, MIN_FIT } from "@/lib/core/formats/excellon/drill-format";
import type { DrillReports } from "@/lib/core/formats/excellon/drill-notes";
import { readExcellon } from "@/lib/core/formats/excellon/read-excellon";
import { spanOf } from "@/lib/core/board/drill-span";
import { drillPartsOf, drillsOf } from "@/lib/core/formats/excellon/gerber-drill";
import type { DrillPlating, LayerAssignment } from "@/lib/core/board/layer";
import { readLayer } from "@/lib/core/formats/rs274x/read-layer";
import { PadGrid } from "@/lib/core/board/sample";
import type { Warning } from "@/lib/core/board/warning";

/** The area that drills are expected in: the copper's, or the mask's if there is no copper. Null without either. */
export function drillTarget(layers: readonly BoardLayer[]): DrillTarget | null {
  const copper = layers.filter((layer) => layer.type === "copper");
  const guides = copper.length > 0 ? copper : layers.filter((layer) => layer.type === "soldermask");
  if (guides.length === 0) return null;
  const bounds: Bbox = emptyBbox();
  const pads = new PadGrid();
  for (const { image } of guides) pads.add(image);
  // Mounting holes lie beyond the last pad, so the outline and the mask extend the area.
  for (const { type, image } of layers)
    if (type === "outline" || type === "soldermask" || type === "copper") addBbox(bounds, image.bounds);
  return { bounds, isPad: (x, y) => pads.has(x, y) };
}

/** A whole file, and its holes split by plating if it holds both. */
export type ReadDrillFile = { drill: DrillLayer; parts: DrillLayer[]; warnings: Warning[] };

/** `reports` supply tools and formats that the drill file lacks (Allegro's nc_tools and nc_param). */
export function readDrillFile(
  file: LayerAssignment,
  bytes: Uint8Array,
  context: { target: DrillTarget | null; reports: DrillReports; copperLayers: number },
): ReadDrillFile {
  const span = spanOf(file, context.copperLayers);
  const common = { file: file.file, ...(span ? { span } : {}) };
  if (file.format === "gerber") {
    const { image, attributes, warnings } = readLayer(bytes);
    const plating = platingOf(file, platingByAttribute(attributes.get(".FileFunction")));
    const drill = { ...common, plating, ...drillsOf(image) };
    const parts = plating === "mixed" ? drillPartsOf(image).map((part) => ({ ...common, ...part })) : [drill];
    const isElsewhere = context.target !== null && isOutside(drill, context.target);
    return { drill, parts, warnings: isElsewhere ? [...warnings, { code: "DRILL_OUTSIDE_COPPER" }] : warnings };
  }
  const { target } = context;
  const notes = context.reports.about(file.file);
  const read = readExcellon(bytes, target ? { target, notes } : { notes });
  const { holes, slots, warnings } = read;
  const plating = platingOf(file, read.plating);
  const drill = { ...common, plating, holes, slots };
  const isDivided = plating === "mixed" && read.plating === "mixed";
  return { drill, parts: isDivided ? read.parts.map((part) => ({ ...common, ...part })) : [drill], warnings };
}

/** Same test as for an Excellon file: most of its holes lie outside of the copper (plotted from another origin). */
function isOutside({ holes }: DrillLayer, target: DrillTarget): boolean {
  const points = holes.filter((_, at) => at % HOLE_STRIDE < 2);
  return points.length > 0 && fitOf(points, target) < MIN_FIT;
}

function platingOf(file: LayerAssignment, byContent: DrillPlating): DrillPlating {
  return byContent !== "unknown" ? byContent : (file.plating ?? "unknown");
}

function platingByAttribute(values: readonly string[] | undefined): DrillPlating {
  const kind = values?.[0]?.toLowerCase() ?? "";
  if (kind === "mixedplating") return "mixed";
  return kind === "plated" ? "plated" : kind === "nonplated" ? "non-plated" : "unknown";
}
