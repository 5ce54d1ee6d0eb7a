// Pads of a KiCad footprint.

import {
  atoms,
  findAtom,
  findList,
  findNumber,
  hasFlag,
  isList,
  listsIn,
  numericAtoms,
  type SList,
} from "@/lib/base/s-expression";
import {
  findMargins,
  findNet,
  findPlacement,
  findUuid,
  type KicadMargins,
  type KicadNetRef,
  type KicadPlacement,
  nameSet,
  untypedLists,
} from "@/lib/core/formats/kicad/fields";
import { type KicadGraphic, parseGraphic } from "@/lib/core/formats/kicad/graphic";

/** The form of a pad on all of its layers, or on one layer of a padstack. */
export type KicadPadShape = {
  /** "circle", "rect", "oval", "roundrect", "trapezoid" or "custom". */
  shape: string;
  /** NaN where the size is missing. */
  widthMm: number;
  heightMm: number;
  /** From the hole to the middle of the copper. */
  offset: readonly [x: number, y: number] | undefined;
  /** Ratios are fractions of the shorter side. */
  roundRatio: number | undefined;
  chamferRatio: number | undefined;
  /** "top_left", "bottom_right" … */
  chamfers: readonly string[];
  /** By how much the left side of a trapezoid is longer, and its lower one. */
  rectDelta: readonly number[];
  /** Custom shapes: "rect" or "circle", and the graphics drawn around it. */
  anchor: string | undefined;
  primitives: readonly KicadGraphic[];
};

/** A round hole has one size, an oval one may have two. */
export type KicadPadDrill = { isOval: boolean; sizesMm: readonly number[] };

export type KicadPad = KicadPadShape & {
  kind: "pad";
  line: number;
  number: string;
  /** "thru_hole", "smd", "connect" or "np_thru_hole". */
  type: string;
  at: KicadPlacement | undefined;
  drill: KicadPadDrill | undefined;
  layers: readonly string[];
  net: KicadNetRef | undefined;
  pinFunction: string | undefined;
  pinType: string | undefined;
  margins: KicadMargins;
  /** Since version 9: the shapes on "Inner", "B.Cu" or any copper layer by name. */
  padstack: readonly (KicadPadShape & { layer: string })[];
  unusedLayers: KicadUnusedLayers;
  uuid: string | undefined;
  rest: readonly SList[];
};

/** Pads and vias may leave out the layers on which nothing reaches them (version 6 and later). */
export type KicadUnusedLayers = { areRemoved: boolean; areEndsKept: boolean; zoneLayers: readonly string[] };

export function findUnusedLayers(record: SList): KicadUnusedLayers {
  return {
    areRemoved: hasFlag(record, "remove_unused_layers"),
    areEndsKept: hasFlag(record, "keep_end_layers"),
    zoneLayers: atoms(findList(record, "zone_layer_connections")),
  };
}

const FIELDS = nameSet(
  "at size drill offset layers net pinfunction pintype roundrect_rratio chamfer_ratio chamfer rect_delta options " +
    "primitives padstack remove_unused_layers keep_end_layers zone_layer_connections solder_mask_margin " +
    "solder_paste_margin solder_paste_margin_ratio solder_paste_ratio uuid tstamp",
);

/** (pad "1" smd rect (at x y angle) (size w h) (layers …) …). */
export function parsePad(record: SList): KicadPad {
  const [number = "", type = "", shape = ""] = atoms(record);
  const stack = findList(record, "padstack");
  return {
    kind: "pad",
    line: record.line,
    ...{ number, type },
    ...parseShape(record, shape),
    at: findPlacement(record),
    drill: findDrill(record),
    layers: atoms(findList(record, "layers")),
    net: findNet(record),
    pinFunction: findAtom(record, "pinfunction"),
    pinType: findAtom(record, "pintype"),
    margins: findMargins(record),
    padstack: stack ? listsIn(stack, "layer").map(parseStackLayer) : [],
    unusedLayers: findUnusedLayers(record),
    uuid: findUuid(record),
    rest: untypedLists(record, FIELDS),
  };
}

/** (layer "Inner" (shape rect) (size …) …). */
function parseStackLayer(layer: SList): KicadPad["padstack"][number] {
  return { layer: atoms(layer)[0] ?? "", ...parseShape(layer, findAtom(layer, "shape") ?? "circle") };
}

function findDrill(record: SList): KicadPadDrill | undefined {
  const drill = findList(record, "drill");
  return drill && { isOval: hasFlag(drill, "oval"), sizesMm: numericAtoms(drill).filter(Number.isFinite) };
}

function parseShape(record: SList, shape: string): KicadPadShape {
  const [widthMm = NaN, heightMm = widthMm] = numericAtoms(findList(record, "size"));
  const offset = findList(findList(record, "drill"), "offset") ?? findList(record, "offset");
  const [dx = 0, dy = 0] = numericAtoms(offset);
  return {
    ...{ shape, widthMm, heightMm },
    offset: offset && [dx, dy],
    roundRatio: findNumber(record, "roundrect_rratio"),
    chamferRatio: findNumber(record, "chamfer_ratio"),
    chamfers: atoms(findList(record, "chamfer")),
    rectDelta: numericAtoms(findList(record, "rect_delta")),
    anchor: findAtom(findList(record, "options") ?? record, "anchor"),
    primitives: (findList(record, "primitives")?.items ?? []).filter(isList).flatMap((one) => parseGraphic(one) ?? []),
  };
}
