// Draws Altium's pads and vias: copper by layer, openings in mask and stencil, holes.

import { compose, IDENTITY, rotation, translation } from "@/lib/base/matrix";
import {
  type AltiumPad,
  type AltiumPadFace,
  PAD_HOLE,
  PAD_SHAPE,
  PAD_STACK,
  type AltiumVia,
} from "@/lib/core/formats/altium/primitives";
import { aboutOf, type AltiumContext, drawingOn, pointMm } from "@/lib/core/native-board/altium/altium-context";
import { BOTTOM, isPlane, MULTI, TOP } from "@/lib/core/native-board/altium/layers";
import { type About, round } from "@/lib/core/native-board/layer-drawing";
import { type Corner, type Growth, NO_GROWTH, type PadForm, padShape } from "@/lib/core/native-board/pad-form";

const ALL_CORNERS: Corner[] = ["topLeft", "topRight", "bottomLeft", "bottomRight"];

export function drawPad(pad: AltiumPad, context: AltiumContext): void {
  const about: About = { ...aboutOf(pad, context), pin: pad.name };
  const purpose = pad.layer === MULTI ? "ComponentPad" : "SMDPad";
  for (const number of pad.layer === MULTI ? context.stack.copper : [pad.layer]) {
    if (isPlane(number)) continue;
    flash(pad, number, { growth: NO_GROWTH, on: number, about: { ...about, purpose } }, context);
  }
  drawOpenings(pad, about, context);
  drillPad(pad, context);
}

type Flash = { growth: Growth; on: number; about: About };

/** The pad as it is on layer `number`, drawn on layer `on`. */
function flash(pad: AltiumPad, number: number, { growth, on, about }: Flash, context: AltiumContext): void {
  const { form, offset } = formOn(pad, number, context);
  const map = compose(translation(...offset), pad.angleDeg === 0 ? IDENTITY : rotation(pad.angleDeg));
  const [x, y] = pointMm(pad.at, context);
  drawingOn(on, context)?.flash(x, y, padShape(JSON.stringify(form), form, { growth, map }), about);
}

function formOn(pad: AltiumPad, number: number, context: AltiumContext): { form: PadForm; offset: [number, number] } {
  const { sizes, stack } = pad;
  const isInner = number !== TOP && number !== BOTTOM;
  const middle = stack === PAD_STACK.full ? (sizes?.inner[number - 2] ?? pad.middle) : pad.middle;
  const own = stack === PAD_STACK.simple ? pad.top : number === BOTTOM ? pad.bottom : isInner ? middle : pad.top;
  const place = stack === PAD_STACK.simple ? 0 : number - 1;
  const shape = sizes?.shapes[place] === PAD_SHAPE.rounded ? PAD_SHAPE.rounded : own.shape;
  const [width, height] = pointMm([own.width, own.height], context);
  return {
    form: formOf({ width, height, shape }, sizes?.cornerRadii[place] ?? 0),
    offset: pointMm(sizes?.offsets[place] ?? [0, 0], context),
  };
}

function formOf({ width, height, shape }: AltiumPadFace, radiusPercent: number): PadForm {
  const half = Math.min(width, height) / 2;
  switch (shape) {
    case PAD_SHAPE.rectangle:
      return { kind: "box", width, height, radius: 0 };
    case PAD_SHAPE.octagon:
      return { kind: "box", width, height, radius: 0, cut: { length: half / 2, corners: ALL_CORNERS } };
    case PAD_SHAPE.rounded:
      return { kind: "box", width, height, radius: (half * Math.min(100, radiusPercent)) / 100 };
    case PAD_SHAPE.circle:
    default:
      return width === height ? { kind: "circle", diameter: width } : { kind: "box", width, height, radius: half };
  }
}

function drawOpenings(pad: AltiumPad, about: About, context: AltiumContext): void {
  const { rules, unitMm } = context;
  const mask = pad.maskExpansion === undefined ? rules.maskMm : pad.maskExpansion * unitMm;
  const paste = pad.pasteExpansion === undefined ? rules.pasteMm : pad.pasteExpansion * unitMm;
  const isThrough = pad.layer === MULTI;
  const sides = [
    { number: TOP, solder: 37, stencil: 35, isTented: pad.isTentedTop },
    { number: BOTTOM, solder: 38, stencil: 36, isTented: pad.isTentedBottom },
  ];
  for (const { number, solder, stencil, isTented } of sides) {
    if (!isThrough && pad.layer !== number) continue;
    if (!isTented) flash(pad, number, { growth: [mask, mask], on: solder, about }, context);
    if (!isThrough) flash(pad, number, { growth: [paste, paste], on: stencil, about }, context);
  }
}

function drillPad({ holeSize, at, line, angleDeg, sizes, isPlated }: AltiumPad, context: AltiumContext): void {
  const { board, unitMm } = context;
  if (holeSize <= 0) return;
  const [x, y] = pointMm(at, context);
  const isSlot = sizes?.holeShape === PAD_HOLE.slot && sizes.slotLength > holeSize;
  const slot = isSlot ? { lengthMm: sizes.slotLength * unitMm, angleDeg: angleDeg + sizes.slotDeg } : {};
  board.hole({ ...{ x, y, line }, diameterMm: holeSize * unitMm, ...slot }, { isPlated });
}

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
