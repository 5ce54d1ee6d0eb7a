// Dimensions of a KiCad board or footprint.

import { atoms, findAtom, findList, findNumber, hasFlag, listName, listsIn, type SList } from "@/lib/base/s-expression";
import type { Vec2 } from "@/lib/base/vec2";
import { findLayers, findPoints, findUuid, nameSet, toPoint, untypedLists } from "@/lib/core/formats/kicad/fields";
import { type KicadText, parseText } from "@/lib/core/formats/kicad/text";

export type KicadDimensionStyle = {
  thicknessMm: number | undefined;
  arrowLengthMm: number | undefined;
  isArrowOutward: boolean;
  extensionHeightMm: number | undefined;
  extensionOffsetMm: number | undefined;
};

export type KicadDimension = {
  kind: "dimension";
  line: number;
  /** "aligned", "orthogonal", "leader", "center" or "radial"; undefined before version 6. */
  type: string | undefined;
  layers: readonly string[];
  points: readonly Vec2[];
  heightMm: number | undefined;
  /** Orthogonal dimensions: 0 along x, 1 along y. */
  orientation: number | undefined;
  leaderLengthMm: number | undefined;
  style: KicadDimensionStyle | undefined;
  /** The line width before version 6. */
  widthMm: number | undefined;
  /** The lines that files from before version 6 hold, under names like "feature1" and "arrow2a". */
  lines: readonly { name: string; points: readonly Vec2[] }[];
  texts: readonly KicadText[];
  uuid: string | undefined;
  rest: readonly SList[];
};

const WRITTEN_LINE = /^(?:feature|crossbar|arrow)/;
const FIELDS = nameSet(
  "type layer layers pts xy height orientation leader_length style width gr_text locked uuid tstamp " +
    "feature1 feature2 crossbar arrow1a arrow1b arrow2a arrow2b",
);

export function parseDimension(record: SList): KicadDimension {
  const style = findList(record, "style");
  return {
    kind: "dimension",
    line: record.line,
    type: findAtom(record, "type"),
    layers: findLayers(record),
    points: listsIn(findList(record, "pts") ?? record, "xy").map(toPoint),
    heightMm: findNumber(record, "height"),
    orientation: findNumber(record, "orientation"),
    leaderLengthMm: findNumber(record, "leader_length"),
    style: style && parseStyle(style),
    widthMm: findNumber(record, "width"),
    lines: listsIn(record)
      .filter((list) => WRITTEN_LINE.test(listName(list)))
      .map((list) => ({ name: listName(list), points: findPoints(list) })),
    texts: listsIn(record, "gr_text").map((text) => parseText(text, "gr_text")),
    uuid: findUuid(record),
    rest: untypedLists(record, FIELDS),
  };
}

function parseStyle(style: SList): KicadDimensionStyle {
  return {
    thicknessMm: findNumber(style, "thickness"),
    arrowLengthMm: findNumber(style, "arrow_length"),
    isArrowOutward: atoms(findList(style, "arrow_direction"))[0] === "outward" || hasFlag(style, "outward"),
    extensionHeightMm: findNumber(style, "extension_height"),
    extensionOffsetMm: findNumber(style, "extension_offset"),
  };
}
