// A box for a part whose package nobody knows: over its pads where these are known, else of a small size; never passed
// off as more than that.

import type { Bbox } from "@/lib/base/bbox";
import type { Body } from "@/lib/core/board3d/body";
import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import { envelopeOf, finish } from "@/lib/core/board3d/packages/family";

const UNKNOWN_MM = 2;
const LOW_MM = 0.4;
const HIGH_MM = 3;
/** Larger ones are connectors and modules that reach over the edge; a box over them would hide the board. */
const MAX_MM = 60;

/** Half as high as it is wide, within reason. */
export function guessBody(lengthMm = UNKNOWN_MM, widthMm = UNKNOWN_MM): Body {
  const [length, width] = [Math.min(MAX_MM, Math.max(0.4, lengthMm)), Math.min(MAX_MM, Math.max(0.4, widthMm))];
  const heightMm = Math.max(LOW_MM, Math.min(HIGH_MM, Math.min(length, width) / 2));
  const builder = new BodyBuilder();
  builder.block("guess", { x: 0, y: 0, lengthMm: length, widthMm: width, fromZ: 0, toZ: heightMm });
  return finish(builder, { envelope: envelopeOf(length, width, heightMm), pins: [], basis: "guess" });
}

export function sizeOfBox({ minX, minY, maxX, maxY }: Bbox): [number, number] {
  return [maxX - minX, maxY - minY];
}
