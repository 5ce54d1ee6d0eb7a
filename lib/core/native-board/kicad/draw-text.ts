// Draws texts in our own plain letters, at the place and in the size that the file gives them.

import { addBbox, type Bbox, emptyBbox, grow } from "@/lib/base/bbox";
import { compose, type Matrix, rotation, scaling, translation } from "@/lib/base/matrix";
import {
  findList,
  findNumber,
  hasFlag,
  headOf,
  listsIn,
  numbersOf,
  type SList,
  wordsOf,
} from "@/lib/base/s-expression";
import { addEdge, boundsOf, type Contour, type Edge, polygon } from "@/lib/core/geometry/contour";
import { contourOf } from "@/lib/core/native-board/arc-edges";
import { layersOf } from "@/lib/core/native-board/kicad/draw-figure";
import { polygonEdges } from "@/lib/core/native-board/kicad/figure";
import { BOARD_FRAME, type Frame, placeOf, pointIn } from "@/lib/core/native-board/kicad/frame";
import { drawingOf, type KicadContext } from "@/lib/core/native-board/kicad/kicad-context";
import { strokeFontAdvance } from "@/lib/core/native-board/kicad/stroke-font.table";
import { drawLetters, type TextAnchor } from "@/lib/core/native-board/letters";

/** Where a text stands, and what its variables are called; a text of the board itself has none. */
export type TextOwner = { frame: Frame; texts?: { reference: string; value: string } };

export const ON_BOARD: TextOwner = { frame: BOARD_FRAME };

/** (gr_text "…" …), (fp_text kind "…" …), (property "…" "…" …). Hidden texts and other layers are passed over. */
export function drawText(record: SList, owner: TextOwner | undefined, context: KicadContext): void {
  const { frame, texts } = owner ?? ON_BOARD;
  const layers = layersOf(record, context).filter(({ place }) => place.type !== "drawing");
  const effects = findList(record, "effects");
  if (layers.length === 0 || hasFlag(record, "hide") || hasFlag(effects, "hide")) return;
  const words = wordsOf(record);
  const content = resolved((headOf(record) === "gr_text" ? words[0] : words[1]) ?? "", texts);
  if (content.trim() === "") return;
  const cache = findList(record, "render_cache");
  const style = styleOf(effects);
  const map = mapOf(record, { frame, effects, isOwn: texts !== undefined });
  // What was drawn with an outline font is kept in the file as areas.
  const areas = cache ? cachedAreas(cache) : [];
  const lines: Edge[] = [];
  if (!cache) drawLetters(content, { ...style, map, advance: strokeFontAdvance }, (edge) => lines.push(edge));
  if (lines.length > 0) context.board.warnings.add("TEXT_IN_PLAIN_LETTERS");
  const isKnockout = hasFlag(findList(record, "layer"), "knockout");
  const about = { line: record.line };
  for (const layer of layers) {
    const drawing = drawingOf(context, layer);
    if (isKnockout) drawing.area(plateOf([...areas.map(boundsOf), ...lines.map(boundsOfLine)], style), about);
    for (const area of areas) drawing.area(area, about, !isKnockout);
    for (const edge of lines) drawing.stroke(edge, style.thickness, about, !isKnockout);
  }
}

export function cachedAreas(cache: SList): Contour[] {
  return listsIn(cache, "polygon")
    .flatMap((one) => listsIn(one, "pts"))
    .map((pts) => contourOf(polygonEdges(pts, BOARD_FRAME)));
}

/** The plate out of which a text is cut; it stands upright even where the text is turned by less than 90°. */
function plateOf(boxes: readonly Bbox[], { height, thickness }: { height: number; thickness: number }): Contour {
  const box = emptyBbox();
  for (const one of boxes) addBbox(box, one);
  const { minX, minY, maxX, maxY } = grow(box, thickness / 2 + height * PLATE_MARGIN);
  return polygon([minX, minY, maxX, minY, maxX, maxY, minX, maxY]);
}

const PLATE_MARGIN = 0.2;

function boundsOfLine(edge: Edge): Bbox {
  const box = emptyBbox();
  addEdge(box, edge);
  return box;
}

export function resolved(text: string, texts: TextOwner["texts"]): string {
  const { reference = "", value = "" } = texts ?? {};
  return text
    .replace(/\$\{REFERENCE\}|%R/g, reference)
    .replace(/\$\{VALUE\}|%V/g, value)
    .replace(/~\{([^}]*)\}/g, "$1");
}

/** A text's letters in mm, and which part of it stands on its point. */
export function styleOf(effects: SList | undefined): {
  height: number;
  width: number;
  thickness: number;
  anchor: TextAnchor;
} {
  const font = findList(effects, "font");
  const [height = 1, width = height] = font ? numbersOf(findList(font, "size")) : [];
  const thickness = (font && findNumber(font, "thickness")) ?? height * (hasFlag(font, "bold") ? 0.2 : 0.15);
  const justify = wordsOf(findList(effects, "justify"));
  return {
    height,
    width,
    thickness,
    anchor: {
      across: justify.includes("left") ? "start" : justify.includes("right") ? "end" : "middle",
      along: justify.includes("top") ? "top" : justify.includes("bottom") ? "bottom" : "middle",
    },
  };
}

type Standing = { frame: Frame; effects: SList | undefined; isOwn: boolean };

/** A footprint's texts never stand on their heads unless the file allows it. */
function mapOf(record: SList, { frame, effects, isOwn }: Standing): Matrix {
  const place = placeOf(record);
  const [x, y] = pointIn(frame, place.x, place.y);
  const isUnlocked = hasFlag(record, "unlocked") || hasFlag(findList(record, "at"), "unlocked");
  const turn = ((place.angleDeg % 360) + 360) % 360;
  const isUpsideDown = isOwn && !isUnlocked && turn > 90 && turn <= 270;
  const mirror = wordsOf(findList(effects, "justify")).includes("mirror") ? scaling(-1, 1) : scaling(1, 1);
  return compose(compose(mirror, rotation(isUpsideDown ? turn - 180 : turn)), translation(x, y));
}
