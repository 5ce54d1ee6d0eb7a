// A stencil aperture: an opening with its position, size and walls.

import { arcOf } from "@/lib/base/arc";
import { edgeAt, edgeCount, type Contour, signedArea } from "@/lib/core/geometry/contour";
import type { Shape } from "@/lib/core/board/shape";
import type { Opening } from "@/lib/core/measure/openings/release";

export type Aperture = Opening & {
  /** Center of its bounding box. */
  xMm: number;
  yMm: number;
  /** Sides of the narrowest rectangle around it, the shorter first; twice the diameter of a round one. */
  sidesMm: [number, number];
  isRound: boolean;
};

export type ApertureSet = {
  apertures: Aperture[];
  /** The `d` of an SVG path in µm for each of them, y up; they may be concatenated. */
  paths: string[];
  /** Shapes that are too tangled to be measured. */
  unmeasured: number;
  /** Drawings that are not apertures: lines along the board's edge or around it, and everything outside. */
  leftOut: number;
};

/** Discs, rectangles and obrounds directly from their contours; null for other shapes. */
export function plainOpening({ kind, paths, strokeMm }: Shape): Omit<Aperture, "xMm" | "yMm"> | null {
  const [contour, ...others] = paths[0]?.contours ?? [];
  if (paths.length !== 1 || !contour || others.length > 0) return null;
  if (kind !== "circle" && kind !== "rectangle" && kind !== "obround") return null;
  const lengths = edgeLengths(contour);
  const straight = lengths.filter((_, k) => edgeAt(contour, k).bulge === 0);
  const [short, long] =
    kind === "rectangle"
      ? [Math.min(...straight), Math.max(...straight)]
      : [strokeMm, strokeMm + Math.max(0, ...straight)];
  return {
    areaMm2: Math.abs(signedArea(contour)),
    perimeterMm: lengths.reduce((sum, length) => sum + length, 0),
    widthMm: short,
    sidesMm: [short, long],
    isRound: kind !== "rectangle" && short === long,
  };
}

function edgeLengths(contour: Contour): number[] {
  return Array.from({ length: edgeCount(contour) }, (_, k) => {
    const edge = edgeAt(contour, k);
    if (edge.bulge === 0) return Math.hypot(edge.x1 - edge.x0, edge.y1 - edge.y0);
    const { radius, sweep } = arcOf(edge);
    return radius * Math.abs(sweep);
  });
}

export function isRound({ areaMm2, sidesMm: [short, long] }: Pick<Aperture, "areaMm2" | "sidesMm">): boolean {
  const disc = (Math.PI * long * long) / 4;
  return short > 0.99 * long && Math.abs(areaMm2 - disc) < 0.01 * disc;
}
