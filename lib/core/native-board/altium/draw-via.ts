// Draws Altium's vias.

import type { AltiumVia } from "@/lib/core/formats/altium/primitives";
import { aboutOf, type AltiumContext, drawingOn, pointMm } from "@/lib/core/native-board/altium/altium-context";
import { BOTTOM, isPlane, TOP } from "@/lib/core/native-board/altium/layers";
import { type About, round } from "@/lib/core/native-board/layer-drawing";

const [TOP_SOLDER, BOTTOM_SOLDER] = [37, 38];

export function drawVia(via: AltiumVia, context: AltiumContext): void {
  const { unitMm, stack, rules, board } = context;
  const [x, y] = pointMm(via.at, context);
  const diameter = via.diameter * unitMm;
  const span = stack.between(via.fromLayer, via.toLayer);
  const about: About = aboutOf({ line: via.line, net: via.net, component: undefined }, context);
  for (const number of span) {
    if (!isPlane(number)) drawingOn(number, context)?.flash(x, y, round(diameter), { ...about, purpose: "ViaPad" });
  }
  const opening = round(diameter + 2 * rules.maskMm);
  if (!via.isTentedTop && span.includes(TOP)) drawingOn(TOP_SOLDER, context)?.flash(x, y, opening, about);
  if (!via.isTentedBottom && span.includes(BOTTOM)) drawingOn(BOTTOM_SOLDER, context)?.flash(x, y, opening, about);
  const isThrough = span.length === stack.copper.length;
  const depth = isThrough ? {} : { from: stack.depthOf(span[0] ?? TOP), to: stack.depthOf(span.at(-1) ?? BOTTOM) };
  board.hole({ x, y, diameterMm: via.holeSize * unitMm, line: via.line }, { isPlated: true, ...depth });
}
