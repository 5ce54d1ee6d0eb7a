// Draws Altium's tracks, arcs and fills.

import { compose, rotation, translation } from "@/lib/base/matrix";
import { type Edge, rectangle, transformed } from "@/lib/core/geometry/contour";
import { aboutOf, type AltiumContext, drawingOn } from "@/lib/core/native-board/altium/altium-context";
import { BOTTOM } from "@/lib/core/native-board/altium/layers";
import type { PartReader } from "@/lib/core/native-board/altium/record-reader";
import { arcAround, line } from "@/lib/core/native-board/arc-edges";
import type { About } from "@/lib/core/native-board/layer-drawing";

/** What a record says of itself before its geometry; numbers of nets and components as in the file. */
export type Head = { layer: number; isKeepout: boolean; net: number; component: number };

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
  strokeTrack(head, { start: part.pointMm(), end: part.pointMm(), widthMm: part.lengthMm() }, context);
}

export type Track = { start: readonly [number, number]; end: readonly [number, number]; widthMm: number };

export function strokeTrack(head: Head, { start, end, widthMm }: Track, context: AltiumContext): void {
  if (!head.isKeepout && widthMm > 0)
    drawingOn(head.layer, context)?.stroke(line(start, end), widthMm, aboutLine(head, context));
}

export function drawArc([part]: PartReader[], context: AltiumContext): void {
  if (!part) return;
  const head = readHead(part);
  const [centre, radiusMm, fromDeg, toDeg, widthMm] = [
    part.pointMm(),
    part.lengthMm(),
    part.float(),
    part.float(),
    part.lengthMm(),
  ];
  strokeArc(head, { centre, radiusMm, fromDeg, toDeg, widthMm }, context);
}

/** From the start angle counter-clockwise to the end angle, in degrees. */
export type Arc = {
  centre: readonly [number, number];
  radiusMm: number;
  fromDeg: number;
  toDeg: number;
  widthMm: number;
};

export function strokeArc(head: Head, arc: Arc, context: AltiumContext): void {
  if (head.isKeepout || arc.widthMm <= 0) return;
  const drawing = drawingOn(head.layer, context);
  for (const edge of edgesOfArc(arc)) drawing?.stroke(edge, arc.widthMm, aboutLine(head, context));
}

export function edgesOfArc({ centre: [cx, cy], radiusMm: radius, fromDeg: from, toDeg: to }: Arc): Edge[] {
  const sweep = ((((to - from) % 360) + 360) % 360 || 360) * RADIANS;
  const start = [cx + radius * Math.cos(from * RADIANS), cy + radius * Math.sin(from * RADIANS)] as const;
  return arcAround([cx, cy], start, sweep);
}

const RADIANS = Math.PI / 180;

export function drawFill([part]: PartReader[], context: AltiumContext): void {
  if (!part) return;
  const head = readHead(part);
  fillBox(head, { from: part.pointMm(), to: part.pointMm(), degrees: part.float() }, context);
}

/** Between two corners, turned about its middle. */
export type Box = { from: readonly [number, number]; to: readonly [number, number]; degrees: number };

export function fillBox(head: Head, { from: [x0, y0], to: [x1, y1], degrees }: Box, context: AltiumContext): void {
  if (head.isKeepout) return;
  const map = compose(rotation(degrees), translation((x0 + x1) / 2, (y0 + y1) / 2));
  const box = transformed(rectangle(0, 0, Math.abs(x1 - x0), Math.abs(y1 - y0)), map);
  drawingOn(head.layer, context)?.area(box, aboutOf(head, context));
}
