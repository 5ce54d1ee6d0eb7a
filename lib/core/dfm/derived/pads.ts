// The pads of a board: flashes in copper, with their width and role.

import { type Bbox, emptyBbox, heightOf, widthOf } from "@/lib/base/bbox";
import { attributesIn } from "@/lib/core/board/attribute-table";
import { addObject, DATA_STRIDE, KIND } from "@/lib/core/board/image";
import { isDisc, type Shape } from "@/lib/core/board/shape";
import type { Copper, CopperLayer } from "@/lib/core/dfm/derived/copper";
import type { Hole, HoleIndex } from "@/lib/core/dfm/derived/holes";
import { flatten } from "@/lib/core/geometry/contour";
import { convexHull } from "@/lib/core/geometry/hull";

/** "other": washers, teardrops, ends of traces. */
type PadRole = "smd" | "bga" | "via" | "component" | "fiducial" | "other";

export type Pad = {
  layer: CopperLayer;
  /** The first owner of the layer's pieces that the pad consists of, and the object of its image. */
  owner: number;
  object: number;
  net: number;
  x: number;
  y: number;
  box: Bbox;
  shape: Shape;
  /** The minimum width in any direction, mm. */
  widthMm: number;
  role: PadRole;
  /** True if the file itself names the role (X2 `.AperFunction`). */
  isNamed: boolean;
  /** The hole drilled within it; null without one. */
  hole: Hole | null;
};

/** True if the solder mask of an outer layer is open at a point; null if the side has no mask file. */
type IsOpen = (layer: CopperLayer, x: number, y: number) => boolean | null;

/** The pads of all layers in their order. */
export function padsOf(copper: Copper, holes: HoleIndex, isOpen: IsOpen): Pad[] {
  const pads = copper.layers.flatMap((layer) => flashes(copper, layer, holes, isOpen));
  for (const pad of ballPads(pads)) pad.role = "bga";
  return pads;
}

function flashes(copper: Copper, layer: CopperLayer, holes: HoleIndex, isOpen: IsOpen): Pad[] {
  const { image } = layer.source;
  const widths = new Map<Shape, number>();
  const names = new Map<number, string>();
  const out: Pad[] = [];
  let before = -1;
  for (const owner of layer.pieces.pads) {
    const object = layer.pieces.objects[owner] ?? -1;
    const shape = image.shapes[image.shape[object] ?? -1];
    if (object === before || !shape || image.kind[object] !== KIND.flash) continue;
    before = object;
    const [x = 0, y = 0] = image.data.subarray(object * DATA_STRIDE, object * DATA_STRIDE + 2);
    const box = emptyBbox();
    addObject(box, image, object);
    const widthMm = widths.get(shape) ?? minWidth(shape);
    widths.set(shape, widthMm);
    const set = image.attributeSet[object] ?? 0;
    const name = names.get(set) ?? attributesIn(image.attributes, set).get(".AperFunction")?.[0] ?? "";
    names.set(set, name);
    const hole = holes.within(x, y, Math.min(widthOf(box), heightOf(box)) / 2, layer.position);
    const named = ROLES[name !== "" ? name : (shape.purpose ?? "")];
    const role = named ?? roleOf(hole, layer.isOuter ? isOpen(layer, x, y) : false);
    const net = copper.netOf(layer, owner);
    out.push({ layer, owner, object, net, x, y, box, shape, widthMm, role, isNamed: named !== undefined, hole });
  }
  return out;
}

/** Gerber specification 2024.05, 5.6.10. */
const ROLES: Readonly<Record<string, PadRole>> = {
  ViaPad: "via",
  ComponentPad: "component",
  CastellatedPad: "component",
  SMDPad: "smd",
  HeatsinkPad: "smd",
  ConnectorPad: "smd",
  TestPad: "smd",
  BGAPad: "bga",
  FiducialPad: "fiducial",
  WasherPad: "other",
  AntiPad: "other",
  OtherPad: "other",
  Conductor: "other",
  NonConductor: "other",
  EtchedComponent: "other",
  Other: "other",
};

