// Lines and areas of a KiCad board or footprint: gr_line, fp_arc, gr_poly and their like.

import { findAtom, findList, findNumber, hasFlag, listName, type SList } from "@/lib/base/s-expression";
import type { Vec2 } from "@/lib/base/vec2";
import {
  findLayers,
  findNet,
  findPoint,
  findPoints,
  findStroke,
  findUuid,
  type KicadNetRef,
  type KicadPath,
  type KicadStroke,
  nameSet,
  toPath,
  untypedLists,
} from "@/lib/core/formats/kicad/fields";

export type KicadShape =
  | { shape: "line"; start: Vec2 | undefined; end: Vec2 | undefined }
  /** Through `mid`; until version 5 `start` is the center, `end` the first point and `angleDeg` counts clockwise. */
  | {
      shape: "arc";
      start: Vec2 | undefined;
      mid: Vec2 | undefined;
      end: Vec2 | undefined;
      angleDeg: number | undefined;
    }
  | { shape: "circle"; center: Vec2 | undefined; end: Vec2 | undefined }
  /** Since version 10 a rectangle may have round corners. */
  | { shape: "rect"; start: Vec2 | undefined; end: Vec2 | undefined; radiusMm: number | undefined }
  | { shape: "poly"; path: KicadPath }
  /** A cubic Bézier curve by its four points. */
  | { shape: "curve"; points: readonly Vec2[] };

export type KicadGraphic = KicadShape & {
  kind: "graphic";
  line: number;
  layers: readonly string[];
  stroke: KicadStroke | undefined;
  /** The line width until version 6, which has a stroke. */
  widthMm: number | undefined;
  /** "solid", "none", "yes", "no" …; undefined before version 6. */
  fill: string | undefined;
  net: KicadNetRef | undefined;
  solderMaskMarginMm: number | undefined;
  isLocked: boolean;
  uuid: string | undefined;
  rest: readonly SList[];
};

const SHAPES = nameSet("line arc circle rect poly curve");
const FIELDS = nameSet(
  "start mid end center angle radius pts layer layers stroke width fill net solder_mask_margin locked uuid tstamp",
);

export function isGraphic(record: SList): boolean {
  return /^(?:gr|fp)_/.test(listName(record)) && SHAPES.has(shapeName(record));
}

function shapeName(record: SList): string {
  return listName(record).replace(/^(?:gr|fp)_/, "");
}

/** Undefined for a record that is none; within pads the names have no prefix in some versions. */
export function parseGraphic(record: SList): KicadGraphic | undefined {
  const shape = parseShape(record);
  return (
    shape && {
      kind: "graphic",
      ...shape,
      line: record.line,
      layers: findLayers(record),
      stroke: findStroke(record),
      widthMm: findNumber(record, "width"),
      fill: findAtom(record, "fill"),
      net: findNet(record),
      solderMaskMarginMm: findNumber(record, "solder_mask_margin"),
      isLocked: hasFlag(record, "locked"),
      uuid: findUuid(record),
      rest: untypedLists(record, FIELDS),
    }
  );
}

function parseShape(record: SList): KicadShape | undefined {
  const point = (name: string) => findPoint(record, name);
  switch (shapeName(record)) {
    case "line":
      return { shape: "line", start: point("start"), end: point("end") };
    case "arc": {
      const angleDeg = findNumber(record, "angle");
      return { shape: "arc", start: point("start"), mid: point("mid"), end: point("end"), angleDeg };
    }
    case "circle":
      return { shape: "circle", center: point("center"), end: point("end") };
    case "rect":
      return { shape: "rect", start: point("start"), end: point("end"), radiusMm: findNumber(record, "radius") };
    case "poly":
      return { shape: "poly", path: toPath(findList(record, "pts")) };
    case "curve":
      return { shape: "curve", points: findPoints(record) };
    default:
      return undefined;
  }
}
