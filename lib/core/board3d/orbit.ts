// The orbit camera: a target in the center of the view, and the direction to the eye. Every move gives a new value.

import type { Point3 } from "@/lib/core/board3d/mesh";

export interface Orbit {
  target: Point3;
  distanceMm: number;
  /** Around the vertical axis: 0 looks along +y, counter-clockwise from above. */
  azimuthDeg: number;
  /** 90 from straight above, −90 from straight below. */
  elevationDeg: number;
}

export type NamedView = "top" | "bottom" | "iso";

/** Vertical field of view; a phone in portrait has a narrower horizontal one. */
export const FIELD_DEG = 32;

/** Straight down would lose the up direction. */
const STEEPEST_DEG = 89.9;
const MIN_DISTANCE_RATIO = 0.03;
const MAX_DISTANCE_RATIO = 8;

const VIEWS: Record<NamedView, readonly [azimuthDeg: number, elevationDeg: number]> = {
  top: [0, STEEPEST_DEG],
  bottom: [180, -STEEPEST_DEG],
  iso: [-30, 38],
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Margin around the board, relative to its size, and at least. */
const AIR = { share: 1.12, mm: 2 };

/** Minimum aspect ratio: a hidden window has no width, and its view must stay finite. */
const MIN_ASPECT = 0.1;

/** A board, its center, and the aspect ratio of the window. */
export interface Fit {
  widthMm: number;
  heightMm: number;
  center: Point3;
  aspect: number;
}

/**
 * The nearest view with all corners of the board inside the window and a margin around them, and its highest and lowest
 * corner equally far from the middle of the window: near corners appear larger, so the target is not the board's
 * center.
 */
export function fitView(view: NamedView, { widthMm, heightMm, center, aspect }: Fit): Orbit {
  const { right, up, back } = axesOf(viewFrom(view, 0, center));
  const tall = Math.tan(radians(FIELD_DEG / 2)) / AIR.share;
  const corners = [-1, 1].flatMap((east) =>
    [-1, 1].map((north) => {
      const along = (axis: Point3) => (axis[0] * east * widthMm + axis[1] * north * heightMm) / 2;
      return { x: along(right), y: along(up), towards: along(back) };
    }),
  );
  const max = (needed: (corner: (typeof corners)[number]) => number) => Math.max(...corners.map(needed));
  // A corner y above the middle line, raised by s, has to lie within tall · (distance - towards), and so has the lowest
  // one below it: both hold from half their sum on.
  const upright = (max(({ y, towards }) => towards + y / tall) + max(({ y, towards }) => towards - y / tall)) / 2;
  const across = max(({ x, towards }) => towards + Math.abs(x) / (tall * Math.max(aspect, MIN_ASPECT)));
  const distanceMm = Math.max(1, upright + AIR.mm, across + AIR.mm);
  const highest = corners.reduce((a, b) => (b.y > a.y ? b : a));
  const lowest = corners.reduce((a, b) => (b.y < a.y ? b : a));
  // (highest.y - s) / far = (s - lowest.y) / near
  const [far, near] = [distanceMm - highest.towards, distanceMm - lowest.towards];
  const s = (highest.y * near + lowest.y * far) / (near + far);
  return viewFrom(view, distanceMm, [center[0] + up[0] * s, center[1] + up[1] * s, center[2] + up[2] * s]);
}

export function viewFrom(view: NamedView, distanceMm: number, center: Point3): Orbit {
  const [azimuthDeg, elevationDeg] = VIEWS[view];
  return { target: center, distanceMm, azimuthDeg, elevationDeg };
}

export function turned(orbit: Orbit, byAzimuthDeg: number, byElevationDeg: number): Orbit {
  const elevationDeg = Math.max(-STEEPEST_DEG, Math.min(STEEPEST_DEG, orbit.elevationDeg + byElevationDeg));
  const azimuthDeg = ((((orbit.azimuthDeg + byAzimuthDeg + 180) % 360) + 360) % 360) - 180;
  return { ...orbit, azimuthDeg, elevationDeg };
}

export function zoomed(orbit: Orbit, factor: number, fitMm: number): Orbit {
  const distanceMm = Math.max(
    fitMm * MIN_DISTANCE_RATIO,
    Math.min(fitMm * MAX_DISTANCE_RATIO, orbit.distanceMm / factor),
  );
  return { ...orbit, distanceMm };
}

/** Unit vectors to the right, up and towards the eye. */
export function axesOf({ azimuthDeg, elevationDeg }: Orbit): { right: Point3; up: Point3; back: Point3 } {
  const [a, e] = [radians(azimuthDeg), radians(elevationDeg)];
  const back: Point3 = [Math.sin(a) * Math.cos(e), -Math.cos(a) * Math.cos(e), Math.sin(e)];
  const right: Point3 = [Math.cos(a), Math.sin(a), 0];
  const up: Point3 = [
    back[1] * right[2] - back[2] * right[1],
    back[2] * right[0] - back[0] * right[2],
    back[0] * right[1] - back[1] * right[0],
  ];
  return { right, up, back };
}

export function eyeOf(orbit: Orbit): Point3 {
  const { back } = axesOf(orbit);
  const { target, distanceMm } = orbit;
  return [target[0] + back[0] * distanceMm, target[1] + back[1] * distanceMm, target[2] + back[2] * distanceMm];
}

/** Pans by pixels of a window of this height, so that the point under the finger stays there. */
export function panned(orbit: Orbit, [dx, dy]: readonly [number, number], heightPx: number): Orbit {
  const mmPerPx = (2 * orbit.distanceMm * Math.tan(radians(FIELD_DEG / 2))) / Math.max(1, heightPx);
  const { right, up } = axesOf(orbit);
  const move = (k: 0 | 1 | 2) => orbit.target[k] + (-dx * right[k] + dy * up[k]) * mmPerPx;
  return { ...orbit, target: [move(0), move(1), move(2)] };
}

export interface Ray {
  from: Point3;
  /** Unit vector. */
  along: Point3;
}

/** The ray through a point of the window, −1 to 1 from left to right and from bottom to top. */
export function rayThrough(orbit: Orbit, [x, y]: readonly [number, number], aspect: number): Ray {
  const { right, up, back } = axesOf(orbit);
  const half = Math.tan(radians(FIELD_DEG / 2));
  const way = ([0, 1, 2] as const).map((k) => right[k] * x * half * aspect + up[k] * y * half - back[k]);
  const length = Math.hypot(...way) || 1;
  const [ax = 0, ay = 0, az = 0] = way.map((part) => part / length);
  return { from: eyeOf(orbit), along: [ax, ay, az] };
}

/** Interpolation of two cameras, 0 to 1, the shorter way around. */
export function between(from: Orbit, to: Orbit, progress: number): Orbit {
  const mix = (a: number, b: number) => a + (b - a) * progress;
  const round = ((((to.azimuthDeg - from.azimuthDeg + 180) % 360) + 360) % 360) - 180;
  return {
    target: [mix(from.target[0], to.target[0]), mix(from.target[1], to.target[1]), mix(from.target[2], to.target[2])],
    distanceMm: mix(from.distanceMm, to.distanceMm),
    azimuthDeg: from.azimuthDeg + round * progress,
    elevationDeg: mix(from.elevationDeg, to.elevationDeg),
  };
}
