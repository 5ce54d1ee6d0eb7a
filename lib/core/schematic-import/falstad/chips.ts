// Flip-flops and the timer: boxes whose pins stand at steps of their sides.
import type { FalstadElement, FalstadPoint } from "@/lib/core/formats/falstad/falstad-model";
import type { Direction } from "@/lib/core/schematic/model/symbol";
import type { BodyShape } from "./bodies";

type Side = "west" | "east" | "north" | "south";

interface ChipPin {
  readonly name: string;
  readonly side: Side;
  /** Steps from the left or the top. */
  readonly step: number;
}

export interface Chip {
  readonly kind: string;
  /** Steps. */
  readonly width: number;
  readonly height: number;
  readonly pins: readonly ChipPin[];
}

const SMALL = 1;
const FLIP_X = 1 << 10;
const FLIP_Y = 1 << 11;
/** Turned, which has no counterpart here. */
const FLIP_XY = 1 << 12;

const pinsOf = (text: string): ChipPin[] =>
  text.split(" ").map((word) => {
    const [name = "", letter = "", step = "0"] = word.split(":");
    const side = letter === "E" ? "east" : letter === "N" ? "north" : letter === "S" ? "south" : "west";
    return { name, side, step: Number(step) };
  });

/** Flags of the flip-flops and the timer. */
export const CHIP_FLAGS = { reset: 2, set: 4, rising: 4, ground: 4, inverted: 8 };

/** Undefined for elements that are no such chips. */
export function chipOf({ code, flags }: FalstadElement): Chip | undefined {
  if ((flags & FLIP_XY) !== 0) return undefined;
  const has = (flag: number): boolean => (flags & flag) !== 0;
  const flop = { width: 2, height: 3 };
  switch (code) {
    case "155": {
      const hasSet = has(CHIP_FLAGS.set);
      const reset = hasSet ? " R:E:2 S:W:2" : has(CHIP_FLAGS.reset) ? " R:W:2" : "";
      return { ...flop, kind: "Flip_Flop_D", pins: pinsOf(`D:W:0 Q:E:0 QN:E:${hasSet ? 1 : 2} CLK:W:1${reset}`) };
    }
    case "156": {
      const reset = has(CHIP_FLAGS.reset) ? " R:E:1" : "";
      return { ...flop, kind: "Flip_Flop_JK", pins: pinsOf(`J:W:0 CLK:W:1 K:W:2 Q:E:0 QN:E:2${reset}`) };
    }
    case "165": {
      const hasGround = has(CHIP_FLAGS.ground);
      const more = `${hasGround || has(CHIP_FLAGS.reset) ? " RST:E:1" : ""}${hasGround ? " GND:S:2" : ""}`;
      const pins = pinsOf(`DIS:W:1 TR:W:3 TH:W:4 VIN:N:1 CTL:S:1 OUT:E:2${more}`);
      return { kind: "Timer_555", width: 3, height: 5, pins };
    }
    default:
      return undefined;
  }
}

const pitchOf = ({ flags }: FalstadElement): number => ((flags & SMALL) !== 0 ? 16 : 32);

const HEADINGS: Readonly<Record<Side, Direction>> = { west: "right", east: "left", north: "down", south: "up" };

export interface ChipDrawing {
  readonly posts: readonly FalstadPoint[];
  readonly directions: readonly Direction[];
  /** Pixels from a post to the box. */
  readonly lead: number;
  /** Around the element's first place. */
  readonly body: readonly BodyShape[];
}

export function drawChip(element: FalstadElement, { width, height, pins }: Chip): ChipDrawing {
  const { from, flags } = element;
  const pitch = pitchOf(element);
  const [isFlippedX, isFlippedY] = [(flags & FLIP_X) !== 0, (flags & FLIP_Y) !== 0];
  const sideOf = (side: Side): Side => {
    if (isFlippedX && (side === "west" || side === "east")) return side === "west" ? "east" : "west";
    return isFlippedY && (side === "north" || side === "south") ? (side === "north" ? "south" : "north") : side;
  };
  const postOf = ({ side, step }: ChipPin): FalstadPoint => {
    const across = isFlippedX ? width - 1 - step : step;
    const down = isFlippedY ? height - 1 - step : step;
    switch (sideOf(side)) {
      case "west":
        return { x: from.x, y: from.y + pitch * down };
      case "east":
        return { x: from.x + pitch * (width + 1), y: from.y + pitch * down };
      case "north":
        return { x: from.x + pitch * (across + 1), y: from.y - pitch };
      case "south":
        return { x: from.x + pitch * (across + 1), y: from.y + pitch * height };
    }
  };
  const half = pitch / 2;
  const [left, top, right, bottom] = [half, -half, half + pitch * width, pitch * height - half];
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return {
    posts: pins.map(postOf),
    directions: pins.map(({ side }) => HEADINGS[sideOf(side)]),
    lead: half,
    body: [{ shape: "polygon", points: corners }],
  };
}
