// Layers of a routed board: lands with thermal relief in the ground pours, traces, mask, paste, silkscreen, outline.

import {
  createSheet,
  line,
  mount,
  type Point,
  roundRect,
  type Shape,
  type Sheet,
  via,
} from "../../sample-boards/sheet";
import { stitch } from "../../sample-boards/stitching";
import { distanceToLand, distanceToTrack, type LandCopper, type Route } from "./copper";
import { isWithin, keepOutsOf, landsOf, netsByEnd, type PlacedLand, sizeOf } from "./placed-part";
import { CORNER_MM, type PlacedBoard } from "./placement";
import { printLegend } from "./legend";
import { drawPour } from "./pour";

export const MOUNT_MM = 3.2;
const MASK_MM = 0.1;
const SPOKE_MM = 0.4;
const SPOKE_REACH_MM = 0.45;
const EDGE_RADIUS_MM = 2;
const POUR_EDGE_MM = 0.4;
const GROUND = "GND";

export interface RoutedBoard {
  readonly id: string;
  readonly title: string;
  readonly placed: PlacedBoard;
  readonly nets: readonly { readonly name: string; readonly pins: readonly string[] }[];
  readonly lands: readonly LandCopper[];
  readonly routes: readonly Route[];
}

export const mountsOf = ({ widthMm, heightMm }: PlacedBoard): Point[] => {
  const inset = CORNER_MM / 2 + 0.2;
  return [inset, widthMm - inset].flatMap((x) => [inset, heightMm - inset].map((y): Point => [x, y]));
};

const grown = (shape: Shape, by: number): Shape =>
  shape.kind === "circle" ? { ...shape, d: shape.d + by } : { ...shape, w: shape.w + by, h: shape.h + by };

function putLand(sheet: Sheet, { at, shape, drill, slot }: PlacedLand): void {
  const isThrough = drill !== null;
  for (const side of isThrough ? (["top", "bottom"] as const) : (["top"] as const)) {
    sheet.marks[`${side}-copper`].push({ kind: "flash", at, shape });
    sheet.marks[`${side}-mask`].push({ kind: "flash", at, shape: grown(shape, MASK_MM) });
  }
  if (!isThrough) sheet.marks["top-paste"].push({ kind: "flash", at, shape });
  else if (slot) {
    const [dx, dy] = slot;
    const from: Point = [at[0] - dx, at[1] - dy];
    sheet.drills.push({ at: from, to: [at[0] + dx, at[1] + dy], d: drill, isPlated: true });
  } else sheet.drills.push({ at, d: drill, isPlated: true });
}

/** True where copper of another net is nearer than 0.2 mm to the point. */
function isCrowded({ lands, routes }: RoutedBoard, at: Point, layer: 0 | 1): boolean {
  const reach = 0.22 + SPOKE_MM / 2;
  return (
    lands.some(
      (land) => land.net !== GROUND && land.layers & (layer + 1) && distanceToLand(at, land.at, land.shape) < reach,
    ) ||
    routes.some(
      ({ net, tracks, vias }) =>
        net !== GROUND &&
        (tracks.some((track) => track.layer === layer && distanceToTrack(at, track) < reach + track.width / 2) ||
          vias.some((other) => Math.hypot(at[0] - other[0], at[1] - other[1]) < reach + 0.3)),
    )
  );
}

function putSpokes(sheet: Sheet, board: RoutedBoard, { at, shape, drill }: PlacedLand): void {
  const [w, h] = sizeOf(shape);
  const { widthMm, heightMm } = board.placed;
  for (const layer of drill === null ? ([0] as const) : ([0, 1] as const))
    for (const [dx, dy] of [
      [w / 2 + SPOKE_REACH_MM, 0],
      [-w / 2 - SPOKE_REACH_MM, 0],
      [0, h / 2 + SPOKE_REACH_MM],
      [0, -h / 2 - SPOKE_REACH_MM],
    ] as const) {
      const end: Point = [at[0] + dx, at[1] + dy];
      const [outX, outY] = [Math.sign(dx) * 0.3, Math.sign(dy) * 0.3];
      const isInside = end[0] > 0.8 && end[1] > 0.8 && end[0] < widthMm - 0.8 && end[1] < heightMm - 0.8;
      const middle: Point = [end[0] - outX, end[1] - outY];
      if (!isInside || isCrowded(board, end, layer) || isCrowded(board, middle, layer)) continue;
      const name = layer === 0 ? "top-copper" : "bottom-copper";
      sheet.marks[name].push({ kind: "stroke", width: SPOKE_MM, path: line([at, end]), isGround: true });
    }
}

function putRoutes(sheet: Sheet, routes: readonly Route[]): void {
  for (const { net, tracks, vias } of routes) {
    const isGround = net === GROUND;
    for (const { layer, from, to, width } of tracks) {
      const name = layer === 0 ? "top-copper" : "bottom-copper";
      sheet.marks[name].push({ kind: "stroke", width, path: line([from, to]), isGround });
    }
    for (const at of vias) via(sheet, at, isGround);
  }
}

function putPours(sheet: Sheet, { widthMm, heightMm, parts }: PlacedBoard): void {
  const box = [POUR_EDGE_MM, POUR_EDGE_MM, widthMm - POUR_EDGE_MM, heightMm - POUR_EDGE_MM] as const;
  // Square corners of a board with round ones.
  const corners = [0, widthMm - EDGE_RADIUS_MM].flatMap((x) =>
    [0, heightMm - EDGE_RADIUS_MM].map((y) => [x, y, x + EDGE_RADIUS_MM, y + EDGE_RADIUS_MM] as const),
  );
  const keepOuts = [...corners, ...keepOutsOf(parts)];
  sheet.drawnPours = {
    "top-copper": drawPour(sheet, "top-copper", box, keepOuts),
    "bottom-copper": drawPour(sheet, "bottom-copper", box, keepOuts),
  };
}

const STITCH_MM = 2.5;

function stitchPours(sheet: Sheet, { widthMm, heightMm, parts }: PlacedBoard): void {
  const keepOuts = keepOutsOf(parts);
  const [columns, rows] = [Math.floor((widthMm - 2) / STITCH_MM), Math.floor((heightMm - 2) / STITCH_MM)];
  const isInCorner = ([x, y]: Point) => (x < 3 || x > widthMm - 3) && (y < 3 || y > heightMm - 3);
  const grid = Array.from({ length: (columns + 1) * (rows + 1) }, (_, at): Point => [
    1.2 + (at % (columns + 1)) * STITCH_MM,
    1.2 + Math.floor(at / (columns + 1)) * STITCH_MM,
  ]);
  stitch(
    sheet,
    grid.filter((at) => !isInCorner(at) && !keepOuts.some((box) => isWithin(at, box))),
  );
}

export function drawBoard(board: RoutedBoard): Sheet {
  const { id, title, placed, nets, routes } = board;
  const sheet = createSheet(id, title, 2);
  const { widthMm, heightMm, parts } = placed;
  sheet.marks.outline.push({ kind: "stroke", width: 0.1, path: roundRect(0, 0, widthMm, heightMm, EDGE_RADIUS_MM) });
  for (const at of mountsOf(placed)) mount(sheet, at, MOUNT_MM);
  const netOf = netsByEnd(nets);
  for (const part of parts) {
    for (const land of landsOf(part)) {
      putLand(sheet, land);
      if (netOf.get(land.end) === GROUND) putSpokes(sheet, board, land);
    }
  }
  putRoutes(sheet, routes);
  printLegend(sheet, board);
  stitchPours(sheet, placed);
  putPours(sheet, placed);
  return sheet;
}
