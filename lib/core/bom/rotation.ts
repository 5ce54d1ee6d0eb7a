// Rotations as tools and people write them, in degrees counter-clockwise.

/** From 0 to below 360; null if a cell states no rotation. */
export function readRotation(cell: string): number | null {
  const text = cell
    .normalize("NFKC")
    .trim()
    .replace(/ ?(?:°|deg(?:rees)?)$/i, "")
    .replace(",", ".")
    .replace("−", "-");
  if (!/^[+-]?\d{1,6}(?:\.\d{0,20})?$/.test(text)) return null;
  const turned = Number(text) % 360;
  return turned < 0 ? turned + 360 : turned + 0;
}

/** Smaller differences are rounding errors. */
const TOLERANCE_DEG = 0.1;

export function isSameRotation(one: number, other: number): boolean {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart) <= TOLERANCE_DEG;
}
