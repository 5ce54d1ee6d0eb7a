// Tracks and vias of a KiCad board.

import { atoms, findList, findNumber, hasFlag, listsIn, type SList } from "@/lib/base/s-expression";
import type { Vec2 } from "@/lib/base/vec2";
import {
  findLayers,
  findNet,
  findPlacement,
  findPoint,
  findTenting,
  findUuid,
  type KicadNetRef,
  type KicadPlacement,
  type KicadTenting,
  nameSet,
  untypedLists,
} from "@/lib/core/formats/kicad/fields";
import { findUnusedLayers, type KicadUnusedLayers } from "@/lib/core/formats/kicad/pad";

/** (segment …), or (arc …) through `mid`. */
export type KicadTrack = {
  kind: "track";
  line: number;
  start: Vec2 | undefined;
  mid: Vec2 | undefined;
  end: Vec2 | undefined;
  widthMm: number | undefined;
  /** Copper, and since version 9 the mask that is opened above it. */
  layers: readonly string[];
  solderMaskMarginMm: number | undefined;
  net: KicadNetRef | undefined;
  isLocked: boolean;
  uuid: string | undefined;
  rest: readonly SList[];
};

const TRACK_FIELDS = nameSet("start mid end width layer layers solder_mask_margin net locked uuid tstamp status");

export function parseTrack(record: SList): KicadTrack {
  return {
    kind: "track",
    line: record.line,
    start: findPoint(record, "start"),
    mid: findPoint(record, "mid"),
    end: findPoint(record, "end"),
    widthMm: findNumber(record, "width"),
    layers: findLayers(record),
    solderMaskMarginMm: findNumber(record, "solder_mask_margin"),
    net: findNet(record),
    isLocked: hasFlag(record, "locked"),
    uuid: findUuid(record),
    rest: untypedLists(record, TRACK_FIELDS),
  };
}

export type KicadVia = {
  kind: "via";
  line: number;
  type: "through" | "blind" | "micro";
  at: KicadPlacement | undefined;
  sizeMm: number | undefined;
  /** Undefined where the net class decides, as it could before version 6. */
  drillMm: number | undefined;
  /** The first and the last copper layer. */
  layers: readonly string[];
  net: KicadNetRef | undefined;
  /** Undefined where the board decides. */
  tenting: KicadTenting | undefined;
  /** Since version 9: the sizes on "Inner", "B.Cu" or single layers. */
  padstack: readonly { layer: string; sizeMm: number | undefined }[];
  unusedLayers: KicadUnusedLayers;
  isLocked: boolean;
  uuid: string | undefined;
  rest: readonly SList[];
};

const VIA_FIELDS = nameSet(
  "at size drill layers net tenting padstack remove_unused_layers keep_end_layers zone_layer_connections locked " +
    "uuid tstamp status",
);

export function parseVia(record: SList): KicadVia {
  const stack = findList(record, "padstack");
  const isOfType = (type: string) => record.items.includes(type);
  return {
    kind: "via",
    line: record.line,
    type: isOfType("micro") ? "micro" : isOfType("blind") ? "blind" : "through",
    at: findPlacement(record),
    sizeMm: findNumber(record, "size"),
    drillMm: findNumber(record, "drill"),
    layers: atoms(findList(record, "layers")),
    net: findNet(record),
    tenting: findTenting(record),
    padstack: stack
      ? listsIn(stack, "layer").map((row) => ({ layer: atoms(row)[0] ?? "", sizeMm: findNumber(row, "size") }))
      : [],
    unusedLayers: findUnusedLayers(record),
    isLocked: hasFlag(record, "locked"),
    uuid: findUuid(record),
    rest: untypedLists(record, VIA_FIELDS),
  };
}
