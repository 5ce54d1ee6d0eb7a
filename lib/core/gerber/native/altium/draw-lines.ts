// Draws Altium's tracks, arcs and fills.

import { compose, rotation, translation } from "@/lib/base/matrix";
import { rectangle, transformed } from "@/lib/core/gerber/contour";
import { aboutOf, type AltiumContext, drawingOn } from "@/lib/core/gerber/native/altium/altium-context";
import { BOTTOM } from "@/lib/core/gerber/native/altium/layers";
import type { PartReader } from "@/lib/core/gerber/native/altium/record-reader";
import { arcAround, line } from "@/lib/core/gerber/native/arc-edges";
import type { About } from "@/lib/core/gerber/native/layer-drawing";

type Head = { layer: number; isKeepout: boolean; net: number; component: number };

const KEEPOUT = 2;

/** What tracks, arcs and fills begin with: layer, flags, net, polygon, component. */
function readHead(part: PartReader): Head {
  const layer = part.byte();
  part.skip(1);
  const isKeepout = part.byte() === KEEPOUT;
  const net = part.word();
  part.skip(2);
  const component = part.word();
  part.skip(4);
  return { layer, isKeepout, net, component };
}

function aboutLine(head: Head, context: AltiumContext): About {
  const about = aboutOf(head, context);
  return head.layer <= BOTTOM ? { ...about, purpose: "Conductor" } : about;
}

export function drawTrack([part]: PartReader[], context: AltiumContext): void {
  if (!part) return;
  const head = readHead(part);
  const [start, end, width] = [part.pointMm(), part.pointMm(), part.lengthMm()];
  if (!head.isKeepout && width > 0)
    drawingOn(head.layer, context)?.stroke(line(start, end), width, aboutLine(head, context));
}

/** From the start angle counter-clockwise to the end angle, in degrees. */
export function drawArc([part]: PartReader[], context: AltiumContext): void {
  if (!part) return;
  const head = readHead(part);
  const [[cx, cy], radius, from, to, width] = [
    part.pointMm(),
    part.lengthMm(),
    part.float(),
    part.float(),
    part.lengthMm(),
  ];
  if (head.isKeepout || width <= 0) return;
  const sweep = ((((to - from) % 360) + 360) % 360 || 360) * RADIANS;
  const start = [cx + radius * Math.cos(from * RADIANS), cy + radius * Math.sin(from * RADIANS)] as const;
  const drawing = drawingOn(head.layer, context);
  for (const edge of arcAround([cx, cy], start, sweep)) drawing?.stroke(edge, width, aboutLine(head, context));
}

const RADIANS = Math.PI / 180;

export function drawFill([part]: PartReader[], context: AltiumContext): void {
  if (!part) return;
  const head = readHead(part);
  const [[x0, y0], [x1, y1], degrees] = [part.pointMm(), part.pointMm(), part.float()];
  if (head.isKeepout) return;
  const map = compose(rotation(degrees), translation((x0 + x1) / 2, (y0 + y1) / 2));
  const box = transformed(rectangle(0, 0, Math.abs(x1 - x0), Math.abs(y1 - y0)), map);
  drawingOn(head.layer, context)?.area(box, aboutOf(head, context));
}
