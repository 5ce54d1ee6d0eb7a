// Whether two sizes of a board are one.

/** Outlines are drawn with pens and rounded to hundredths. */
const TOLERANCE_HUNDREDTHS = 10;

const inHundredths = (mm: number) => Math.round(mm * 100);

export type Size = { widthMm: number; heightMm: number };

/** Either way round, each side within 0.1 mm. */
export function isSameSize(one: Size, other: Size): boolean {
  const [sides, others] = [one, other].map(({ widthMm, heightMm }) =>
    [widthMm, heightMm].map(inHundredths).sort((a, b) => a - b),
  );
  return sides?.every((side, at) => Math.abs(side - (others?.[at] ?? 0)) <= TOLERANCE_HUNDREDTHS) === true;
}
