// Shapes of KiCad's symbols and schematic sheets. The y axis of symbols points up, that of sheets down.
import {
  atoms,
  findAtom,
  findList,
  findNumber,
  listName,
  listsIn,
  numericAtoms,
  type SList,
} from "@/lib/base/s-expression";
import type { Vec2 } from "@/lib/base/vec2";
import {
  findPlacement,
  findPoint,
  findPoints,
  findStroke,
  findUuid,
  type KicadPlacement,
  type KicadStroke,
} from "@/lib/core/formats/kicad/fields";
import { findEffects, type KicadTextEffects } from "@/lib/core/formats/kicad/text";

export type KicadSchematicShape =
  | { shape: "polyline" | "bezier"; points: readonly Vec2[] }
  | { shape: "rectangle"; start: Vec2 | undefined; end: Vec2 | undefined }
  | { shape: "circle"; center: Vec2 | undefined; radiusMm: number }
  /** Until version 6 some arcs have a center and a radius instead of a point between their ends. */
  | {
      shape: "arc";
      start: Vec2 | undefined;
      mid: Vec2 | undefined;
      end: Vec2 | undefined;
      center: Vec2 | undefined;
    };

export type KicadSchematicGraphic = KicadSchematicShape & {
  kind: "graphic";
  line: number;
  stroke: KicadStroke | undefined;
  /** "none", "outline", "background", "color", and the hatches of version 9. */
  fill: string;
  /** A color other than that of the theme. */
  hasColor: boolean;
  uuid: string | undefined;
};

const SHAPES = ["polyline", "bezier", "rectangle", "circle", "arc"] as const;
type ShapeName = (typeof SHAPES)[number];
const shapeOf = (list: SList): ShapeName | undefined => SHAPES.find((shape) => shape === listName(list));

function parseShape(record: SList, shape: ShapeName): KicadSchematicShape {
  switch (shape) {
    case "polyline":
    case "bezier":
      return { shape, points: findPoints(record) };
    case "rectangle":
      return { shape, start: findPoint(record, "start"), end: findPoint(record, "end") };
    case "circle":
      return { shape, center: findPoint(record, "center"), radiusMm: findNumber(record, "radius") ?? NaN };
    case "arc": {
      const center = findPoint(findList(record, "radius") ?? record, "at");
      return {
        ...{ shape, start: findPoint(record, "start"), mid: findPoint(record, "mid") },
        ...{ end: findPoint(record, "end"), center },
      };
    }
  }
}

/** (color 0 0 0 0) is the color of the theme. */
export const hasOwnColor = (record: SList | undefined): boolean => {
  const color = findList(record, "color");
  return color !== undefined && numericAtoms(color)[3] !== 0;
};

/** Undefined for a record that is no shape. */
export function parseSchematicGraphic(record: SList): KicadSchematicGraphic | undefined {
  const shape = shapeOf(record);
  if (shape === undefined) return undefined;
  const fill = findList(record, "fill");
  return {
    kind: "graphic",
    ...parseShape(record, shape),
    line: record.line,
    stroke: findStroke(record),
    fill: findAtom(fill, "type") ?? "none",
    hasColor: hasOwnColor(findList(record, "stroke")) || hasOwnColor(fill),
    uuid: findUuid(record),
  };
}

/** A text, or a text within a box: `size` is the box, `at` its upper left corner. */
export type KicadSchematicText = {
  kind: "text";
  line: number;
  text: string;
  /** In symbols the angle of a text counts tenths of a degree. */
  at: KicadPlacement | undefined;
  size: Vec2 | undefined;
  /** Left, top, right and bottom; none in files from before there was a choice. */
  marginsMm: readonly number[];
  stroke: KicadStroke | undefined;
  fill: string;
  effects: KicadTextEffects;
  uuid: string | undefined;
};

export const parseSchematicText = (record: SList): KicadSchematicText => ({
  kind: "text",
  line: record.line,
  text: atoms(record).filter((atom, at) => at > 0 || atom !== "private")[0] ?? "",
  at: findPlacement(record) ?? startAt(record),
  size: sizeOf(record),
  marginsMm: numericAtoms(findList(record, "margins")),
  stroke: findStroke(record),
  fill: findAtom(findList(record, "fill"), "type") ?? "none",
  effects: findEffects(record),
  uuid: findUuid(record),
});

/** Boxes of version 7 before its release have (start x y) (end x y). */
function startAt(record: SList): KicadPlacement | undefined {
  const start = findPoint(record, "start");
  return start && { x: start[0], y: start[1], angleDeg: 0, isUnlocked: false };
}

function sizeOf(record: SList): Vec2 | undefined {
  const [start, end] = [findPoint(record, "start"), findPoint(record, "end")];
  return findPoint(record, "size") ?? (start && end && [end[0] - start[0], end[1] - start[1]]);
}

export type KicadSchematicTable = {
  kind: "table";
  line: number;
  columnWidthsMm: readonly number[];
  rowHeightsMm: readonly number[];
  /** Row by row. `span` are the columns and rows that a cell covers: 0 where another cell covers it. */
  cells: readonly (KicadSchematicText & { span: readonly number[] })[];
  /** With its outer border and all lines between its cells. */
  hasAllLines: boolean;
  uuid: string | undefined;
};

/** (table (column_count 2) (border …) (separators …) (column_widths …) (row_heights …) (cells (table_cell …) …)). */
export function parseSchematicTable(record: SList): KicadSchematicTable {
  const isOn = (name: string, part: string) => findAtom(findList(record, name), part) !== "no";
  return {
    ...{ kind: "table", line: record.line, uuid: findUuid(record) },
    columnWidthsMm: numericAtoms(findList(record, "column_widths")),
    rowHeightsMm: numericAtoms(findList(record, "row_heights")),
    cells: listsIn(findList(record, "cells") ?? record, "table_cell").map((cell) => ({
      ...parseSchematicText(cell),
      span: numericAtoms(findList(cell, "span")),
    })),
    hasAllLines:
      isOn("border", "external") &&
      isOn("border", "header") &&
      isOn("separators", "rows") &&
      isOn("separators", "cols"),
  };
}
