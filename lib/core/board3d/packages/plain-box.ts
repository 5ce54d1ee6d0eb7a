// Plain boxes: for packages of which only the size is known, and for parts of an unknown package.

import type { Bbox } from "@/lib/base/bbox";
import type { Body } from "@/lib/core/board3d/body";
import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import { envelopeOf, type Family, finish, MARK_MM } from "@/lib/core/board3d/packages/family";

const UNKNOWN_MM = 2;
const LOW_MM = 0.4;
const HIGH_MM = 3;
/** Larger parts are connectors and modules that extend over the edge; a box over them would hide the board. */
const MAX_GUESS_MM = 60;

/**
 * A box over the pads of a part with an unknown package, or of a small size; half as high as it is wide, within limits.
 */
export function guessBody(lengthMm = UNKNOWN_MM, widthMm = UNKNOWN_MM): Body {
  const [length, width] = [
    Math.min(MAX_GUESS_MM, Math.max(0.4, lengthMm)),
    Math.min(MAX_GUESS_MM, Math.max(0.4, widthMm)),
  ];
  const heightMm = Math.max(LOW_MM, Math.min(HIGH_MM, Math.min(length, width) / 2));
  const builder = new BodyBuilder();
  builder.block("guess", { x: 0, y: 0, lengthMm: length, widthMm: width, fromZ: 0, toZ: heightMm });
  return finish(builder, { envelope: envelopeOf(length, width, heightMm), pins: [], basis: "guess" });
}

export function sizeOfBox({ minX, minY, maxX, maxY }: Bbox): [number, number] {
  return [maxX - minX, maxY - minY];
}

const MAX_MM = 80;
/** For names without a height: about a third of the shorter side, as for inductors and modules. */
const heightBySize = (shorter: number) => Math.min(4, Math.max(0.6, shorter * 0.35));

/** `1x05`: contacts, not millimeters. */
const GRID = /(?:^|[_-])0?[12]X\d{2}(?:[_-]|$)/;

export const measuredBox: Family = ({ text, sizeMm, heightMm }) => {
  if (!sizeMm || GRID.test(text)) return null;
  const [lengthMm, widthMm] = sizeMm;
  if (lengthMm < 0.3 || widthMm < 0.3 || lengthMm > MAX_MM || widthMm > MAX_MM) return null;
  const height = heightMm ?? heightBySize(Math.min(lengthMm, widthMm));
  const builder = new BodyBuilder();
  builder.block("housing", { x: 0, y: 0, lengthMm, widthMm, fromZ: 0, toZ: height - MARK_MM }, 0.15);
  builder.block("housing", {
    x: 0,
    y: 0,
    lengthMm: lengthMm * 0.7,
    widthMm: widthMm * 0.7,
    fromZ: height - MARK_MM,
    toZ: height,
  });
  return finish(builder, { envelope: envelopeOf(lengthMm, widthMm, height), pins: [], basis: "measures" });
};
