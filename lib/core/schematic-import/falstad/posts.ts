// Places where an element connects, in the file's pixels. Only these points connect: places that are equal are one net.
import type { FalstadElement, FalstadPoint } from "@/lib/core/formats/falstad/falstad-model";
import { chipOf, drawChip } from "./chips";

const HALF = 16;
const FLAGS = {
  ...{ transistorFlip: 1, fetFlip: 8, pChannel: 1, amplifierSwap: 1, amplifierSmall: 2, gateSmall: 1 },
  ...{ transformerReverse: 4, transformerUpright: 8, transformerFlip: 16, smallGrid: 2 },
};

/** Beside the line from `a` to `b`, at the fraction of its length: a positive shift is to the left as one goes. */
function beside(a: FalstadPoint, b: FalstadPoint, fraction: number, shift: number): FalstadPoint {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const round = (value: number): number => Math.floor(value + 0.48) + 0;
  return {
    x: round(a.x * (1 - fraction) + b.x * fraction + (shift * dy) / length),
    y: round(a.y * (1 - fraction) + b.y * fraction - (shift * dx) / length),
  };
}

/** 1 for an element that goes to the right or down. */
const signOf = ({ from, to }: FalstadElement): number => Math.sign(to.y === from.y ? to.x - from.x : to.y - from.y);

export const isSet = ({ flags }: FalstadElement, flag: keyof typeof FLAGS): boolean => (flags & FLAGS[flag]) !== 0;

export function numberValue({ values }: FalstadElement, name: string, otherwise: number): number {
  const value = Number.parseFloat(values.get(name) ?? "");
  return Number.isFinite(value) ? value : otherwise;
}

export const MAX_INPUTS = 16;

export const inputCount = (element: FalstadElement): number =>
  Math.min(Math.max(Math.trunc(numberValue(element, "in", 2)), 1), MAX_INPUTS);

/** Beside the first place, from left to right; an even number leaves the middle free. */
function gatePosts(element: FalstadElement): FalstadPoint[] {
  const { from, to } = element;
  const pitch = isSet(element, "gateSmall") ? 8 : HALF;
  const count = inputCount(element);
  const first = -Math.trunc(count / 2);
  const inputs = Array.from({ length: count }, (_, index) => {
    const step = first + index;
    return beside(from, to, 0, pitch * (count % 2 === 0 && step >= 0 ? step + 1 : step));
  });
  return [...inputs, to];
}

const gridOf = (circuitFlags: number): number => ((circuitFlags & FLAGS.smallGrid) !== 0 ? 8 : 16);

/** End of the line along which the element is drawn. A potentiometer's is a multiple of two steps of the grid long. */
export function axisEnd(element: FalstadElement, circuitFlags: number): FalstadPoint {
  const { code, from, to } = element;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (code === "T") return isSet(element, "transformerUpright") ? { x: from.x, y: to.y } : { x: to.x, y: from.y };
  if (code !== "174") return to;
  const step = 2 * gridOf(circuitFlags);
  const stretched = (length: number): number => Math.sign(length) * step * Math.ceil(Math.abs(length) / step);
  const isLevel = Math.abs(dx) > Math.abs(dy);
  return isLevel ? { x: from.x + stretched(dx), y: from.y } : { x: from.x, y: from.y + stretched(dy) };
}

/** First end, wiper, other end. */
function potentiometerPosts(element: FalstadElement, circuitFlags: number): FalstadPoint[] {
  const { from, to } = element;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const end = axisEnd(element, circuitFlags);
  const offset = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? dy : -dy) : dy > 0 ? dx : -dx;
  return [from, beside(from, end, 0.5, offset || gridOf(circuitFlags)), end];
}

/** Ends of the primary winding, then those of the secondary one. */
function transformerPosts(element: FalstadElement): FalstadPoint[] {
  const { from, to } = element;
  const isUpright = isSet(element, "transformerUpright");
  const end = axisEnd(element, 0);
  const width = isUpright ? -Math.max(32, Math.abs(to.x - from.x)) : Math.max(32, Math.abs(to.y - from.y));
  const shift = -signOf(element) * width * (isSet(element, "transformerFlip") ? -1 : 1);
  const [first, second] = [beside(from, end, 0, shift), beside(from, end, 1, shift)];
  return isSet(element, "transformerReverse") ? [from, first, second, end] : [from, first, end, second];
}

/** In the order of the pins of the part. */
export function postsOf(element: FalstadElement, circuitFlags: number): FalstadPoint[] {
  const { code, from, to } = element;
  const sign = signOf(element);
  switch (code) {
    // Collector, base, emitter.
    case "t": {
      const shift = HALF * sign * numberValue(element, "pn", 1) * (isSet(element, "transistorFlip") ? -1 : 1);
      return [beside(from, to, 1, shift), from, beside(from, to, 1, -shift)];
    }
    // Drain, gate, source. The upper one is the drain of an N channel and the source of a P channel.
    case "f":
    case "j": {
      const turn = (code === "f" && isSet(element, "fetFlip") ? -1 : 1) * (isSet(element, "pChannel") ? -1 : 1);
      const shift = HALF * sign * turn;
      return [beside(from, to, 1, shift), from, beside(from, to, 1, -shift)];
    }
    // Inverting input, other input, output.
    case "a": {
      const half = isSet(element, "amplifierSmall") ? 8 : HALF;
      const shift = half * sign * (isSet(element, "amplifierSwap") ? -1 : 1);
      return [beside(from, to, 0, shift), beside(from, to, 0, -shift), to];
    }
    // First contact, common, second contact.
    case "S":
      return [beside(from, to, 1, HALF), from, beside(from, to, 1, -HALF)];
    case "174":
      return potentiometerPosts(element, circuitFlags);
    case "T":
      return transformerPosts(element);
    case "150":
    case "151":
    case "152":
    case "153":
    case "154":
      return gatePosts(element);
    default: {
      const chip = chipOf(element);
      return chip ? [...drawChip(element, chip).posts] : [from, to];
    }
  }
}
