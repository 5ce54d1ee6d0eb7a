// A routed path while the tool is down: straight and round cuts as [x, y, bulge] per point (see contour.ts).

export type Place = { x: number; y: number };

/** Arc of G02 and G03: a radius (A), or the center relative to the start (I, J). */
export type ArcWords = { a?: number; i?: number; j?: number };

/** Difference of an arc's radii at start and end that rounded coordinates can cause. */
const RADIUS_TOLERANCE_MM = 0.05;

export class RoutePath {
  #points: number[] = [];

  /** Puts the tool down; what was cut before is forgotten. */
  start({ x, y }: Place): void {
    this.#points = [x, y, 0];
  }

  get isStarted(): boolean {
    return this.#points.length > 0;
  }

  lineTo({ x, y }: Place): void {
    this.#points.push(x, y, 0);
  }

  /** `sweep` in radians, positive counter-clockwise; more than half a turn becomes two edges. */
  arcTo(to: Place, { cx, cy, sweep }: { cx: number; cy: number; sweep: number }): void {
    const from = { x: this.#points.at(-3) ?? 0, y: this.#points.at(-2) ?? 0 };
    if (Math.abs(sweep) <= Math.PI) {
      this.#bend(to, sweep);
      return;
    }
    const radius = Math.hypot(from.x - cx, from.y - cy);
    const center = Math.atan2(from.y - cy, from.x - cx) + sweep / 2;
    this.#bend({ x: cx + radius * Math.cos(center), y: cy + radius * Math.sin(center) }, sweep / 2);
    this.#bend(to, sweep / 2);
  }

  #bend(to: Place, sweep: number): void {
    this.#points[this.#points.length - 1] = Math.tan(sweep / 4);
    this.lineTo(to);
  }

  /** Takes the path away; null where nothing was cut. */
  finish(): Float64Array | null {
    const path = this.#points.length > 3 ? Float64Array.from(this.#points) : null;
    this.#points = [];
    return path;
  }
}

export type Arc = { cx: number; cy: number; sweep: number; isExact: boolean };

/**
 * The arc from one place to another, clockwise or not. By radius it takes the shorter way (up to half a turn); by
 * center it may go all round, and without signs (old controls) the center that fits is sought. Null where it is none.
 */
export function arcBetween(from: Place, to: Place, words: ArcWords, isClockwise: boolean): Arc | null {
  if (words.a !== undefined) return arcByRadius(from, to, Math.abs(words.a), isClockwise);
  const { i = 0, j = 0 } = words;
  if (i === 0 && j === 0) return null;
  const signs = [1, -1].flatMap((a) => [1, -1].map((b) => ({ cx: from.x + a * i, cy: from.y + b * j })));
  const errorOf = ({ cx, cy }: { cx: number; cy: number }) =>
    Math.abs(Math.hypot(to.x - cx, to.y - cy) - Math.hypot(i, j));
  // As written where that fits.
  const centre = signs.find((candidate) => errorOf(candidate) <= RADIUS_TOLERANCE_MM);
  if (!centre) return arcByRadius(from, to, Math.hypot(i, j), isClockwise, false);
  return { ...centre, sweep: sweepAbout(centre, from, to, isClockwise), isExact: true };
}

function arcByRadius(from: Place, to: Place, radius: number, isClockwise: boolean, isKnown = true): Arc | null {
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  if (radius <= 0 || chord === 0) return null;
  const isExact = isKnown && chord / 2 <= radius + RADIUS_TOLERANCE_MM;
  const sweep = 2 * Math.asin(Math.min(1, chord / (2 * radius))) * (isClockwise ? -1 : 1);
  const height = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2)) * (isClockwise ? -1 : 1);
  return {
    cx: (from.x + to.x) / 2 - ((to.y - from.y) / chord) * height,
    cy: (from.y + to.y) / 2 + ((to.x - from.x) / chord) * height,
    sweep,
    isExact,
  };
}

function sweepAbout({ cx, cy }: { cx: number; cy: number }, from: Place, to: Place, isClockwise: boolean): number {
  const turn = Math.atan2(to.y - cy, to.x - cx) - Math.atan2(from.y - cy, from.x - cx);
  const full = 2 * Math.PI;
  const forward = ((turn % full) + full) % full;
  const isWhole = forward < 1e-9 || full - forward < 1e-9;
  if (isWhole) return isClockwise ? -full : full;
  return isClockwise ? forward - full : forward;
}

/** G32, G33 and G84: once round, from the left; [x, y, bulge] per point. */
export function circlePath({ x, y }: Place, radius: number, isClockwise: boolean): Float64Array {
  const bulge = isClockwise ? -1 : 1;
  return Float64Array.of(x - radius, y, bulge, x + radius, y, bulge, x - radius, y, 0);
}
