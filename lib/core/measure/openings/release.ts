// Paste release of a stencil aperture: the opening against its walls, which hold the paste back (IPC-7525).

/** Data of an aperture, lengths in mm. */
export type Opening = {
  areaMm2: number;
  /** Length of all walls, including those around an island. */
  perimeterMm: number;
  /** Diameter of the largest circle that fits; the shorter side of a rectangle. */
  widthMm: number;
};

/** IPC-7525: below these ratios paste tends to stay in the stencil. */
export const MIN_AREA_RATIO = 0.66;
export const MIN_ASPECT_RATIO = 1.5;

/** Tolerance far below the precision of a file, so that a ratio exactly at the limit passes. */
const ROUNDING = 1e-9;

/** Opening area by wall area: for a rectangle L·W / (2·T·(L + W)), for any other shape area / (perimeter · T). */
export function areaRatio({ areaMm2, perimeterMm }: Opening, thicknessMm: number): number {
  return areaMm2 / (perimeterMm * thicknessMm);
}

/** Width by thickness, W / T, which matters for long apertures. */
export function aspectRatio({ widthMm }: Opening, thicknessMm: number): number {
  return widthMm / thicknessMm;
}

export function releasesPaste(opening: Opening, thicknessMm: number): boolean {
  return (
    areaRatio(opening, thicknessMm) >= MIN_AREA_RATIO - ROUNDING &&
    aspectRatio(opening, thicknessMm) >= MIN_ASPECT_RATIO - ROUNDING
  );
}
