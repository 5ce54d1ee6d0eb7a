// A round board on two layers: sixteen LEDs, each with its capacitor, around a large hole.
import { silkText } from "./footprints";
import { type Path, type Point, type Sheet, circle, createSheet, mount, through, track, via } from "./sheet";
import { stitch } from "./stitching";

const CENTRE: Point = [27, 27];
const OUTER = 27;
const INNER = 12;
const LAMPS = 16;
const MOUNTS = [33.75, 123.75, 213.75, 303.75];
const WIRES = 258.75;
/** Directions in which mounting holes and wires leave no space for a capacitor. */
const OCCUPIED = [...MOUNTS, WIRES - 8, WIRES + 8];

function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [CENTRE[0] + radius * Math.cos(angle), CENTRE[1] + radius * Math.sin(angle)];
}

/** A rectangle rotated outward; drawn as a region, because a flash cannot be rotated. */
function turned(radius: number, degrees: number, along: number, across: number, size: Point): Path {
  const centre = polar(radius, degrees);
  const angle = (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const corner = (a: number, b: number): Point => [
    centre[0] + (along + (a * size[0]) / 2) * ux - (across + (b * size[1]) / 2) * uy,
    centre[1] + (along + (a * size[0]) / 2) * uy + (across + (b * size[1]) / 2) * ux,
  ];
  const from = corner(-1, -1);
  return { from, segments: [{ to: corner(1, -1) }, { to: corner(1, 1) }, { to: corner(-1, 1) }, { to: from }] };
}

function turnedPad(sheet: Sheet, radius: number, degrees: number, offset: Point, size: Point, isGround = false): void {
  sheet.marks["top-copper"].push({ kind: "area", path: turned(radius, degrees, offset[0], offset[1], size), isGround });
  sheet.marks["top-mask"].push({
    kind: "area",
    path: turned(radius, degrees, offset[0], offset[1], [size[0] + 0.1, size[1] + 0.1]),
  });
  sheet.marks["top-paste"].push({ kind: "area", path: turned(radius, degrees, offset[0], offset[1], size) });
}

export function ring(): Sheet {
  const sheet = createSheet("ring-16", "Ring 16", 2);
  sheet.marks.outline.push(
    { kind: "stroke", width: 0.1, path: circle(CENTRE, OUTER) },
    { kind: "stroke", width: 0.1, path: circle(CENTRE, INNER) },
  );
  for (let at = 0; at < LAMPS; at++) lamp(sheet, (at * 360) / LAMPS);
  for (const degrees of MOUNTS) mount(sheet, polar(14.8, degrees), 2.2);
  supply(sheet);
  connector(sheet);
  lettering(sheet);
  const fill = annulus(OUTER - 0.4, INNER + 0.4);
  sheet.pours["top-copper"] = fill;
  sheet.pours["bottom-copper"] = fill;
  const grid = Array.from({ length: 3 * 72 }, (_, at) =>
    polar([13.4, 15.7, 25.9][Math.floor(at / 72)] ?? 14, (at % 72) * 5),
  );
  stitch(sheet, grid, 0.55);
  return sheet;
}

/** A filled ring as two halves, since one contour cannot hold a hole. */
function annulus(outer: number, inner: number): Path[] {
  return [0, 180].map((start) => ({
    from: polar(outer, start),
    segments: [
      { to: polar(outer, start + 180), centre: CENTRE },
      { to: polar(inner, start + 180) },
      { to: polar(inner, start), centre: CENTRE, isClockwise: true },
      { to: polar(outer, start) },
    ],
  }));
}

function lamp(sheet: Sheet, degrees: number): void {
  const radius = 20.6;
  for (const [along, across] of [
    [1.65, 2.45],
    [-1.65, 2.45],
    [-1.65, -2.45],
    [1.65, -2.45],
  ] as const)
    turnedPad(sheet, radius, degrees, [along, across], [1, 1.5], along > 0 && across < 0);
  const body = turned(radius, degrees, 0, 0, [5.2, 5.2]);
  sheet.marks["top-silk"].push({ kind: "stroke", width: 0.14, path: body });
  sheet.marks["top-silk"].push({ kind: "stroke", width: 0.14, path: circle(polar(radius, degrees), 1.9) });
  const next = degrees + 360 / LAMPS;
  // Data goes from LED to LED along a curve.
  const from = offset(radius, degrees, -1.65, 2.45);
  const to = offset(radius, next, 1.65, -2.45);
  const bend = polar(radius - 1.2, degrees + 8.6);
  const rise = polar(radius + 1.2, degrees + 13.9);
  if (next < 360) track(sheet, "top", [from, bend, rise, to], 0.25, 1.2);
  if (OCCUPIED.some((other) => Math.abs(other - degrees - 4) < 13)) return;
  for (const along of [-0.75, 0.75]) turnedPad(sheet, 16.4, degrees + 4, [along * 1.1, 0], [0.8, 0.9], along < 0);
  const supplyPad = offset(16.4, degrees + 4, 0.83, 0);
  track(sheet, "top", [supplyPad, offset(radius, degrees, 1.65 - 3.3 + 0.2, 2.45)], 0.4, 0.4);
}

function offset(radius: number, degrees: number, along: number, across: number): Point {
  return turned(radius, degrees, along, across, [0, 0]).from;
}

/** The supply makes one turn on the bottom and comes up next to every LED. */
function supply(sheet: Sheet): void {
  sheet.marks["bottom-copper"].push({ kind: "stroke", width: 2, path: circle(CENTRE, 23.2) });
  sheet.marks["bottom-copper"].push({ kind: "stroke", width: 0.6, path: circle(CENTRE, 20.4) });
  for (let at = 0; at < LAMPS; at++) {
    const degrees = (at * 360) / LAMPS;
    const foot = offset(20.6, degrees, 1.65, 2.45);
    const up = polar(23.2, degrees + 9.6);
    track(sheet, "top", [foot, up], 0.5);
    via(sheet, up, false, 0.4, 0.8);
  }
}

function connector(sheet: Sheet): void {
  for (let at = 0; at < 3; at++) {
    const point = polar(15, WIRES + (at - 1) * 11);
    through(sheet, point, 1, { kind: "circle", d: 1.8 }, at === 2);
  }
  ["DIN", "5V", "GND"].forEach((name, at) =>
    silkText(sheet, name, polar(17.4, WIRES + (at - 1) * 11), 0.8, 0, "bottom"),
  );
}

function lettering(sheet: Sheet): void {
  for (let at = 0; at < LAMPS; at++) silkText(sheet, String(at + 1), polar(24.9, (at * 360) / LAMPS), 1);
  silkText(sheet, "RING 16", polar(16.6, 90), 1.4, 0, "bottom");
  silkText(sheet, "BOARDWRIGHT", polar(14.4, 90), 0.9, 0, "bottom");
  silkText(sheet, "CC0", polar(16, 0), 1, 1, "bottom");
}
