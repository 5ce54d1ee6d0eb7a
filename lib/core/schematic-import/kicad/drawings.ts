// Texts, shapes, tables, rule areas and groups of a KiCad sheet.
import type { KicadGroup } from "@/lib/core/formats/kicad/group";
import type { KicadRuleArea } from "@/lib/core/formats/kicad/schematic";
import type {
  KicadSchematicGraphic,
  KicadSchematicTable,
  KicadSchematicText,
} from "@/lib/core/formats/kicad/schematic-graphic";
import type { Rotation } from "@/lib/core/schematic/model/graphic";
import type { Point } from "@/lib/core/schematic/model/units";
import { capitalsOfSize } from "@/lib/core/schematic/paint/text-metrics";
import { lengthOf, pointOf, rotationOf, textStyleOf, unescapeText, withoutLastFeed } from "./measures";
import { type SheetContext, shown } from "./sheet-context";
import { anchorOf, boxOf, downward, type DrawnGraphic, graphicOf } from "./symbol-graphics";

const MAX_TEXT = 20_000;
const MAX_COLUMNS = 200;
const MAX_ROWS = 2_000;
const MAX_NAME = 200;

/** A text of a sheet stands upright, with the alignment that the file gives: 180 degrees are level. */
const uprightOf = (angleDeg: number | undefined): Rotation => (rotationOf(angleDeg) % 180 === 0 ? 0 : 90);

/** Height above its anchor at which KiCad draws a text, as a part of its capitals' height. */
const RAISE = 0.15;

function raised({ x, y }: Point, rotation: Rotation, size: number): Point {
  const raise = Math.round(RAISE * capitalsOfSize(size));
  return rotation === 90 || rotation === 270 ? { x: x - raise, y } : { x, y: y - raise };
}

export function addText(text: KicadSchematicText, context: SheetContext): void {
  const { line, at, effects, uuid } = text;
  const { sheetId } = context;
  context.report.found("texts");
  const anchor = anchorOf(text, downward);
  const point = anchor && pointOf(anchor);
  if (!point) return context.lost({ construct: "texts", code: "outsideSheet", line });
  const box = boxOf(text, downward);
  const [style, rotation] = [textStyleOf(effects), uprightOf(at?.angleDeg)];
  const place = text.size || style.vertical !== "end" ? point : raised(point, rotation, style.size);
  if (box) context.builder.add({ kind: "drawing", id: context.newId(undefined), sheetId, graphic: box });
  if (text.size)
    context.changed({ construct: "texts", code: "textBox", line, values: { text: shown(text.text) }, at: point });
  if (text.text === "") return;
  context.builder.add({
    ...{ kind: "text", id: context.newId(uuid), sheetId, at: place, rotation },
    text: unescapeText(withoutLastFeed(context.resolve(text.text, { line, construct: "texts" }))).slice(0, MAX_TEXT),
    style,
  });
}

/** KiCad draws single lines of a sheet dashed where the file does not say how. */
function withLine(graphic: DrawnGraphic, type: string | undefined): DrawnGraphic {
  const isLine = graphic.shape === "polyline" && graphic.points.length === 2;
  const isUsual = type === undefined || type === "default";
  return isLine && isUsual ? { ...graphic, stroke: { ...graphic.stroke, line: "dashed" } } : graphic;
}

export function addGraphic(drawn: KicadSchematicGraphic, context: SheetContext): void {
  const { line, hasColor, uuid } = drawn;
  context.report.found("drawings");
  const own = graphicOf(drawn, downward);
  const graphic = own && withLine(own, drawn.stroke?.type);
  if (!graphic) return context.lost({ construct: "drawings", code: "shapeWithoutPoints", line });
  context.builder.add({ kind: "drawing", id: context.newId(uuid), sheetId: context.sheetId, graphic });
  if (hasColor) context.changed({ construct: "drawings", code: "drawingColor", line });
}

/** A corner of an area, or its center. */
function cornerOf(graphic: DrawnGraphic): Point | null {
  if ("points" in graphic) return graphic.points[0] ?? null;
  if (graphic.shape === "rectangle") return graphic.from;
  return graphic.shape === "arc" ? graphic.start : graphic.center;
}

export function addRuleArea({ line, outline }: KicadRuleArea, context: SheetContext): void {
  context.report.found("rule-areas");
  const graphic = outline && graphicOf(outline, downward);
  if (!graphic) return context.lost({ construct: "rule-areas", code: "shapeWithoutPoints", line });
  context.builder.add({ kind: "drawing", id: context.newId(outline.uuid), sheetId: context.sheetId, graphic });
  context.changed({ construct: "rule-areas", code: "ruleArea", line, at: cornerOf(graphic) });
}

/** Every cell has a place of its own; the table lies at that of the first. */
export function addTable(table: KicadSchematicTable, context: SheetContext): void {
  const { line, columnWidthsMm, rowHeightsMm, cells, uuid, hasAllLines } = table;
  context.report.found("tables");
  const at = pointOf(cells[0]?.at);
  const columns = columnWidthsMm.slice(0, MAX_COLUMNS).map((width) => Math.max(0, lengthOf(width) ?? 0));
  const rows = rowHeightsMm.slice(0, MAX_ROWS).map((height) => Math.max(0, lengthOf(height) ?? 0));
  if (!at || columns.length === 0 || rows.length === 0)
    return context.lost({ construct: "tables", code: "shapeWithoutPoints", line });
  const texts = rows.map((_, row) =>
    columns.map((__, column) => {
      const cell = cells[row * columnWidthsMm.length + column];
      const text = cell ? context.resolve(cell.text, { line: cell.line, construct: "tables" }) : "";
      return unescapeText(text).slice(0, MAX_TEXT);
    }),
  );
  context.builder.add({
    ...{ kind: "table", id: context.newId(uuid), sheetId: context.sheetId, at },
    ...{ columnWidths: columns, rowHeights: rows, cells: texts, line: "solid", fill: "none" },
  });
  const isSpanned = cells.some(({ span }) => span.some((count) => count !== 1));
  if (isSpanned || !hasAllLines) context.changed({ construct: "tables", code: "tableLook", line, at });
}

/** Groups of what is on the sheet, after everything else. */
export function addGroup({ line, name, members, uuid }: KicadGroup, context: SheetContext): void {
  const memberIds = members.flatMap((member) => context.idOf(member) ?? []);
  context.report.found("drawings");
  if (memberIds.length === 0) return context.lost({ construct: "drawings", code: "emptyGroup", line });
  context.builder.add({
    ...{ kind: "group", id: context.newId(uuid), sheetId: context.sheetId, name: name.slice(0, MAX_NAME) },
    memberIds: [...new Set(memberIds)],
  });
}
