// Footprints on a KiCad board: "module" until version 5.

import { atoms, findAtom, findList, hasFlag, isList, listName, type SList } from "@/lib/base/s-expression";
import { type KicadDimension, parseDimension } from "@/lib/core/formats/kicad/dimension";
import {
  findMargins,
  findPlacement,
  findUuid,
  findVector,
  type KicadMargins,
  type KicadPlacement,
  type KicadUntyped,
  type KicadVector,
  nameSet,
  toUntyped,
} from "@/lib/core/formats/kicad/fields";
import { isGraphic, type KicadGraphic, parseGraphic } from "@/lib/core/formats/kicad/graphic";
import { type KicadGroup, type KicadImage, parseGroup, parseImage } from "@/lib/core/formats/kicad/group";
import { type KicadPad, parsePad } from "@/lib/core/formats/kicad/pad";
import { type KicadText, parseText } from "@/lib/core/formats/kicad/text";
import { type KicadTable, type KicadTextBox, parseTable, parseTextBox } from "@/lib/core/formats/kicad/text-box";
import { type KicadZone, parseZone } from "@/lib/core/formats/kicad/zone";

/** A 3D model of the part: a file, and how it stands on the footprint. */
export type KicadModel = {
  kind: "model";
  line: number;
  file: string;
  isHidden: boolean;
  offset: KicadVector | undefined;
  scale: KicadVector | undefined;
  rotate: KicadVector | undefined;
};

export type KicadFootprintItem =
  | KicadPad
  | KicadGraphic
  | KicadText
  | KicadTextBox
  | KicadTable
  | KicadDimension
  | KicadZone
  | KicadGroup
  | KicadImage
  | KicadModel
  | KicadUntyped;

export type KicadFootprint = {
  kind: "footprint";
  line: number;
  /** "Resistor_SMD:R_0603_1608Metric". */
  libraryId: string;
  at: KicadPlacement | undefined;
  /** "F.Cu" or "B.Cu". */
  layer: string | undefined;
  description: string | undefined;
  tags: string | undefined;
  /** The path of the symbol in the schematic. */
  path: string | undefined;
  sheetName: string | undefined;
  sheetFile: string | undefined;
  /** "smd", "through_hole", "exclude_from_bom", "dnp" … */
  attributes: readonly string[];
  isLocked: boolean;
  margins: KicadMargins;
  /** The reference and value as fields of their own, which some converters write. */
  reference: string | undefined;
  value: string | undefined;
  uuid: string | undefined;
  /** In the order of the file. */
  items: readonly KicadFootprintItem[];
};

const FIELDS = nameSet(
  "at layer descr tags path sheetname sheetfile attr locked solder_mask_margin solder_paste_margin " +
    "solder_paste_margin_ratio solder_paste_ratio reference value uuid tstamp",
);

export function parseFootprint(record: SList): KicadFootprint {
  return {
    kind: "footprint",
    line: record.line,
    libraryId: atoms(record)[0] ?? "",
    at: findPlacement(record),
    layer: findAtom(record, "layer"),
    description: findAtom(record, "descr"),
    tags: findAtom(record, "tags"),
    path: findAtom(record, "path"),
    sheetName: findAtom(record, "sheetname"),
    sheetFile: findAtom(record, "sheetfile"),
    attributes: atoms(findList(record, "attr")),
    isLocked: hasFlag(record, "locked", 2),
    margins: findMargins(record),
    reference: findAtom(record, "reference"),
    value: findAtom(record, "value"),
    uuid: findUuid(record),
    items: record.items.filter(isList).flatMap((list) => (FIELDS.has(listName(list)) ? [] : [parseItem(list)])),
  };
}

function parseItem(list: SList): KicadFootprintItem {
  switch (listName(list)) {
    case "pad":
      return parsePad(list);
    case "fp_text":
      return parseText(list, "fp_text");
    case "property":
      return parseText(list, "property");
    case "fp_text_box":
      return parseTextBox(list);
    case "table":
      return parseTable(list);
    case "dimension":
      return parseDimension(list);
    case "zone":
      return parseZone(list);
    case "group":
      return parseGroup(list);
    case "image":
      return parseImage(list);
    case "model":
      return parseModel(list);
    default:
      return (isGraphic(list) ? parseGraphic(list) : undefined) ?? toUntyped(list);
  }
}

function parseModel(record: SList): KicadModel {
  return {
    kind: "model",
    line: record.line,
    file: atoms(record)[0] ?? "",
    isHidden: hasFlag(record, "hide", 2),
    // Until version 5 the offset was called "at" and counted in inches.
    offset: findVector(record, "offset"),
    scale: findVector(record, "scale"),
    rotate: findVector(record, "rotate"),
  };
}

/** (property "Reference" "R1" …) since version 8, (fp_text reference "R1" …) before, else (reference "R1"). */
export function footprintField(footprint: KicadFootprint, name: "Reference" | "Value"): string {
  const find = (source: KicadText["source"], named: string) =>
    footprint.items.find(
      (item): item is KicadText => item.kind === "text" && item.source === source && item.name === named,
    );
  const text = find("property", name) ?? find("fp_text", name.toLowerCase());
  return text?.text ?? (name === "Reference" ? footprint.reference : footprint.value) ?? "";
}
