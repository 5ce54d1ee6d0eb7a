// What a family of packages is, and what all of them share.

import type { Body, BodyBasis, Pin } from "@/lib/core/board3d/body";
import type { BodyBuilder } from "@/lib/core/board3d/body-builder";
import type { Box3 } from "@/lib/core/board3d/mesh";
import type { PackageName } from "@/lib/core/board3d/package-name";

/** What is known of a part beside its package's name. */
export interface PartWords {
  /** The letters that its designator starts with: R, C, LED. */
  prefix: string;
  value: string;
}

/** "none": a thing on a board that has no body (holes, test points, fiducials, pictures). */
export type FamilyAnswer = Body | "none" | null;

/** Null for a name of another family. */
export type Family = (name: PackageName, part: PartWords) => FamilyAnswer;

/** A mark is printed: it stands out by no more than is needed to be seen. */
export const MARK_MM = 0.02;

/** Leads of parts that go through: as long as a board of 1.6 mm and what stands out for the joint. */
export const LEAD_BELOW_MM = 2.8;

/** A box over the middle. */
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

/** Places of a row around its middle, from the upper (or right) end down. */
export function evenly(count: number, pitchMm: number): number[] {
  return Array.from({ length: count }, (_, k) => ((count - 1) / 2 - k) * pitchMm);
}

/** Through-hole pins stand square in their holes. */
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
