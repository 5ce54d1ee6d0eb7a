// Draws Eagle's pads, surface pads, vias and holes, with what the design rules put around them.

import { compose, type Matrix } from "@/lib/base/matrix";
import type { EagleRotation } from "@/lib/core/formats/eagle/fields";
import type { EagleHole, EaglePad, EagleSmd, EagleVia } from "@/lib/core/formats/eagle/pad";
import { lengthOf } from "@/lib/core/native-board/eagle/design-rules";
import {
  aboutOf,
  drawingFor,
  type EagleContext,
  type EagleOwner,
  layerFor,
} from "@/lib/core/native-board/eagle/eagle-context";
import { eagleLayer, type EagleLayer } from "@/lib/core/native-board/eagle/layers";
import { rotationMap } from "@/lib/core/native-board/eagle/placement";
import type { About } from "@/lib/core/native-board/layer-drawing";
import { type Corner, type Growth, NO_GROWTH, type PadForm, padShape } from "@/lib/core/native-board/pad-form";

const STOP_LAYERS = [29, 30];
const [TOP, BOTTOM] = [1, 16];

/** The place of a pad, and its rotation and mirroring. */
type Spot = { x: number; y: number; turn: Matrix };

const UNTURNED: EagleRotation = { angleDeg: 0, isMirrored: false, isSpun: false };

function spotOf(
  { x, y, rotation = UNTURNED }: { x: number; y: number; rotation?: EagleRotation },
  { map }: EagleOwner,
): Spot {
  const turn: Matrix = [map[0], map[1], map[2], map[3], 0, 0];
  return {
    x: map[0] * x + map[2] * y + map[4],
    y: map[1] * x + map[3] * y + map[5],
    turn: compose(rotationMap(rotation), turn),
  };
}

type Flash = { spot: Spot; form: PadForm; growth: Growth; about: About };

function flash(layer: EagleLayer | undefined, { spot, form, growth, about }: Flash, context: EagleContext): void {
  if (!layer) return;
  const { x, y, turn } = spot;
  drawingFor(layer, context).flash(x, y, padShape(JSON.stringify(form), form, { growth, map: turn }), about);
}

export function drawSmd(smd: EagleSmd, owner: EagleOwner, context: EagleContext): void {
  const { rules } = context;
  const { layer: number, dx: width, dy: height } = smd;
  if (!(width > 0 && height > 0)) return context.board.warnings.add("BAD_PARAMETER", smd.line);
  const shorter = Math.min(width, height);
  const own = (smd.roundness / 100) * (shorter / 2);
  const form: PadForm = {
    kind: "box",
    width,
    height,
    radius: Math.max(own, lengthOf(rules.smdRoundness, shorter) / 2),
  };
  const about = aboutOfPad(smd, owner);
  const drawn = { spot: spotOf(smd, owner), form };
  flash(
    layerFor(number, owner, context),
    { ...drawn, growth: NO_GROWTH, about: { ...about, purpose: "SMDPad" } },
    context,
  );
  const side = number === BOTTOM ? 1 : 0;
  if (smd.hasStop) {
    const stop = lengthOf(rules.stopFrame, shorter);
    flash(layerFor(29 + side, owner, context), { ...drawn, growth: [stop, stop], about }, context);
  }
  if (smd.hasCream) {
    const cream = -lengthOf(rules.creamFrame, shorter);
    flash(layerFor(31 + side, owner, context), { ...drawn, growth: [cream, cream], about }, context);
  }
}

function aboutOfPad(pad: EaglePad | EagleSmd, owner: EagleOwner): About {
  const pin = pad.name;
  const net = owner.netOf?.(pin);
  return { ...aboutOf(pad, owner), pin, ...(net === undefined ? {} : { net }) };
}

export function drawPad(pad: EaglePad, owner: EagleOwner, context: EagleContext): void {
  const { rules, board } = context;
  const { drill } = pad;
  if (!(drill > 0)) return board.warnings.add("DRILL_TOOL_SIZE", pad.line);
  const spot = spotOf(pad, owner);
  const about = aboutOfPad(pad, owner);
  const outer = Math.max(drill + 2 * lengthOf(rules.padRing.outer, drill), pad.diameter);
  const inner = drill + 2 * lengthOf(rules.padRing.inner, drill);
  for (const number of rules.copper) {
    const layer = eagleLayer(number, rules.copper);
    const isOuter = number === TOP || number === BOTTOM;
    const form = isOuter ? padForm(pad, { diameter: outer, number }, context) : disc(inner);
    flash(layer, { spot, form, growth: NO_GROWTH, about: { ...about, purpose: "ComponentPad" } }, context);
  }
  if (pad.hasStop) {
    const stop = lengthOf(rules.stopFrame, outer);
    for (const [at, number] of STOP_LAYERS.entries()) {
      const form = padForm(pad, { diameter: outer, number: at === 0 ? TOP : BOTTOM }, context);
      flash(eagleLayer(number, rules.copper), { spot, form, growth: [stop, stop], about }, context);
    }
  }
  board.hole({ x: spot.x, y: spot.y, diameterMm: drill, line: pad.line }, { isPlated: true });
}