/** Component leads need wider holes; vias that are left open are rarely wider. */
const LARGEST_OPEN_VIA_MM = 0.5;

function roleOf(hole: Hole | null, isOpen: boolean | null): PadRole {
  if (!hole) return isOpen === false ? "other" : "smd";
  if (!hole.isPlated) return "other";
  return hole.role === "via" || hole.diameterMm <= LARGEST_OPEN_VIA_MM ? "via" : "component";
}

/** Coarser arrays do not exist with round pads of this size. */
const MAX_BALL_MM = 0.8;
const WIDEST_PITCH_MM = 1.3;
const MIN_PADS = 9;
const SAME_PITCH_MM = 0.02;

/**
 * Pads of ball grid arrays: round pads of one size in rows and columns of one pitch, among soldered pads that no file
 * names. Fewer than nine in a grid are test points.
 */
function ballPads(pads: readonly Pad[]): Pad[] {
  const groups = new Map<string, Pad[]>();
  for (const pad of pads) {
    if (pad.isNamed || pad.role !== "smd" || !isDisc(pad.shape) || pad.widthMm > MAX_BALL_MM) continue;
    const key = `${pad.layer.position}/${Math.round(pad.widthMm * 1000)}`;
    const group = groups.get(key);
    if (group) group.push(pad);
    else groups.set(key, [pad]);
  }
  return [...groups.values()].filter(({ length }) => length >= MIN_PADS).flatMap(inGrid);
}

/** The pads with a neighbor in their row and one in their column at the same distance, if there are enough of them. */
function inGrid(pads: readonly Pad[]): Pad[] {
  const cells = new Map<string, Pad[]>();
  const cellOf = (value: number) => Math.floor(value / WIDEST_PITCH_MM);
  for (const pad of pads) {
    const key = `${cellOf(pad.x)}/${cellOf(pad.y)}`;
    const cell = cells.get(key);
    if (cell) cell.push(pad);
    else cells.set(key, [pad]);
  }
  const nearest = (pad: Pad, isUpright: boolean) => {
    let min = Infinity;
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const other of cells.get(`${cellOf(pad.x) + dx}/${cellOf(pad.y) + dy}`) ?? []) {
          const [along, off] = isUpright
            ? [Math.abs(other.y - pad.y), Math.abs(other.x - pad.x)]
            : [Math.abs(other.x - pad.x), Math.abs(other.y - pad.y)];
          if (off <= SAME_PITCH_MM && along > SAME_PITCH_MM) min = Math.min(min, along);
        }
    return min;
  };
  const found = pads.filter((pad) => {
    const [beside, above] = [nearest(pad, false), nearest(pad, true)];
    return beside <= WIDEST_PITCH_MM && Math.abs(beside - above) <= SAME_PITCH_MM;
  });
  return found.length >= MIN_PADS ? found : [];
}

const ARC_TOLERANCE_MM = 0.001;

/**
 * The minimum distance of two parallel lines that enclose a shape; one of them lies along a side of its convex hull. 0
 * for a shape without an image.
 */
function minWidth(shape: Shape): number {
  if (isDisc(shape)) return shape.strokeMm;
  const points = shape.paths.flatMap(({ isDark, contours }) =>
    isDark ? contours.flatMap((contour) => [...flatten(contour, ARC_TOLERANCE_MM)]) : [],
  );
  if (points.length < 6) return 0;
  const hull = convexHull(points);
  let min = Infinity;
  for (let k = 0; k < hull.length; k += 2) {
    const next = (k + 2) % hull.length;
    const [x0, y0, x1, y1] = [hull[k] ?? 0, hull[k + 1] ?? 0, hull[next] ?? 0, hull[next + 1] ?? 0];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length < 1e-9) continue;
    let max = 0;
    for (let c = 0; c < hull.length; c += 2) {
      const off = ((x1 - x0) * ((hull[c + 1] ?? 0) - y0) - (y1 - y0) * ((hull[c] ?? 0) - x0)) / length;
      max = Math.max(max, Math.abs(off));
    }
    min = Math.min(min, max);
  }
  return Number.isFinite(min) ? min : 0;
}
