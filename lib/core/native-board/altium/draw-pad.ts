// Draws Altium's pads and vias: copper by layer, openings in mask and stencil, holes.

import { compose, IDENTITY, rotation, translation } from "@/lib/base/matrix";
import { aboutOf, type AltiumContext, drawingOn } from "@/lib/core/native-board/altium/altium-context";
import { BOTTOM, isPlane, MULTI, TOP } from "@/lib/core/native-board/altium/layers";
import type { PartReader } from "@/lib/core/native-board/altium/record-reader";
import { type About, round } from "@/lib/core/native-board/layer-drawing";
import { type Corner, type Growth, NO_GROWTH, type PadForm, padShape } from "@/lib/core/native-board/pad-form";

export const [CIRCLE, RECTANGLE, OCTAGON, ROUNDED] = [1, 2, 3, 9];
export const SLOT = 2;
const MANUAL = 2;
const INNER_LAYERS = 29;
const ALL_LAYERS = 32;
const ALL_CORNERS: Corner[] = ["topLeft", "topRight", "bottomLeft", "bottomRight"];

export type Look = { width: number; height: number; shape: number };

export type Pad = {
  name: string;
  layer: number;
  isTentedTop: boolean;
  isTentedBottom: boolean;
  net: number;
  component: number;
  at: [number, number];
  top: Look;
  middle: Look;
  bottom: Look;
  holeMm: number;
  degrees: number;
  isPlated: boolean;
  mode: number;
  pasteMm: number | undefined;
  maskMm: number | undefined;
  holeDegrees: number;
};

/** What newer files tell beyond the pad itself: looks by layer, slots, offsets and round corners. */
export type PadExtra = {
  inner: Look[];
  holeShape: number;
  slotMm: number;
  slotDegrees: number;
  offsets: [number, number][];
  shapes: number[];
  /** In hundredths of half the shorter side. */
  radii: number[];
};

function readPad(name: string, part: PartReader): Pad {
  const layer = part.byte();
  const flags = part.byte();
  part.skip(1);
  const net = part.word();
  part.skip(2);
  const component = part.word();
  part.skip(4);
  const at = part.pointMm();
  const [topSize, middleSize, bottomSize] = [part.pointMm(), part.pointMm(), part.pointMm()];
  const holeMm = part.lengthMm();
  const [topShape, middleShape, bottomShape] = [part.byte(), part.byte(), part.byte()];
  const degrees = part.float();
  const isPlated = part.byte() !== 0;
  part.skip(1);
  const mode = part.byte();
  part.skip(23);
  const [pasteMm, maskMm] = [part.lengthMm(), part.lengthMm()];
  part.skip(7);
  const [pasteMode, maskMode] = [part.byte(), part.byte()];
  part.skip(3);
  const holeDegrees = part.float();
  return {
    name,
    layer,
    isTentedTop: (flags & 0x20) !== 0,
    isTentedBottom: (flags & 0x40) !== 0,
    net,
    component,
    at,
    top: look(topSize, topShape),
    middle: look(middleSize, middleShape),
    bottom: look(bottomSize, bottomShape),
    holeMm,
    degrees,
    isPlated,
    mode,
    pasteMm: pasteMode === MANUAL ? pasteMm : undefined,
    maskMm: maskMode === MANUAL ? maskMm : undefined,
    holeDegrees: part.left >= 0 ? holeDegrees : 0,
  };
}

function look([width, height]: [number, number], shape: number): Look {
  return { width, height, shape };
}

const EXTRA_BYTES = 596;

function readExtra(part: PartReader | undefined): PadExtra | null {
  if (!part || part.length < EXTRA_BYTES) return null;
  const lengths = (count: number) => Array.from({ length: count }, () => part.lengthMm());
  const bytes = (count: number) => Array.from({ length: count }, () => part.byte());
  const [widths, heights] = [lengths(INNER_LAYERS), lengths(INNER_LAYERS)];
  const shapes = bytes(INNER_LAYERS);
  part.skip(1);
  const holeShape = part.byte();
  const [slotMm, slotDegrees] = [part.lengthMm(), part.float()];
  const [xs, ys] = [lengths(ALL_LAYERS), lengths(ALL_LAYERS)];
  part.skip(1);
  return {
    inner: widths.map((width, at) => look([width, heights[at] ?? 0], shapes[at] ?? 0)),
    holeShape,
    slotMm,
    slotDegrees,
    offsets: xs.map((x, at) => [x, ys[at] ?? 0]),
    shapes: bytes(ALL_LAYERS),
    radii: bytes(ALL_LAYERS),
  };
}

/** Six parts: the name, three of no interest here, the pad, and what newer files add. */
export function drawPad(parts: PartReader[], context: AltiumContext): void {
  const [name, , , , body, extra] = parts;
  if (!name || !body) return;
  placePad(readPad(name.text(1), body), readExtra(extra), context);
}

export function placePad(pad: Pad, more: PadExtra | null, context: AltiumContext): void {
  const about: About = { ...aboutOf(pad, context), pin: pad.name };
  const purpose = pad.layer === MULTI ? "ComponentPad" : "SMDPad";
  for (const number of pad.layer === MULTI ? context.stack.copper : [pad.layer]) {
    if (isPlane(number)) continue;
    flash(pad, number, { more, growth: NO_GROWTH, on: number, about: { ...about, purpose } }, context);
  }
  drawOpenings(pad, { more, about }, context);
  drillPad(pad, more, context);
}

