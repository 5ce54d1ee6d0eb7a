// Texts of a KiCad board or footprint: gr_text, fp_text and the properties of footprints.

import {
  atoms,
  findAtom,
  findList,
  findNumber,
  hasFlag,
  listsIn,
  numericAtoms,
  type SList,
} from "@/lib/base/s-expression";
import {
  findLayers,
  findPlacement,
  findUuid,
  type KicadPath,
  type KicadPlacement,
  nameSet,
  toPath,
  untypedLists,
} from "@/lib/core/formats/kicad/fields";

export type KicadFont = {
  heightMm: number | undefined;
  widthMm: number | undefined;
  thicknessMm: number | undefined;
  /** The outline font; undefined for KiCad's stroke font. */
  face: string | undefined;
  isBold: boolean;
  isItalic: boolean;
};

/** `justify` holds left, right, top, bottom and mirror; centered texts have none. */
export type KicadTextEffects = { font: KicadFont | undefined; justify: readonly string[]; isHidden: boolean };

/** The outlines of a text in an outline font, as KiCad last drew them on the board. */
export type KicadRenderCache = { text: string; polygons: readonly KicadPath[] };

export type KicadText = {
  kind: "text";
  line: number;
  source: "gr_text" | "fp_text" | "property";
  /** "Reference" and "Value" of a property, "reference", "value" and "user" of an fp_text; empty for a gr_text. */
  name: string;
  text: string;
  at: KicadPlacement | undefined;
  layers: readonly string[];
  isKnockout: boolean;
  isHidden: boolean;
  /** True where the text may stand on its head. */
  isUnlocked: boolean;
  effects: KicadTextEffects;
  renderCache: KicadRenderCache | undefined;
  uuid: string | undefined;
  rest: readonly SList[];
};

const FIELDS = nameSet("at layer layers hide unlocked effects render_cache uuid tstamp");

export function parseText(record: SList, source: KicadText["source"]): KicadText {
  const own = atoms(record);
  const [name = "", text = ""] = source === "gr_text" ? ["", own[0]] : own;
  // A text may itself read "hide".
  const firstFlag = source === "gr_text" ? 2 : 3;
  const at = findPlacement(record);
  return {
    kind: "text",
    line: record.line,
    ...{ source, name, text, at },
    layers: findLayers(record),
    isKnockout: hasFlag(findList(record, "layer"), "knockout"),
    isHidden: hasFlag(record, "hide", firstFlag),
    isUnlocked: hasFlag(record, "unlocked", firstFlag) || (at?.isUnlocked ?? false),
    effects: findEffects(record),
    renderCache: findRenderCache(record),
    uuid: findUuid(record),
    rest: untypedLists(record, FIELDS),
  };
}

export function findEffects(record: SList): KicadTextEffects {
  const effects = findList(record, "effects");
  return {
    font: findFont(effects),
    justify: atoms(findList(effects, "justify")),
    isHidden: hasFlag(effects, "hide"),
  };
}

function findFont(effects: SList | undefined): KicadFont | undefined {
  const font = findList(effects, "font");
  if (!font) return undefined;
  const [heightMm, widthMm] = numericAtoms(findList(font, "size"));
  return {
    heightMm,
    widthMm,
    thicknessMm: findNumber(font, "thickness"),
    face: findAtom(font, "face"),
    isBold: hasFlag(font, "bold"),
    isItalic: hasFlag(font, "italic"),
  };
}

export function findRenderCache(record: SList): KicadRenderCache | undefined {
  const cache = findList(record, "render_cache");
  if (!cache) return undefined;
  const polygons = listsIn(cache, "polygon").flatMap((polygon) => listsIn(polygon, "pts").map(toPath));
  return { text: atoms(cache)[0] ?? "", polygons };
}
