// Draws Altium's texts in our own plain letters.

import { compose, rotation, scaling, translation } from "@/lib/base/matrix";
import type { AltiumText } from "@/lib/core/formats/altium/primitives";
import { aboutOf, type AltiumContext, drawingOn, pointMm } from "@/lib/core/native-board/altium/altium-context";
import { MULTI } from "@/lib/core/native-board/altium/layers";
import { drawLetters } from "@/lib/core/native-board/letters";

const LETTER_WIDTH = 0.85;

export function drawText(text: AltiumText, context: AltiumContext): void {
  const { layer, component, angleDeg, isMirrored, isComment, isDesignator } = text;
  const owner = component === undefined ? undefined : context.components.get(component);
  if ((isComment && owner?.isCommentShown === false) || (isDesignator && owner?.isNameShown === false)) return;
  const content = text.text.replace(/^\.Designator$/i, owner?.designator ?? "");
  const height = text.height * context.unitMm;
  const drawing = layer === MULTI ? undefined : drawingOn(layer, context);
  if (!drawing || content.trim() === "" || !(height > 0)) return;
  context.board.warnings.add("TEXT_IN_PLAIN_LETTERS");
  const turned = compose(scaling(isMirrored ? -1 : 1, 1), rotation(angleDeg));
  const map = compose(turned, translation(...pointMm(text.at, context)));
  const style = { height, width: height * LETTER_WIDTH, anchor: { across: "start", along: "bottom" } as const, map };
  const strokeMm = text.strokeWidth * context.unitMm;
  drawLetters(content, style, (edge) => drawing.stroke(edge, strokeMm, aboutOf(text, context)));
}
