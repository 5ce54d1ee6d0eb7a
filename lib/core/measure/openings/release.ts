// Whether paste leaves an aperture of a stencil: its walls hold on to what its opening would let go (IPC-7525).

/** What is known of an aperture for that, lengths in mm. */
export type Opening = {
  areaMm2: number;
  /** Of all its walls, those around an island included. */
  perimeterMm: number;
  /** Of the largest circle that fits: of a rectangle its short side. */
  widthMm: number;
};

/** IPC-7525: below these paste tends to stay in the stencil. */
export const MIN_AREA_RATIO = 0.66;
export const MIN_ASPECT_RATIO = 1.5;

/** Far below what a file can say; a ratio that is met to the last digit is met. */
const ROUNDING = 1e-9;

/** The opening against its walls: of a rectangle L·W / (2·T·(L + W)), of any other shape area / (perimeter · T). */
export function areaRatio({ areaMm2, perimeterMm }: Opening, thicknessMm: number): number {
  return areaMm2 / (perimeterMm * thicknessMm);
}

/** The width against the thickness, W / T: what counts for long apertures. */
export function aspectRatio({ widthMm }: Opening, thicknessMm: number): number {
  return widthMm / thicknessMm;
}

export function releasesPaste(opening: Opening, thicknessMm: number): boolean {
  return (
    areaRatio(opening, thicknessMm) >= MIN_AREA_RATIO - ROUNDING &&
    aspectRatio(opening, thicknessMm) >= MIN_ASPECT_RATIO - ROUNDING
  );
}
