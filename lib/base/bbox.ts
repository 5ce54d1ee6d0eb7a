// An upright box around geometry; the empty box has its corners inside out.

export type Bbox = { minX: number; minY: number; maxX: number; maxY: number };

export function emptyBbox(): Bbox {
  return { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
}

export function isEmptyBbox(box: Bbox): boolean {
  return !(box.minX <= box.maxX && box.minY <= box.maxY);
}

/** Widens `box` in place so that it holds the point. */
export function addPoint(box: Bbox, x: number, y: number): void {
  if (x < box.minX) box.minX = x;
  if (x > box.maxX) box.maxX = x;
  if (y < box.minY) box.minY = y;
  if (y > box.maxY) box.maxY = y;
}

/** Widens `box` in place so that it holds `other`; an empty `other` changes nothing. */
export function addBbox(box: Bbox, other: Bbox): void {
  if (isEmptyBbox(other)) return;
  addPoint(box, other.minX, other.minY);
  addPoint(box, other.maxX, other.maxY);
}

export function isSameBbox(a: Bbox, b: Bbox): boolean {
  return a.minX === b.minX && a.minY === b.minY && a.maxX === b.maxX && a.maxY === b.maxY;
}

export function widthOf(box: Bbox): number {
  return isEmptyBbox(box) ? 0 : box.maxX - box.minX;
}

export function heightOf(box: Bbox): number {
  return isEmptyBbox(box) ? 0 : box.maxY - box.minY;
}

/** The box with `margin` added on every side. */
export function grow(box: Bbox, margin: number): Bbox {
  return { minX: box.minX - margin, minY: box.minY - margin, maxX: box.maxX + margin, maxY: box.maxY + margin };
}

export function contains(box: Bbox, x: number, y: number): boolean {
  return x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;
}

/** True where `inner` lies wholly within `outer` (edges may touch). */
export function encloses(outer: Bbox, inner: Bbox): boolean {
  return inner.minX >= outer.minX && inner.maxX <= outer.maxX && inner.minY >= outer.minY && inner.maxY <= outer.maxY;
}
