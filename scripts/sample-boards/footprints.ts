// Land patterns of common parts; each returns the positions of its pads.
import { type Point, type Side, type Sheet, circle, line, pad, through } from "./sheet";
import { textMarks } from "./stroke-font";

type Turns = 0 | 1 | 2 | 3;

const SILK = 0.13;

/** Maps a part's own coordinates to the board's. */
export function placed([x, y]: Point, turns: Turns) {
  const [cos, sin] = [[1, 0, -1, 0][turns] ?? 1, [0, 1, 0, -1][turns] ?? 0];
  return (dx: number, dy: number): Point => [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
}

function rect(turns: Turns, w: number, h: number) {
  return turns % 2 === 0 ? ({ kind: "rect", w, h } as const) : ({ kind: "rect", w: h, h: w } as const);
}

export function silkLine(sheet: Sheet, side: Side, points: readonly Point[], width = SILK): void {
  sheet.marks[`${side}-silk`].push({ kind: "stroke", width, path: line(points) });
}

export function silkText(
  sheet: Sheet,
  words: string,
  at: Point,
  height = 0.9,
  turns: Turns = 0,
  side: Side = "top",
): void {
  sheet.marks[`${side}-silk`].push(...textMarks(words, at, { height, turns, isMirrored: side === "bottom" }));
}

const CHIPS = {
  "0402": [0.5, 0.5, 0.6],
  "0603": [0.8, 0.8, 0.95],
  "0805": [1, 1.0, 1.35],
  "1206": [1.5, 1.15, 1.8],
} as const;

/** Two pads; the first is on the left before rotation. */
export function chip(sheet: Sheet, kind: keyof typeof CHIPS, at: Point, turns: Turns = 0, name = ""): [Point, Point] {
  const [reach, w, h] = CHIPS[kind];
  const to = placed(at, turns);
  const ends: [Point, Point] = [to(-reach, 0), to(reach, 0)];
  for (const end of ends) pad(sheet, "top", end, rect(turns, w, h));
  const edge = h / 2 + 0.22;
  const half = reach + w / 2 + 0.2;
  for (const sign of [1, -1]) silkLine(sheet, "top", [to(-half, sign * edge), to(half, sign * edge)]);
  if (name) silkText(sheet, name, to(0, edge + 0.75), 0.8, turns % 2 === 0 ? 0 : 1);
  return ends;
}

/** Pads run counter-clockwise from the upper left corner, where pin 1 is. */
export function quad(
  sheet: Sheet,
  at: Point,
  options: { pins: number; pitch: number; body: number; heat: number },
): Point[] {
  const { pins, pitch, body, heat } = options;
  const pads: Point[] = [];
  const width = pitch * 0.55;
  for (const turns of [0, 1, 2, 3] as const) {
    const to = placed(at, turns);
    for (let pin = 0; pin < pins; pin++) {
      const point = to(-body / 2 - 0.05, ((pins - 1) / 2 - pin) * pitch);
      pads.push(point);
      pad(sheet, "top", point, rect(turns, 0.85, width));
    }
  }
  const cell = heat / 2;
  sheet.marks["top-copper"].push({ kind: "flash", at, shape: { kind: "rect", w: heat, h: heat }, isGround: true });
  for (const dx of [-0.25, 0.25])
    for (const dy of [-0.25, 0.25]) {
      const centre: Point = [at[0] + dx * heat, at[1] + dy * heat];
      sheet.marks["top-mask"].push({
        kind: "flash",
        at: centre,
        shape: { kind: "rect", w: cell - 0.2, h: cell - 0.2 },
      });
    }
  const edge = body / 2 + 0.62;
  const arm = edge - (pins * pitch) / 2 - 0.2;
  for (const [sx, sy] of [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ] as const)
    silkLine(sheet, "top", [
      [at[0] + sx * (edge - arm), at[1] + sy * edge],
      [at[0] + sx * edge, at[1] + sy * edge],
      [at[0] + sx * edge, at[1] + sy * (edge - arm)],
    ]);
  sheet.marks["top-silk"].push({
    kind: "flash",
    at: [at[0] - edge - 0.3, at[1] + edge + 0.1],
    shape: { kind: "circle", d: 0.4 },
  });
  return pads;
}

/** Two rows of gull-wing leads; pin 1 at the lower left, counted counter-clockwise. */
export function dual(
  sheet: Sheet,
  at: Point,
  options: { pins: number; pitch: number; span: number; turns?: Turns; length?: number },
): Point[] {
  const { pins, pitch, span, turns = 0, length = 1.5 } = options;
  const to = placed(at, turns);
  const perRow = pins / 2;
  const pads = Array.from({ length: pins }, (_, pin) => {
    const inRow = pin < perRow ? pin : pins - 1 - pin;
    return to((inRow - (perRow - 1) / 2) * pitch, (pin < perRow ? -1 : 1) * (span / 2));
  });
  for (const point of pads) pad(sheet, "top", point, rect(turns, pitch * 0.48, length));
  const half = (perRow * pitch) / 2 + 0.1;
  const inner = span / 2 - length / 2 - 0.35;
  silkLine(sheet, "top", [to(-half, inner), to(half, inner), to(half, -inner), to(-half, -inner), to(-half, inner)]);
  sheet.marks["top-silk"].push({ kind: "stroke", width: SILK, path: circle(to(-half + 0.7, -inner + 0.7), 0.25) });
  return pads;
}

/** A row of holes at 2.54 mm; the first is square. */
export function header(sheet: Sheet, from: Point, pins: number, turns: Turns, ground: readonly number[] = []): Point[] {
  const to = placed(from, turns);
  const pads = Array.from({ length: pins }, (_, pin) => to(pin * 2.54, 0));
  pads.forEach((point, pin) => {
    const shape = pin === 0 ? ({ kind: "rect", w: 1.7, h: 1.7 } as const) : ({ kind: "circle", d: 1.75 } as const);
    through(sheet, point, 1, shape, ground.includes(pin));
  });
  const end = (pins - 1) * 2.54 + 1.27;
  silkLine(sheet, "top", [to(-1.27, -1.27), to(end, -1.27), to(end, 1.27), to(-1.27, 1.27), to(-1.27, -1.27)]);
  return pads;
}

/**
 * A USB-C receptacle that opens toward the left edge of the board; returns its twelve signal pads from the bottom up.
 */
export function usbC(sheet: Sheet, at: Point): Point[] {
  const [x, y] = at;
  const offsets = [-3.2, -2.4, -1.75, -1.25, -0.75, -0.25, 0.25, 0.75, 1.25, 1.75, 2.4, 3.2];
  const pads = offsets.map((dy): Point => [x + 3.7, y + dy]);
  offsets.forEach((dy, pin) => {
    const isWide = Math.abs(dy) > 2;
    pad(
      sheet,
      "top",
      [x + 3.7, y + dy],
      { kind: "rect", w: 1.15, h: isWide ? 0.6 : 0.3 },
      pin === 0 || pin === offsets.length - 1,
    );
  });
  for (const [dx, length] of [
    [3.1, 1.1],
    [-0.3, 0.6],
  ] as const)
    for (const side of [1, -1]) {
      const centre: Point = [x + dx, y + side * 4.32];
      for (const layer of ["top", "bottom"] as const) {
        pad(sheet, layer, centre, { kind: "oval", w: length + 1.1, h: 1 }, true);
      }
      sheet.drills.push({
        at: [centre[0] - length / 2, centre[1]],
        to: [centre[0] + length / 2, centre[1]],
        d: 0.6,
        isPlated: true,
      });
    }
  for (const side of [1, -1]) sheet.drills.push({ at: [x + 2.6, y + side * 2.89], d: 0.65, isPlated: false });
  for (const side of [1, -1])
    silkLine(sheet, "top", [
      [x - 1.4, y + side * 5.15],
      [x + 4.4, y + side * 5.15],
    ]);
  return pads;
}
