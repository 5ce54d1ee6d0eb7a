/** Tolerance of sizes, because outlines have a line width and are rounded to hundredths. */
const TOLERANCE_HUNDREDTHS = 10;

export type Size = { widthMm: number; heightMm: number };

/** In hundredths, the shorter first. */
const sidesOf = ({ widthMm, heightMm }: Size) =>
  [widthMm, heightMm].map((mm) => Math.round(mm * 100)).sort((a, b) => a - b);

/** In either orientation, each side within 0.1 mm. */
export function isSameSize(one: Size, other: Size): boolean {
  const others = sidesOf(other);
  return sidesOf(one).every((side, at) => Math.abs(side - (others[at] ?? 0)) <= TOLERANCE_HUNDREDTHS);
}
