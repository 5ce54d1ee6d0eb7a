// Objects moved, rotated and mirrored: one map of the sheet for all that they consist of.
import type { Rotation } from "../model/graphic";
import type { Mirror } from "../model/placement";
import type { SchematicObject, SheetImage } from "../model/records";
import type { Point } from "../model/units";

/** A map of the sheet onto itself that keeps lengths: quarter turns and mirrors about a point, and shifts. */
export interface SheetMap {
  readonly point: (point: Point) => Point;
  /** Direction of reading after the map. */
  readonly rotation: (rotation: Rotation) => Rotation;
  readonly placement: (placement: Orientation) => Orientation;
  /** Horizontal becomes vertical. */
  readonly swapsAxes: boolean;
}

interface Orientation {
  readonly rotation: Rotation;
  readonly mirror: Mirror;
}

const quarter = (rotation: number): Rotation => (((rotation % 360) + 360) % 360) as Rotation;

export const shiftBy = (by: Point): SheetMap => ({
  point: ({ x, y }) => ({ x: x + by.x, y: y + by.y }),
  rotation: (rotation) => rotation,
  placement: (placement) => placement,
  swapsAxes: false,
});

/** A quarter turn counter-clockwise as seen. */
export const rotateAbout = (center: Point): SheetMap => ({
  point: ({ x, y }) => ({ x: center.x + (y - center.y), y: center.y - (x - center.x) }),
  rotation: (rotation) => quarter(rotation + 90),
  // A mirrored component turns the other way before its mirror.
  placement: ({ rotation, mirror }) => ({ rotation: quarter(rotation + (mirror === "none" ? 90 : -90)), mirror }),
  swapsAxes: true,
});

/** "y" exchanges left and right, "x" top and bottom. */
export const mirrorAbout = (center: Point, about: "x" | "y"): SheetMap => ({
  point: ({ x, y }) => (about === "y" ? { x: 2 * center.x - x, y } : { x, y: 2 * center.y - y }),
  rotation: (rotation) => {
    const isAcross = about === "y" ? rotation === 0 || rotation === 180 : rotation === 90 || rotation === 270;
    return isAcross ? quarter(rotation + 180) : rotation;
  },
  placement: ({ rotation, mirror }) => {
    if (mirror === "none") return { rotation, mirror: about };
    if (mirror === about) return { rotation, mirror: "none" };
    // Both mirrors are half a turn.
    return { rotation: quarter(rotation + 180), mirror: "none" };
  },
  swapsAxes: false,
});

type DrawnGraphic = Extract<SchematicObject, { kind: "drawing" }>["graphic"];

function mapGraphic(graphic: DrawnGraphic, { point, swapsAxes }: SheetMap): DrawnGraphic {
  switch (graphic.shape) {
    case "line":
      return { ...graphic, points: [point(graphic.points[0]), point(graphic.points[1])] };
    case "bezier": {
      const [a, b, c, d] = graphic.points;
      return { ...graphic, points: [point(a), point(b), point(c), point(d)] };
    }
    case "polyline":
    case "polygon":
      return { ...graphic, points: graphic.points.map(point) };
    case "rectangle":
      return { ...graphic, ...corners(point(graphic.from), point(graphic.to)) };
    case "circle":
      return { ...graphic, center: point(graphic.center) };
    case "ellipse": {
      const { radiusX, radiusY } = graphic;
      const radii = swapsAxes ? { radiusX: radiusY, radiusY: radiusX } : { radiusX, radiusY };
      return { ...graphic, ...radii, center: point(graphic.center) };
    }
    case "arc":
      return { ...graphic, start: point(graphic.start), mid: point(graphic.mid), end: point(graphic.end) };
  }
}

/** Top left and bottom right. */
const corners = (a: Point, b: Point): { from: Point; to: Point } => ({
  from: { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) },
  to: { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) },
});

const SIDES = ["right", "top", "left", "bottom"] as const;

/** Place of the turned box; the image itself is neither turned nor mirrored. */
function mapImage(image: SheetImage, { point }: SheetMap): SheetImage {
  const { at, width, height } = image;
  const { from, to } = corners(point(at), point({ x: at.x + width, y: at.y + height }));
  return {
    ...image,
    at: { x: Math.round((from.x + to.x - width) / 2) + 0, y: Math.round((from.y + to.y - height) / 2) + 0 },
  };
}

/** The object elsewhere on its sheet. */
export function mapObject<R extends SchematicObject>(object: R, map: SheetMap): R {
  const { point } = map;
  switch (object.kind) {
    case "wire":
    case "bus":
      return { ...object, from: point(object.from), to: point(object.to) };
    case "sheet-symbol":
      return { ...object, ...corners(point(object.from), point(object.to)) };
    case "bus-entry":
    case "bus-bus-entry":
      return { ...object, bus: point(object.bus), wire: point(object.wire) };
    case "drawing":
      return { ...object, graphic: mapGraphic(object.graphic, map) };
    case "component":
    case "power-port":
      return { ...object, ...map.placement(object), at: point(object.at) };
    case "net-label":
    case "port":
    case "sheet-label":
    case "text":
    case "spice-directive":
      return { ...object, at: point(object.at), rotation: map.rotation(object.rotation) };
    case "sheet-entry": {
      const turned = map.rotation((SIDES.indexOf(object.side) * 90) as Rotation);
      return { ...object, at: point(object.at), side: SIDES[turned / 90] ?? object.side };
    }
    case "image":
      return { ...object, ...mapImage(object, map) };
    case "group":
      return object;
    default:
      return { ...object, at: point(object.at) };
  }
}
