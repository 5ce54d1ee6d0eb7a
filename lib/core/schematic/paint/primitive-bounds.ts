// Boxes around primitives; those of texts are estimates.
import { addBbox, addPoint, type Bbox, emptyBbox } from "@/lib/base/bbox";
import type { PathPrimitive, Primitive, TextPrimitive } from "./primitive";
import { ASCENT, BASELINE_DROP, DESCENT, textWidth } from "./text-metrics";

const BEFORE_ANCHOR = { start: 0, middle: 0.5, end: 1 } as const;

function textBounds({ text, at, size, align, baseline, rotation }: TextPrimitive): Bbox {
  const width = textWidth(text, size);
  const before = BEFORE_ANCHOR[align] * width;
  const drop = BASELINE_DROP[baseline] * size;
  const [top, bottom] = [drop - ASCENT * size, drop + DESCENT * size];
  return rotation === 0
    ? { minX: at.x - before, maxX: at.x - before + width, minY: at.y + top, maxY: at.y + bottom }
    : { minX: at.x + top, maxX: at.x + bottom, minY: at.y + before - width, maxY: at.y + before };
}

/** By the handles of curves, which lie on the box of a quarter circle and outside that of a shorter arc. */
function pathBounds({ commands, width }: PathPrimitive): Bbox {
  const box = emptyBbox();
  for (const command of commands) {
    for (let at = 1; at + 1 < command.length; at += 2) {
      addPoint(box, Number(command[at]), Number(command[at + 1]));
    }
  }
  const half = width / 2;
  return { minX: box.minX - half, minY: box.minY - half, maxX: box.maxX + half, maxY: box.maxY + half };
}

export function primitiveBounds(primitive: Primitive): Bbox {
  if (primitive.kind === "text") return textBounds(primitive);
  if (primitive.kind === "path") return pathBounds(primitive);
  const { at, width, height } = primitive;
  return { minX: at.x, minY: at.y, maxX: at.x + width, maxY: at.y + height };
}

/** The empty box if there are none. */
export function boundsOfAll(primitives: readonly Primitive[]): Bbox {
  const box = emptyBbox();
  for (const primitive of primitives) addBbox(box, primitiveBounds(primitive));
  return box;
}
