// Draws text boxes and tables: words within a rectangle, broken where they would leave it, with or without a border.

import { compose, rotation, scaling, translation } from "@/lib/base/matrix";
import {
  findList,
  findNumber,
  findWord,
  hasFlag,
  listsIn,
  numbersOf,
  type SList,
  wordsOf,
} from "@/lib/base/s-expression";
import type { Vec2 } from "@/lib/base/vec2";
import type { Edge } from "@/lib/core/geometry/contour";
import { line } from "@/lib/core/native-board/arc-edges";
import { layersOf } from "@/lib/core/native-board/kicad/draw-figure";
import { cachedAreas, resolved, styleOf, type TextOwner } from "@/lib/core/native-board/kicad/draw-text";
import { type Frame, pointIn } from "@/lib/core/native-board/kicad/frame";
import { drawingOf, type KicadContext } from "@/lib/core/native-board/kicad/kicad-context";
import { strokeFontAdvance } from "@/lib/core/native-board/kicad/stroke-font.table";
import { drawLetters, letterLength } from "@/lib/core/native-board/letters";

/** In the owner's coordinates: the corner where writing begins, the sides, and by how much it is turned (degrees). */
type Box = { corner: Vec2; width: number; height: number; angleDeg: number };

/** The format that says whether there is a border; before it there was one unless its line was less than 0. */
const FIRST_WITH_BORDER = 20230825;
/** Of the letters' height, where no margins are given. */
const LEGACY_MARGIN = 0.75;

/** (gr_text_box "…" (start x y) (end x y) …), or with (pts …) where it is turned by no quarter. */
export function drawTextBox(record: SList, owner: TextOwner, context: KicadContext): void {
  const box = boxOf(record);
  if (!box) return context.board.warnings.add("BAD_PARAMETER", record.line);
  drawWords(record, box, owner, context);
  const stroke = findList(record, "stroke");
  const widthMm = (stroke && findNumber(stroke, "width")) ?? 0;
  const said = findWord(record, "border");
  const hasBorder = said === undefined ? context.version < FIRST_WITH_BORDER : said !== "no";
  if (hasBorder && widthMm > 0) strokeAll(record, { edges: rimOf(box, owner.frame), widthMm }, context);
}

/** (table … (cells (table_cell "…" …) …)): its cells, the lines between them, and the one around it. */
export function drawTable(record: SList, owner: TextOwner, context: KicadContext): void {
  const cells = listsIn(findList(record, "cells") ?? record, "table_cell");
  const boxes: Box[] = [];
  for (const cell of cells) {
    const [across = 1, down = 1] = numbersOf(findList(cell, "span"));
    const box = boxOf(cell);
    // A cell that another one covers spans nothing.
    if (!box || across < 1 || down < 1) continue;
    boxes.push(box);
    drawWords(cell, box, owner, context);
  }
  const [border, separators] = [findList(record, "border"), findList(record, "separators")];
  const rims = boxes.map((box) => rimOf(box, owner.frame));
  const all = rims.flat();
  const isOutside = (edge: Edge) => all.filter((other) => isSame(edge, other)).length === 1;
  const lineOf = (list: SList | undefined, word: string) =>
    list && findWord(list, word) === "yes" ? (findNumber(findList(list, "stroke") ?? list, "width") ?? 0) : 0;
  const [outer, rows, columns] = [lineOf(border, "external"), lineOf(separators, "rows"), lineOf(separators, "cols")];
  // Of each rim the first and third side run along the row, the others along the column.
  for (const rim of rims)
    rim.forEach((edge, side) => {
      const widthMm = isOutside(edge) ? outer : side % 2 === 0 ? rows : columns;
      if (widthMm > 0) strokeAll(record, { edges: [edge], widthMm }, context);
    });
}

const SAME_MM = 1e-4;

function isSame(a: Edge, b: Edge): boolean {
  const near = (x0: number, y0: number, x1: number, y1: number) => Math.hypot(x0 - x1, y0 - y1) < SAME_MM;
  return (
    (near(a.x0, a.y0, b.x0, b.y0) && near(a.x1, a.y1, b.x1, b.y1)) ||
    (near(a.x0, a.y0, b.x1, b.y1) && near(a.x1, a.y1, b.x0, b.y0))
  );
}

