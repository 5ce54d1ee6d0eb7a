// Draws text boxes and tables: words within a rectangle, broken where they would leave it, with or without a border.

import { compose, rotation, translation } from "@/lib/base/matrix";
import type { Vec2 } from "@/lib/base/vec2";
import type { KicadTable, KicadTextBox } from "@/lib/core/formats/kicad/text-box";
import type { Edge } from "@/lib/core/geometry/contour";
import { line } from "@/lib/core/native-board/arc-edges";
import { cachedAreas, mirrorOf, resolved, styleOf, type TextOwner } from "@/lib/core/native-board/kicad/draw-text";
import { type Frame, pointIn } from "@/lib/core/native-board/kicad/frame";
import { drawingOf, type KicadContext } from "@/lib/core/native-board/kicad/kicad-context";
import { strokeFontAdvance } from "@/lib/core/native-board/kicad/stroke-font.table";
import { drawLetters, letterLength } from "@/lib/core/native-board/letters";

/** In the owner's coordinates: the corner where writing begins, the sides, and by how much it is turned (degrees). */
type Box = { corner: Vec2; width: number; height: number; angleDeg: number };

/** The format that says whether there is a border; before it there was one unless its line was less than 0. */
const FIRST_WITH_BORDER = 20230825;
/** The margin as a fraction of the letters' height, where the file gives none. */
const LEGACY_MARGIN = 0.75;

export function drawTextBox(text: KicadTextBox, owner: TextOwner, context: KicadContext): void {
  const box = boxOf(text);
  if (!box) return context.board.warnings.add("BAD_PARAMETER", text.line);
  drawWords(text, box, owner, context);
  const widthMm = text.stroke?.widthMm ?? 0;
  const hasBorder = text.border === undefined ? context.version < FIRST_WITH_BORDER : text.border !== "no";
  if (hasBorder && widthMm > 0) strokeAll(text, { edges: sidesOf(box, owner.frame), widthMm }, context);
}

/** The cells of a table, the lines between them, and the one around it. */
export function drawTable(table: KicadTable, owner: TextOwner, context: KicadContext): void {
  const boxes: Box[] = [];
  for (const cell of table.cells) {
    const [across = 1, down = 1] = cell.span;
    const box = boxOf(cell);
    // A cell that another one covers spans nothing.
    if (!box || across < 1 || down < 1) continue;
    boxes.push(box);
    drawWords(cell, box, owner, context);
  }
  const { border, separators } = table;
  const cells = boxes.map((box) => sidesOf(box, owner.frame));
  const all = cells.flat();
  const isOutside = (edge: Edge) => all.filter((other) => isSame(edge, other)).length === 1;
  const outer = border.external ? border.widthMm : 0;
  const [rows, columns] = [separators.rows, separators.columns].map((isOn) => (isOn ? separators.widthMm : 0));
  // The first and third side of each cell run along the row, the others along the column.
  for (const sides of cells)
    sides.forEach((edge, side) => {
      const widthMm = (isOutside(edge) ? outer : side % 2 === 0 ? rows : columns) ?? 0;
      if (widthMm > 0) strokeAll(table, { edges: [edge], widthMm }, context);
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

function boxOf({ angleDeg, points: [a, b, c], start, end }: KicadTextBox): Box | null {
  if (a && b && c) {
    const [[ax, ay], [bx, by], [cx, cy]] = [a, b, c];
    return { corner: a, width: Math.hypot(bx - ax, by - ay), height: Math.hypot(cx - bx, cy - by), angleDeg };
  }
  const [[x0, y0], [x1, y1]] = [start ?? [NaN, NaN], end ?? [NaN, NaN]];
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

function sidesOf(box: Box, frame: Frame): Edge[] {
  const at = placer(box, frame);
  const corners = [at(0, 0), at(box.width, 0), at(box.width, box.height), at(0, box.height)];
  return corners.map((point, k) => line(point, corners[(k + 1) % 4] ?? point));
}

function strokeAll(
  { layers, line: at }: { layers: readonly string[]; line: number },
  { edges, widthMm }: { edges: readonly Edge[]; widthMm: number },
  context: KicadContext,
): void {
  for (const layer of context.layers.named(layers))
    for (const edge of edges) drawingOf(context, layer).stroke(edge, widthMm, { line: at });
}

function drawWords(text: KicadTextBox, box: Box, { frame, texts }: TextOwner, context: KicadContext): void {
  const layers = context.layers.named(text.layers).filter(({ place }) => place.type !== "drawing");
  const content = resolved(text.text, texts);
  if (layers.length === 0 || content.trim() === "" || text.effects.isHidden) return;
  const style = styleOf(text.effects);
  const about = { line: text.line };
  if (text.renderCache) {
    for (const layer of layers)
      for (const area of cachedAreas(text.renderCache)) drawingOf(context, layer).area(area, about);
    return;
  }
  const own = (text.stroke?.widthMm ?? 0) / 2 + style.height * LEGACY_MARGIN;
  const [left = own, top = own, right = own, low = own] = text.marginsMm;
  const inner = { width: box.width - left - right, height: box.height - top - low };
  const { across, along } = style.anchor;
  const place = placer(box, frame)(
    left + inner.width * { start: 0, middle: 0.5, end: 1 }[across],
    top + inner.height * { top: 0, middle: 0.5, bottom: 1, baseline: 1 }[along],
  );
  const turned = compose(mirrorOf(text.effects), rotation(box.angleDeg + frame.angleDeg));
  const map = compose(turned, translation(...place));
  const lines: Edge[] = [];
  drawLetters(broken(content, inner.width, style.width), { ...style, map, advance: strokeFontAdvance }, (edge) =>
    lines.push(edge),
  );
  if (lines.length > 0) context.board.warnings.add("TEXT_IN_PLAIN_LETTERS");
  for (const layer of layers) for (const edge of lines) drawingOf(context, layer).stroke(edge, style.thickness, about);
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
