// Draws Eagle's texts in our own plain letters.

import { compose, isMirroring, type Matrix, rotation } from "@/lib/base/matrix";
import type { EagleAttribute } from "@/lib/core/formats/eagle/board";
import type { EagleText } from "@/lib/core/formats/eagle/graphic";
import {
  aboutOf,
  drawingFor,
  type EagleContext,
  type EagleOwner,
  layerFor,
} from "@/lib/core/native-board/eagle/eagle-context";
import { placementMap } from "@/lib/core/native-board/eagle/placement";
import { drawLetters, type TextAnchor } from "@/lib/core/native-board/letters";

/** Eagle's letters are narrower than they are high. */
const LETTER_WIDTH = 0.9;

export function drawText(text: EagleText, owner: EagleOwner, context: EagleContext): void {
  const { texts } = owner;
  const isOfElement = /^\s*>(?:NAME|VALUE)\b/i.test(text.text);
  // A smashed element has moved its own texts, which stand as attributes of it.
  if (isOfElement && texts?.isSmashed) return;
  const content = text.text.replace(/^>NAME\b/i, texts?.name ?? "").replace(/^>VALUE\b/i, texts?.value ?? "");
  draw(content.trim(), text, { owner, context });
}

/** An attribute of a smashed element, in coordinates of the board. */
export function drawAttribute(attribute: EagleAttribute, owner: EagleOwner, context: EagleContext): void {
  const { name, value, layer } = attribute;
  if (attribute.display === "off" || layer === undefined) return;
  const { texts, component } = owner;
  const content = name === "NAME" ? (texts?.name ?? "") : name === "VALUE" ? (texts?.value ?? "") : value;
  const own: EagleOwner = {
    map: [1, 0, 0, 1, 0, 0],
    isMirrored: false,
    ...(component === undefined ? {} : { component }),
  };
  draw(content, { ...attribute, layer }, { owner: own, context });
}

function draw(
  content: string,
  text: Omit<EagleText, "kind" | "text">,
  { owner, context }: { owner: EagleOwner; context: EagleContext },
): void {
  const layer = layerFor(text.layer, owner, context);
  const { size } = text;
  if (!layer || layer.place.type === "outline" || content === "" || !(size > 0)) return;
  const thickness = (size * text.ratio) / 100;
  const { map, isFlipped } = readable(placementMap(text, owner.map), text.rotation.isSpun);
  const anchor = anchorOf(text.align, isFlipped);
  const drawing = drawingFor(layer, context);
  const about = aboutOf(text, owner);
  context.board.warnings.add("TEXT_IN_PLAIN_LETTERS");
  drawLetters(content, { height: size, width: size * LETTER_WIDTH, anchor, map }, (edge) =>
    drawing.stroke(edge, thickness, about),
  );
}

/** Texts are read from below or from the right: others are turned by half around their own box. */
function readable(map: Matrix, isSpun: boolean): { map: Matrix; isFlipped: boolean } {
  const way = isMirroring(map) ? Math.atan2(-map[1], -map[0]) : Math.atan2(map[1], map[0]);
  const degrees = ((((way * 180) / Math.PI) % 360) + 360.001) % 360;
  if (isSpun || degrees <= 90.01 || degrees > 270.01) return { map, isFlipped: false };
  return { map: compose(rotation(180), map), isFlipped: true };
}

function anchorOf(align: string, isFlipped: boolean): TextAnchor {
  const across = align.includes("left") ? "start" : align.includes("right") ? "end" : "middle";
  const along = align.startsWith("bottom") ? "bottom" : align.startsWith("top") ? "top" : "middle";
  if (!isFlipped) return { across, along };
  return {
    across: across === "start" ? "end" : across === "end" ? "start" : "middle",
    along: along === "bottom" ? "top" : along === "top" ? "bottom" : "middle",
  };
}
