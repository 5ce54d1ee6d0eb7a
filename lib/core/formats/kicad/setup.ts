// The settings of a KiCad board: its layers, its setup with the stackup, and its net classes.

import { atoms, findAtom, findList, findNumber, hasFlag, isList, listsIn, type SList } from "@/lib/base/s-expression";
import type { Vec2 } from "@/lib/base/vec2";
import { findPoint, findTenting, type KicadTenting, nameSet, untypedLists } from "@/lib/core/formats/kicad/fields";

/** (0 "F.Cu" signal "Top"): `userName` is the name that people gave it. */
export type KicadLayer = {
  line: number;
  id: number;
  name: string;
  type: string | undefined;
  userName: string | undefined;
};

export function parseLayers(list: SList): KicadLayer[] {
  return listsIn(list)
    .filter(({ items }) => !isList(items[1]))
    .map((row) => {
      // Old files mark layers that are not shown.
      const [name = "", type, userName] = atoms(row).filter((atom, at) => at < 2 || atom !== "hide");
      return { line: row.line, id: Number(row.items[0]), name, type, userName };
    });
}

export type KicadStackupLayer = {
  name: string;
  /** "copper", "core", "prepreg", "Top Solder Mask" … */
  type: string | undefined;
  thicknessMm: number | undefined;
  material: string | undefined;
  color: string | undefined;
  epsilonR: number | undefined;
  lossTangent: number | undefined;
};

export type KicadStackup = {
  layers: readonly KicadStackupLayer[];
  copperFinish: string | undefined;
  rest: readonly SList[];
};

export type KicadSetup = {
  stackup: KicadStackup | undefined;
  padToMaskClearanceMm: number | undefined;
  padToPasteClearanceMm: number | undefined;
  /** A fraction of the pad's own size, added to the clearance. */
  padToPasteClearanceRatio: number | undefined;
  /** Sizes of vias before version 6. */
  viaDrillMm: number | undefined;
  microViaDrillMm: number | undefined;
  /** Since version 9. */
  tenting: KicadTenting | undefined;
  /** Before version 9 vias were open or covered as layers were plotted. */
  arePlottedViasOpen: boolean;
  auxiliaryOrigin: Vec2 | undefined;
  gridOrigin: Vec2 | undefined;
  rest: readonly SList[];
};

const SETUP_FIELDS = nameSet(
  "stackup pad_to_mask_clearance pad_to_paste_clearance pad_to_paste_clearance_ratio via_drill uvia_drill tenting " +
    "aux_axis_origin grid_origin",
);

export function parseSetup(setup: SList): KicadSetup {
  const stackup = findList(setup, "stackup");
  return {
    stackup: stackup && parseStackup(stackup),
    padToMaskClearanceMm: findNumber(setup, "pad_to_mask_clearance"),
    padToPasteClearanceMm: findNumber(setup, "pad_to_paste_clearance"),
    padToPasteClearanceRatio: findNumber(setup, "pad_to_paste_clearance_ratio"),
    viaDrillMm: findNumber(setup, "via_drill"),
    microViaDrillMm: findNumber(setup, "uvia_drill"),
    tenting: findTenting(setup),
    arePlottedViasOpen: hasFlag(findList(setup, "pcbplotparams"), "viasonmask"),
    auxiliaryOrigin: findPoint(setup, "aux_axis_origin"),
    gridOrigin: findPoint(setup, "grid_origin"),
    rest: untypedLists(setup, SETUP_FIELDS),
  };
}

const STACKUP_FIELDS = nameSet("layer copper_finish");

function parseStackup(stackup: SList): KicadStackup {
  const layers = listsIn(stackup, "layer").map((layer) => ({
    name: atoms(layer)[0] ?? "",
    type: findAtom(layer, "type"),
    thicknessMm: findNumber(layer, "thickness"),
    material: findAtom(layer, "material"),
    color: findAtom(layer, "color"),
    epsilonR: findNumber(layer, "epsilon_r"),
    lossTangent: findNumber(layer, "loss_tangent"),
  }));
  return { layers, copperFinish: findAtom(stackup, "copper_finish"), rest: untypedLists(stackup, STACKUP_FIELDS) };
}

/** Until version 5 in the board; later ones are in the project. */
export type KicadNetClass = {
  name: string;
  description: string;
  clearanceMm: number | undefined;
  traceWidthMm: number | undefined;
  viaDiameterMm: number | undefined;
  viaDrillMm: number | undefined;
  microViaDiameterMm: number | undefined;
  microViaDrillMm: number | undefined;
  nets: readonly string[];
};

export function parseNetClass(record: SList): KicadNetClass {
  const [name = "", description = ""] = atoms(record);
  const length = (field: string) => findNumber(record, field);
  return {
    ...{ name, description },
    clearanceMm: length("clearance"),
    traceWidthMm: length("trace_width"),
    viaDiameterMm: length("via_dia"),
    viaDrillMm: length("via_drill"),
    microViaDiameterMm: length("uvia_dia"),
    microViaDrillMm: length("uvia_drill"),
    nets: listsIn(record, "add_net").map((net) => atoms(net)[0] ?? ""),
  };
}
