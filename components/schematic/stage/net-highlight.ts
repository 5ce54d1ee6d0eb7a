// Highlighted nets: a gold band under their wires and pins.
import { type Pen, toSheetUnits } from "@/components/schematic/stage/canvas-pen";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Point } from "@/lib/core/schematic/model/units";

const WIDTH = 14_000;
const OPACITY = 0.42;

function traceNet(path: Path2D, segment: { from: Point; to: Point } | null, points: readonly Point[]): void {
  if (segment) {
    path.moveTo(segment.from.x, segment.from.y);
    path.lineTo(segment.to.x, segment.to.y);
  }
  for (const { x, y } of points) {
    path.moveTo(x, y);
    path.lineTo(x + 1, y);
  }
}

/** On the placement that is shown; null without a highlighted net. */
export function highlightedPath({ state, netlist, path: shown }: SchematicEditor): Path2D | null {
  const { highlighted } = state;
  if (highlighted.length === 0) return null;
  const path = new Path2D();
  for (const net of netlist.nets) {
    if (!highlighted.includes(net.name)) continue;
    for (const { instance, cluster } of net.parts) {
      if (instance.path !== shown) continue;
      for (const { segment, points } of cluster.items) traceNet(path, segment, points);
    }
  }
  return path;
}

export function paintHighlight(pen: Pen, path: Path2D): void {
  const { context, inks } = pen;
  toSheetUnits(pen);
  context.save();
  context.globalAlpha = OPACITY;
  context.strokeStyle = inks.fill.highlight;
  context.lineWidth = WIDTH;
  context.stroke(path);
  context.restore();
}