const ALL_CORNERS: Corner[] = ["topLeft", "topRight", "bottomLeft", "bottomRight"];

function disc(diameter: number): PadForm {
  return { kind: "circle", diameter };
}

function square(diameter: number): PadForm {
  return { kind: "box", width: diameter, height: diameter, radius: 0 };
}

/** Eight equal sides: each corner loses 1 − 1 / √2 of the half width on both of its sides. */
function octagon(diameter: number): PadForm {
  const length = (diameter / 2) * (2 - Math.SQRT2);
  return { kind: "box", width: diameter, height: diameter, radius: 0, cut: { length, corners: ALL_CORNERS } };
}

const RULE_SHAPES = ["square", "round", "octagon"];

function padForm(
  pad: EaglePad,
  { diameter, number }: { diameter: number; number: number },
  { rules }: EagleContext,
): PadForm {
  const own = pad.shape;
  const isFirst = pad.isFirst && rules.padShape.first >= 0;
  const ruled = isFirst ? rules.padShape.first : number === TOP ? rules.padShape.top : rules.padShape.bottom;
  const shape = own === "long" || own === "offset" ? own : (RULE_SHAPES[ruled] ?? own);
  switch (shape) {
    case "square":
      return square(diameter);
    case "octagon":
      return octagon(diameter);
    case "long":
      return oval(diameter, rules.longRatio);
    case "offset":
      return oval(diameter, rules.offsetRatio, (diameter * rules.offsetRatio) / 2);
    default:
      return disc(diameter);
  }
}

function oval(diameter: number, ratio: number, offset = 0): PadForm {
  const length = diameter * (1 + ratio);
  if (offset === 0) return { kind: "box", width: length, height: diameter, radius: diameter / 2 };
  const reach = (length - diameter) / 2;
  const edge = { x0: offset - reach, y0: 0, x1: offset + reach, y1: 0, bulge: 0 };
  return { kind: "drawn", areas: [], lines: [{ edge, width: diameter }] };
}

export function drawVia(via: EagleVia, owner: EagleOwner, context: EagleContext): void {
  const { rules, board } = context;
  const { drill } = via;
  if (!(drill > 0)) return board.warnings.add("DRILL_TOOL_SIZE", via.line);
  const spot = spotOf(via, owner);
  const about = aboutOf(via, owner);
  const outer = Math.max(drill + 2 * lengthOf(rules.viaRing.outer, drill), via.diameter);
  const inner = drill + 2 * lengthOf(rules.viaRing.inner, drill);
  const [from, to] = via.extent;
  const span = rules.copper.filter((number) => number >= Math.min(from, to) && number <= Math.max(from, to));
  for (const number of span) {
    const isOuter = number === TOP || number === BOTTOM;
    const form = isOuter ? viaForm(via, outer) : disc(inner);
    flash(
      eagleLayer(number, rules.copper),
      { spot, form, growth: NO_GROWTH, about: { ...about, purpose: "ViaPad" } },
      context,
    );
  }
  const isOpen = drill > rules.viaStopLimitMm || via.isAlwaysOpen;
  const stop = lengthOf(rules.stopFrame, outer);
  for (const [at, number] of STOP_LAYERS.entries()) {
    if (!isOpen || !span.includes(at === 0 ? TOP : BOTTOM)) continue;
    flash(eagleLayer(number, rules.copper), { spot, form: viaForm(via, outer), growth: [stop, stop], about }, context);
  }
  const isThrough = span.length === rules.copper.length;
  const depth = isThrough
    ? {}
    : { from: rules.copper.indexOf(span[0] ?? TOP) + 1, to: rules.copper.indexOf(span.at(-1) ?? BOTTOM) + 1 };
  board.hole({ x: spot.x, y: spot.y, diameterMm: drill, line: via.line }, { isPlated: true, ...depth });
}

function viaForm({ shape }: EagleVia, diameter: number): PadForm {
  return shape === "square" ? square(diameter) : shape === "octagon" ? octagon(diameter) : disc(diameter);
}

/** A hole without copper; the mask stays away from it as from a pad. */
export function drawHole(hole: EagleHole, owner: EagleOwner, context: EagleContext): void {
  const { rules, board } = context;
  const { drill } = hole;
  if (!(drill > 0)) return board.warnings.add("DRILL_TOOL_SIZE", hole.line);
  const spot = spotOf(hole, owner);
  board.hole({ x: spot.x, y: spot.y, diameterMm: drill, line: hole.line }, { isPlated: false });
  const stop = lengthOf(rules.stopFrame, drill);
  for (const number of STOP_LAYERS) {
    const about = aboutOf(hole, owner);
    flash(eagleLayer(number, rules.copper), { spot, form: disc(drill), growth: [stop, stop], about }, context);
  }
}
