// Scales of plots: linear or logarithmic, from values to shares of the length and back.

export interface Scale {
  readonly from: number;
  readonly to: number;
  /** Both ends are positive then. */
  readonly isLog: boolean;
}

/** 0 at the start, 1 at the end. */
export function toShare({ from, to, isLog }: Scale, value: number): number {
  return isLog ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
}

export function fromShare({ from, to, isLog }: Scale, share: number): number {
  return isLog ? from * (to / from) ** share : from + (to - from) * share;
}

/** A factor below 1 shows less; the value at the share stays where it is. */
export function zoomScale(scale: Scale, factor: number, share: number): Scale {
  const at = (edge: number): number => fromShare(scale, share + (edge - share) * factor);
  return { ...scale, from: at(0), to: at(1) };
}

/** Moves by a share of the length. */
export function panScale(scale: Scale, share: number): Scale {
  return { ...scale, from: fromShare(scale, share), to: fromShare(scale, 1 + share) };
}

/** The narrowest span that is told apart from its neighbors in double precision, as a share of the values. */
const MIN_SPAN = 1e-12;

/** Within the limits, and never so narrow that values run together. Too wide a scale becomes the limits. */
export function clampScale(scale: Scale, limits: Scale): Scale {
  const shares = [toShare(limits, scale.from), toShare(limits, scale.to)];
  const [start = 0, end = 1] = shares;
  const span = end - start;
  if (!(span > 0) || span >= 1 || !Number.isFinite(span)) return limits;
  if (scale.to - scale.from < MIN_SPAN * Math.max(Math.abs(scale.from), Math.abs(scale.to))) return limits;
  const shift = start < 0 ? -start : end > 1 ? 1 - end : 0;
  if (shift === 0) return scale;
  return { ...limits, from: fromShare(limits, start + shift), to: fromShare(limits, end + shift) };
}

/** Room above and below the curves, as a share of their height. */
const PADDING = 0.06;

/** A scale around extremes; a level line lies in the middle. */
export function paddedScale(min: number, max: number): Scale {
  if (!(min <= max)) return { from: 0, to: 1, isLog: false };
  const height = max - min;
  const isLevel = height <= 1e-12 * Math.max(Math.abs(min), Math.abs(max));
  const room = isLevel ? Math.abs(max) * 0.5 || 1 : height * PADDING;
  return { from: min - room, to: max + room, isLog: false };
}
