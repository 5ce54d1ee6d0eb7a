// A package that no family knows, whose name gives its length and width: a plain block of that size.

import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import { envelopeOf, type Family, finish, MARK_MM } from "@/lib/core/board3d/packages/family";

const MAX_MM = 80;
/** Where the name says no height: of small parts a third of the shorter side, as inductors and modules have it. */
const heightBySize = (shorter: number) => Math.min(4, Math.max(0.6, shorter * 0.35));

/** `1x05`: contacts, not millimetres. */
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
