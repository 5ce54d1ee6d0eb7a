// Draws Altium's texts in our own plain letters.

import { compose, rotation, scaling, translation } from "@/lib/base/matrix";
import { aboutOf, type AltiumContext, drawingOn } from "@/lib/core/native-board/altium/altium-context";
import { MULTI } from "@/lib/core/native-board/altium/layers";
import type { PartReader } from "@/lib/core/native-board/altium/record-reader";
import { drawLetters } from "@/lib/core/native-board/letters";

/** Shorter records are of old files and do not say what kind of text they hold. */
const WITH_KIND_BYTES = 123;
const LETTER_WIDTH = 0.85;

export function drawText([part, words]: PartReader[], context: AltiumContext): void {
  if (!part || !words) return;
  const length = part.length;
  const layer = part.byte();
  part.skip(6);
  const component = part.word();
  part.skip(4);
  const [[x, y], height] = [part.pointMm(), part.lengthMm()];
  part.skip(2);
  const degrees = part.float();
  const isMirrored = part.byte() !== 0;
  const strokeMm = part.lengthMm();
  const [isComment, isDesignator] = length >= WITH_KIND_BYTES ? [part.byte() !== 0, part.byte() !== 0] : [false, false];
  const place = { layer, component, x, y, heightMm: height, degrees, isMirrored, strokeMm, isComment, isDesignator };
  placeText({ ...place, text: words.text(1) }, context);
}

export type Text = {
  layer: number;
  component: number;
  x: number;
  y: number;
  heightMm: number;
  degrees: number;
  isMirrored: boolean;
  strokeMm: number;
  isComment: boolean;
  isDesignator: boolean;
  text: string;
};

export function placeText(said: Text, context: AltiumContext): void {
  const { layer, component, x, y, heightMm: height, degrees, isMirrored, isComment, isDesignator } = said;
  const owner = context.components[component];
  if ((isComment && owner?.isCommentShown === false) || (isDesignator && owner?.isNameShown === false)) return;
  const text = said.text.replace(/^\.Designator$/i, owner?.designator ?? "");
  const drawing = layer === MULTI ? undefined : drawingOn(layer, context);
  if (!drawing || text.trim() === "" || !(height > 0)) return;
  context.board.warnings.add("TEXT_IN_PLAIN_LETTERS");
  const map = compose(compose(scaling(isMirrored ? -1 : 1, 1), rotation(degrees)), translation(x, y));
  const style = { height, width: height * LETTER_WIDTH, anchor: { across: "start", along: "bottom" } as const, map };
  drawLetters(text, style, (edge) => drawing.stroke(edge, said.strokeMm, aboutOf({ component }, context)));
}
