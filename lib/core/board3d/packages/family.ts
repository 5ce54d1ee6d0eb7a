// The type of a package family, and helpers that families share.

import type { Body, BodyBasis, Pin } from "@/lib/core/board3d/body";
import type { BodyBuilder } from "@/lib/core/board3d/body-builder";
import type { Box3 } from "@/lib/core/board3d/mesh";
import type { PackageName } from "@/lib/core/board3d/package-name";

/** Facts of a part beyond its package name. */
export interface PartWords {
  /** The letter prefix of its designator: R, C, LED. */
  prefix: string;
  value: string;
}

/** "none": a placement without a body (holes, test points, fiducials, logos). */
export type FamilyAnswer = Body | "none" | null;

/** Null for a name of another family. */
export type Family = (name: PackageName, part: PartWords) => FamilyAnswer;

/** Height of a printed mark, enough to be visible. */
export const MARK_MM = 0.02;

/** Length of through-hole leads: a board of 1.6 mm and the part that protrudes for the joint. */
export const LEAD_BELOW_MM = 2.8;

/** A box around the center. */
export function envelopeOf(lengthMm: number, widthMm: number, heightMm: number, belowMm = 0): Box3 {
  return {
    minX: -lengthMm / 2,
    maxX: lengthMm / 2,
    minY: -widthMm / 2,
    maxY: widthMm / 2,
    minZ: -belowMm,
    maxZ: heightMm,
  };
}

interface Finished {
  envelope: Box3;
  pins: readonly Pin[];
  pinOne?: number | null;
  basis?: BodyBasis;
}

export function finish(builder: BodyBuilder, { envelope, pins, pinOne = null, basis = "package" }: Finished): Body {
  return { envelope, pins, pinOne, basis, ...builder.build() };
}

export function surfacePin(xMm: number, yMm: number): Pin {
  return { xMm, yMm, isThrough: false };
}

export function throughPin(xMm: number, yMm: number): Pin {
  return { xMm, yMm, isThrough: true };
}

/** Positions of a row around its middle, from the upper (or right) end down. */
export function evenly(count: number, pitchMm: number): number[] {
  return Array.from({ length: count }, (_, k) => ((count - 1) / 2 - k) * pitchMm);
}

/** Through-hole pins with a square section. */
export function leg(builder: BodyBuilder, pin: Pin, { widthMm = 0.5, toZ = 0.2 } = {}): void {
  builder.block("tin", {
    x: pin.xMm,
    y: pin.yMm,
    lengthMm: widthMm,
    widthMm,
    fromZ: -LEAD_BELOW_MM,
    toZ,
  });
}
