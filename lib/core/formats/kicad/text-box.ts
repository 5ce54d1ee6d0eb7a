// Text boxes and tables of a KiCad board or footprint.

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
import type { Vec2 } from "@/lib/base/vec2";
import {
  findLayers,
  findPoint,
  findPoints,
  findStroke,
  findUuid,
  type KicadStroke,
  nameSet,
  untypedLists,
} from "@/lib/core/formats/kicad/fields";
import {
  findEffects,
  findRenderCache,
  type KicadRenderCache,
  type KicadTextEffects,
} from "@/lib/core/formats/kicad/text";

export type KicadTextBox = {
  kind: "text_box";
  line: number;
  text: string;
  /** Two opposite corners; a box that is turned by no quarter has its four corners in `points` instead. */
  start: Vec2 | undefined;
  end: Vec2 | undefined;
  points: readonly Vec2[];
  angleDeg: number;
  /** Left, top, right and bottom. */
  marginsMm: readonly number[];
  layers: readonly string[];
  stroke: KicadStroke | undefined;
  /** "yes" or "no"; undefined in files from before there was a choice. */
  border: string | undefined;
  /** Cells of a table: the columns and rows that it covers; none where another cell covers it. */
  span: readonly number[];
  effects: KicadTextEffects;
  renderCache: KicadRenderCache | undefined;
  isLocked: boolean;
  uuid: string | undefined;
  rest: readonly SList[];
};

const BOX_FIELDS = nameSet(
  "start end pts angle margins layer layers stroke border span effects render_cache locked uuid tstamp",
);

/** (gr_text_box "…" (start x y) (end x y) …), (fp_text_box …) or (table_cell …). */
export function parseTextBox(record: SList): KicadTextBox {
  return {
    kind: "text_box",
    line: record.line,
    text: atoms(record)[0] ?? "",
    start: findPoint(record, "start"),
    end: findPoint(record, "end"),
    points: findPoints(record),
    angleDeg: findNumber(record, "angle") ?? 0,
    marginsMm: numericAtoms(findList(record, "margins")),
    layers: findLayers(record),
    stroke: findStroke(record),
    border: findAtom(record, "border"),
    span: numericAtoms(findList(record, "span")),
    effects: findEffects(record),
    renderCache: findRenderCache(record),
    isLocked: hasFlag(record, "locked", 2),
    uuid: findUuid(record),
    rest: untypedLists(record, BOX_FIELDS),
  };
}

export type KicadTable = {
  kind: "table";
  line: number;
  layers: readonly string[];
  columnCount: number | undefined;
  columnWidthsMm: readonly number[];
  rowHeightsMm: readonly number[];
  cells: readonly KicadTextBox[];
  border: { external: boolean; header: boolean; widthMm: number };
  separators: { rows: boolean; columns: boolean; widthMm: number };
  uuid: string | undefined;
  rest: readonly SList[];
};

const TABLE_FIELDS = nameSet("layer layers column_count column_widths row_heights cells border separators uuid tstamp");

export function parseTable(record: SList): KicadTable {
  const [border, separators, cells] = ["border", "separators", "cells"].map((name) => findList(record, name));
  const isOn = (list: SList | undefined, name: string) => findAtom(list, name) === "yes";
  const widthMm = (list: SList | undefined) => findNumber(findList(list, "stroke") ?? list, "width") ?? 0;
  return {
    kind: "table",
    line: record.line,
    layers: findLayers(record),
    columnCount: findNumber(record, "column_count"),
    columnWidthsMm: numericAtoms(findList(record, "column_widths")),
    rowHeightsMm: numericAtoms(findList(record, "row_heights")),
    cells: listsIn(cells ?? record, "table_cell").map(parseTextBox),
    border: { external: isOn(border, "external"), header: isOn(border, "header"), widthMm: widthMm(border) },
    separators: { rows: isOn(separators, "rows"), columns: isOn(separators, "cols"), widthMm: widthMm(separators) },
    uuid: findUuid(record),
    rest: untypedLists(record, TABLE_FIELDS),
  };
}
