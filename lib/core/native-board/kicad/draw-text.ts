// Draws texts in our own plain letters, at the place and in the size that the file gives them.

import { addBbox, type Bbox, emptyBbox, grow } from "@/lib/base/bbox";
import { compose, type Matrix, rotation, scaling, translation } from "@/lib/base/matrix";
import type { KicadRenderCache, KicadText, KicadTextEffects } from "@/lib/core/formats/kicad/text";
import { addEdge, boundsOf, type Contour, type Edge, polygon } from "@/lib/core/geometry/contour";
import { contourOf } from "@/lib/core/native-board/arc-edges";
import { pathEdges } from "@/lib/core/native-board/kicad/figure";
import { BOARD_FRAME, type Frame, NOWHERE, pointIn } from "@/lib/core/native-board/kicad/frame";
import { drawingOf, type KicadContext } from "@/lib/core/native-board/kicad/kicad-context";
import { strokeFontAdvance } from "@/lib/core/native-board/kicad/stroke-font.table";
import { drawLetters, type TextAnchor } from "@/lib/core/native-board/letters";

/** The frame of a text, and the values of its variables, which texts of the board itself do not have. */
export type TextOwner = { frame: Frame; texts?: { reference: string; value: string } };

export const ON_BOARD: TextOwner = { frame: BOARD_FRAME };

/** Hidden texts and those on layers that are not made are passed over. */
export function drawText(text: KicadText, { frame, texts }: TextOwner, context: KicadContext): void {
  const layers = context.layers.named(text.layers).filter(({ place }) => place.type !== "drawing");
  if (layers.length === 0 || text.isHidden || text.effects.isHidden) return;
  const content = resolved(text.text, texts);
  if (content.trim() === "") return;
  const style = styleOf(text.effects);
  const map = mapOf(text, { frame, isOwn: texts !== undefined });
  // Texts in an outline font are kept in the file as areas.
  const cache = text.renderCache;
  const areas = cache ? cachedAreas(cache) : [];
  const lines: Edge[] = [];
  if (!cache) drawLetters(content, { ...style, map, advance: strokeFontAdvance }, (edge) => lines.push(edge));
  if (lines.length > 0) context.board.warnings.add("TEXT_IN_PLAIN_LETTERS");
  const about = { line: text.line };
  for (const layer of layers) {
    const drawing = drawingOf(context, layer);
    if (text.isKnockout) drawing.area(plateOf([...areas.map(boundsOf), ...lines.map(boundsOfLine)], style), about);
    for (const area of areas) drawing.area(area, about, !text.isKnockout);
    for (const edge of lines) drawing.stroke(edge, style.thickness, about, !text.isKnockout);
  }
}

export function cachedAreas({ polygons }: KicadRenderCache): Contour[] {
  return polygons.map((path) => contourOf(pathEdges(path, BOARD_FRAME)));
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

/** A text's letters in mm, and its anchor. */
export function styleOf({ font, justify }: KicadTextEffects): {
  height: number;
  width: number;
  thickness: number;
  anchor: TextAnchor;
} {
  const { heightMm: height = 1, widthMm: width = height } = font ?? {};
  return {
    height,
    width,
    thickness: font?.thicknessMm ?? height * (font?.isBold ? 0.2 : 0.15),
    anchor: {
      across: justify.includes("left") ? "start" : justify.includes("right") ? "end" : "middle",
      along: justify.includes("top") ? "top" : justify.includes("bottom") ? "bottom" : "middle",
    },
  };
}

export function mirrorOf({ justify }: KicadTextEffects): Matrix {
  return justify.includes("mirror") ? scaling(-1, 1) : scaling(1, 1);
}

/** A footprint's texts never stand on their heads unless the file allows it. */
function mapOf(text: KicadText, { frame, isOwn }: { frame: Frame; isOwn: boolean }): Matrix {
  const place = text.at ?? NOWHERE;
  const [x, y] = pointIn(frame, place.x, place.y);
  const turn = ((place.angleDeg % 360) + 360) % 360;
  const isUpsideDown = isOwn && !text.isUnlocked && turn > 90 && turn <= 270;
  return compose(compose(mirrorOf(text.effects), rotation(isUpsideDown ? turn - 180 : turn)), translation(x, y));
}