function boxOf(record: SList): Box | null {
  const angleDeg = findNumber(record, "angle") ?? 0;
  const pts = findList(record, "pts");
  const [a, b, c] = pts ? listsIn(pts, "xy").map(numbersOf) : [];
  if (a && b && c) {
    const [[ax = NaN, ay = NaN], [bx = NaN, by = NaN], [cx = NaN, cy = NaN]] = [a, b, c];
    return { corner: [ax, ay], width: Math.hypot(bx - ax, by - ay), height: Math.hypot(cx - bx, cy - by), angleDeg };
  }
  const [x0 = NaN, y0 = NaN] = numbersOf(findList(record, "start"));
  const [x1 = NaN, y1 = NaN] = numbersOf(findList(record, "end"));
  const [left, right, top, low] = [Math.min(x0, x1), Math.max(x0, x1), Math.min(y0, y1), Math.max(y0, y1)];
  if (![left, right, top, low].every(Number.isFinite)) return null;
  const [width, height] = [right - left, low - top];
  switch ((((angleDeg % 360) + 360) % 360) / 90) {
    case 1:
      return { corner: [left, low], width: height, height: width, angleDeg };
    case 2:
      return { corner: [right, low], width, height, angleDeg };
    case 3:
      return { corner: [right, top], width: height, height: width, angleDeg };
    default:
      return { corner: [left, top], width, height, angleDeg };
  }
}

/** From a point in the box, counted to the right and downwards from its corner, to the board. */
function placer({ corner: [x, y], angleDeg }: Box, frame: Frame): (right: number, down: number) => Vec2 {
  const angle = (angleDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (right, down) => pointIn(frame, x + right * cos + down * sin, y - right * sin + down * cos);
}

function rimOf(box: Box, frame: Frame): Edge[] {
  const at = placer(box, frame);
  const corners = [at(0, 0), at(box.width, 0), at(box.width, box.height), at(0, box.height)];
  return corners.map((point, k) => line(point, corners[(k + 1) % 4] ?? point));
}

function strokeAll(
  record: SList,
  { edges, widthMm }: { edges: readonly Edge[]; widthMm: number },
  context: KicadContext,
): void {
  for (const layer of layersOf(record, context))
    for (const edge of edges) drawingOf(context, layer).stroke(edge, widthMm, { line: record.line });
}

function drawWords(record: SList, box: Box, { frame, texts }: TextOwner, context: KicadContext): void {
  const layers = layersOf(record, context).filter(({ place }) => place.type !== "drawing");
  const content = resolved(wordsOf(record)[0] ?? "", texts);
  const effects = findList(record, "effects");
  if (layers.length === 0 || content.trim() === "" || hasFlag(effects, "hide")) return;
  const style = styleOf(effects);
  const cache = findList(record, "render_cache");
  if (cache) {
    for (const layer of layers)
      for (const area of cachedAreas(cache)) drawingOf(context, layer).area(area, { line: record.line });
    return;
  }
  const stroke = findList(record, "stroke");
  const own = ((stroke && findNumber(stroke, "width")) ?? 0) / 2 + style.height * LEGACY_MARGIN;
  const [left = own, top = own, right = own, low = own] = numbersOf(findList(record, "margins"));
  const inner = { width: box.width - left - right, height: box.height - top - low };
  const { across, along } = style.anchor;
  const place = placer(box, frame)(
    left + inner.width * { start: 0, middle: 0.5, end: 1 }[across],
    top + inner.height * { top: 0, middle: 0.5, bottom: 1, baseline: 1 }[along],
  );
  const mirror = wordsOf(findList(effects, "justify")).includes("mirror") ? scaling(-1, 1) : scaling(1, 1);
  const map = compose(compose(mirror, rotation(box.angleDeg + frame.angleDeg)), translation(...place));
  const lines: Edge[] = [];
  drawLetters(broken(content, inner.width, style.width), { ...style, map, advance: strokeFontAdvance }, (edge) =>
    lines.push(edge),
  );
  if (lines.length > 0) context.board.warnings.add("TEXT_IN_PLAIN_LETTERS");
  for (const layer of layers)
    for (const edge of lines) drawingOf(context, layer).stroke(edge, style.thickness, { line: record.line });
}

/** Between words, where a line would be longer than the box is wide; a word alone may be. */
function broken(text: string, widthMm: number, letterMm: number): string {
  return text
    .split("\n")
    .flatMap((row) => {
      const rows: string[] = [];
      for (const word of row.split(" ")) {
        const last = rows.at(-1);
        const longer = last === undefined ? word : `${last} ${word}`;
        if (last !== undefined && letterLength(longer, letterMm, strokeFontAdvance) > widthMm) rows.push(word);
        else if (last === undefined) rows.push(word);
        else rows[rows.length - 1] = longer;
      }
      return rows;
    })
    .join("\n");
}