type Flash = { more: PadExtra | null; growth: Growth; on: number; about: About };

/** The pad as it is on layer `number`, drawn on layer `on`. */
function flash(pad: Pad, number: number, { more, growth, on, about }: Flash, context: AltiumContext): void {
  const { form, offset } = formOn(pad, number, more);
  const map = compose(translation(...offset), pad.degrees === 0 ? IDENTITY : rotation(pad.degrees));
  drawingOn(on, context)?.flash(pad.at[0], pad.at[1], padShape(JSON.stringify(form), form, { growth, map }), about);
}

function formOn(pad: Pad, number: number, more: PadExtra | null): { form: PadForm; offset: [number, number] } {
  const isInner = number !== TOP && number !== BOTTOM;
  // A simple pad is the same everywhere, another one has a top, a middle and a bottom, the last one every layer.
  const middle = pad.mode === 2 ? (more?.inner[number - 2] ?? pad.middle) : pad.middle;
  const own = pad.mode === 0 ? pad.top : number === BOTTOM ? pad.bottom : isInner ? middle : pad.top;
  const place = pad.mode === 0 ? 0 : number - 1;
  const shape = more?.shapes[place] === ROUNDED ? ROUNDED : own.shape;
  return { form: formOf({ ...own, shape }, more?.radii[place] ?? 0), offset: more?.offsets[place] ?? [0, 0] };
}

function formOf({ width, height, shape }: Look, radiusPercent: number): PadForm {
  const half = Math.min(width, height) / 2;
  switch (shape) {
    case RECTANGLE:
      return { kind: "box", width, height, radius: 0 };
    case OCTAGON:
      return { kind: "box", width, height, radius: 0, cut: { length: half / 2, corners: ALL_CORNERS } };
    case ROUNDED:
      return { kind: "box", width, height, radius: (half * Math.min(100, radiusPercent)) / 100 };
    case CIRCLE:
    default:
      return width === height ? { kind: "circle", diameter: width } : { kind: "box", width, height, radius: half };
  }
}

function drawOpenings(pad: Pad, { more, about }: Pick<Flash, "more" | "about">, context: AltiumContext): void {
  const mask = pad.maskMm ?? context.rules.maskMm;
  const paste = pad.pasteMm ?? context.rules.pasteMm;
  const isThrough = pad.layer === MULTI;
  const sides = [
    { number: TOP, solder: 37, stencil: 35, isTented: pad.isTentedTop },
    { number: BOTTOM, solder: 38, stencil: 36, isTented: pad.isTentedBottom },
  ];
  for (const { number, solder, stencil, isTented } of sides) {
    if (!isThrough && pad.layer !== number) continue;
    if (!isTented) flash(pad, number, { more, growth: [mask, mask], on: solder, about }, context);
    if (!isThrough) flash(pad, number, { more, growth: [paste, paste], on: stencil, about }, context);
  }
}

function drillPad(pad: Pad, more: PadExtra | null, { board, line }: AltiumContext): void {
  if (pad.holeMm <= 0) return;
  const [x, y] = pad.at;
  const isSlot = more?.holeShape === SLOT && more.slotMm > pad.holeMm;
  board.hole(
    {
      x,
      y,
      line,
      diameterMm: pad.holeMm,
      ...(isSlot ? { lengthMm: more.slotMm, angleDeg: pad.degrees + more.slotDegrees } : {}),
    },
    { isPlated: pad.isPlated },
  );
}

export function drawVia([part]: PartReader[], context: AltiumContext): void {
  if (!part) return;
  part.skip(1);
  const flags = part.byte();
  part.skip(1);
  const net = part.word();
  part.skip(8);
  const [at, diameterMm, holeMm] = [part.pointMm(), part.lengthMm(), part.lengthMm()];
  const [from, to] = [part.byte(), part.byte()];
  const isTented = { isTentedTop: (flags & 0x20) !== 0, isTentedBottom: (flags & 0x40) !== 0 };
  placeVia({ ...isTented, net, at, diameterMm, holeMm, from, to }, context);
}

export type Via = {
  isTentedTop: boolean;
  isTentedBottom: boolean;
  net: number;
  at: [number, number];
  diameterMm: number;
  holeMm: number;
  /** Numbers of layers. */
  from: number;
  to: number;
};

export function placeVia(via: Via, context: AltiumContext): void {
  const { net, diameterMm: diameter, holeMm, from, to } = via;
  const [x, y] = via.at;
  const span = context.stack.between(from, to);
  const about: About = aboutOf({ net }, context);
  for (const number of span) {
    if (!isPlane(number)) drawingOn(number, context)?.flash(x, y, round(diameter), { ...about, purpose: "ViaPad" });
  }
  const opening = round(diameter + 2 * context.rules.maskMm);
  if (!via.isTentedTop && span.includes(TOP)) drawingOn(37, context)?.flash(x, y, opening, about);
  if (!via.isTentedBottom && span.includes(BOTTOM)) drawingOn(38, context)?.flash(x, y, opening, about);
  const isThrough = span.length === context.stack.copper.length;
  const depth = isThrough
    ? {}
    : { from: context.stack.depthOf(span[0] ?? TOP), to: context.stack.depthOf(span.at(-1) ?? BOTTOM) };
  context.board.hole({ x, y, diameterMm: holeMm, line: context.line }, { isPlated: true, ...depth });
}
