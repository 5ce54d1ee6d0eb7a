// Zones of a KiCad board or footprint: their outlines, and the copper that was last filled into them.

import { atoms, findAtom, findList, findNumber, hasFlag, listsIn, type SList } from "@/lib/base/s-expression";
import type { Vec2 } from "@/lib/base/vec2";
import {
  findLayers,
  findNet,
  findUuid,
  type KicadNetRef,
  type KicadPath,
  nameSet,
  toPath,
  toPoint,
  untypedLists,
} from "@/lib/core/formats/kicad/fields";

export type KicadZoneFill = {
  line: number;
  /** Undefined in files whose zones have one layer each. */
  layer: string | undefined;
  isIsland: boolean;
  path: KicadPath;
};

export type KicadZone = {
  kind: "zone";
  line: number;
  name: string | undefined;
  net: KicadNetRef | undefined;
  /** The name beside a number in (net 1) (net_name "GND"). */
  netName: string | undefined;
  layers: readonly string[];
  /** True for an area that keeps things out, whose rules stay in `rest`. */
  isKeepout: boolean;
  priority: number | undefined;
  minThicknessMm: number | undefined;
  /** False where fills are drawn without a line around them. */
  areFillsOutlined: boolean;
  outlines: readonly KicadPath[];
  fills: readonly KicadZoneFill[];
  /** Version 4 could fill with lines, of the minimum thickness. */
  fillLines: readonly (readonly [Vec2 | undefined, Vec2 | undefined])[];
  /** True where the file holds any fill, be it an empty one. */
  isFilled: boolean;
  uuid: string | undefined;
  rest: readonly SList[];
};

const FIELDS = nameSet(
  "name net net_name layer layers priority min_thickness filled_areas_thickness polygon filled_polygon " +
    "fill_segments uuid tstamp",
);

export function parseZone(record: SList): KicadZone {
  const [fills, segments] = [listsIn(record, "filled_polygon"), listsIn(record, "fill_segments")];
  return {
    kind: "zone",
    line: record.line,
    name: findAtom(record, "name"),
    net: findNet(record),
    netName: findAtom(record, "net_name"),
    layers: findLayers(record),
    isKeepout: findList(record, "keepout") !== undefined,
    priority: findNumber(record, "priority"),
    minThicknessMm: findNumber(record, "min_thickness"),
    areFillsOutlined: atoms(findList(record, "filled_areas_thickness"))[0] !== "no",
    outlines: listsIn(record, "polygon").map((polygon) => toPath(findList(polygon, "pts"))),
    fills: fills.map(parseFill),
    fillLines: segments.flatMap((list) => listsIn(list, "pts").map(toLine)),
    isFilled: fills.length + segments.length > 0,
    uuid: findUuid(record),
    rest: untypedLists(record, FIELDS),
  };
}

function parseFill(fill: SList): KicadZoneFill {
  return {
    line: fill.line,
    layer: findAtom(fill, "layer"),
    isIsland: hasFlag(fill, "island"),
    path: toPath(findList(fill, "pts")),
  };
}

function toLine(pts: SList): [Vec2 | undefined, Vec2 | undefined] {
  const [first, second] = listsIn(pts, "xy").map(toPoint);
  return [first, second];
}
