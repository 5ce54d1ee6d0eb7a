// Drawings of elements: in pixels along the line of the element, which runs to the right from 0 0; y downwards.
import type { FalstadPoint } from "@/lib/core/formats/falstad/falstad-model";

/** Lines through points; circles between two corners. */
export interface BodyShape {
  readonly shape: "line" | "polygon" | "circle";
  readonly points: readonly FalstadPoint[];
}

function shapesOf(drawing: string): BodyShape[] {
  return drawing.split(";").flatMap((path): BodyShape[] => {
    const [letter = "", ...numbers] = path.split(" ");
    const points = numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x: Number(x), y: Number(numbers[at + 1]) }] : []));
    return points.length < 2
      ? []
      : [{ shape: letter === "P" ? "polygon" : letter === "C" ? "circle" : "line", points }];
  });
}

/** Half of the length of the body, and paths around its middle: L lines, P polygon, C circle. */
const MIDDLES: ReadonlyMap<string, readonly [number, string]> = new Map(
  Object.entries({
    Resistor: [16, "P -16 -6 16 -6 16 6 -16 6"],
    Capacitor: [4, "L -4 -12 -4 12;L 4 -12 4 12"],
    Capacitor_Polarized: [4, "L -4 -12 -4 12;L 4 -12 4 12;L -14 -10 -8 -10;L -11 -13 -11 -7"],
    Inductor: [16, "L -16 0 -14 -6 -10 -6 -8 0 -6 -6 -2 -6 0 0 2 -6 6 -6 8 0 10 -6 14 -6 16 0"],
    Diode: [8, "P -8 -8 -8 8 8 0;L 8 -8 8 8"],
    Diode_Zener: [8, "P -8 -8 -8 8 8 0;L 4 -10 8 -8 8 8 12 10"],
    LED: [8, "P -8 -8 -8 8 8 0;L 8 -8 8 8;L -2 -11 4 -17;L 5 -10 11 -16"],
    Voltage_Source: [16, "C -16 -16 16 16;L 5 0 11 0;L 8 -3 8 3;L -8 -3 -8 3"],
    Rail_Source: [16, "C -16 -16 16 16;L -5 0 -11 0;L -8 -3 -8 3;L 8 -3 8 3"],
    Current_Source: [12, "C -12 -12 12 12;L -8 0 8 0;L 3 -4 8 0 3 4"],
    Ammeter: [12, "C -12 -12 12 12;L -5 6 0 -6 5 6;L -3 2 3 2"],
    Switch_SPST: [16, "L -16 0 14 -10;C -18 -2 -14 2;C 14 -2 18 2"],
    Gate_NOT: [16, "P -16 -12 -16 12 10 0;C 10 -3 16 3"],
  } satisfies Record<string, readonly [number, string]>),
);

const line = (...points: readonly FalstadPoint[]): BodyShape => ({ shape: "line", points });
const at = (x: number, y: number): FalstadPoint => ({ x, y });

function middle(length: number, [half, drawing]: readonly [number, string]): BodyShape[] {
  const scale = length >= 2 * half ? 1 : Math.max(length / (2 * half), 0.25);
  const center = length / 2;
  const body = shapesOf(drawing).map(({ shape, points }) => ({
    shape,
    points: points.map(({ x, y }) => at(center + x * scale, y * scale)),
  }));
  const lead = center - half * scale;
  return lead > 0 ? [line(at(0, 0), at(lead, 0)), ...body, line(at(length - lead, 0), at(length, 0))] : body;
}

/** From the base to the collector and the emitter, with an arrow at the emitter. */
function bipolar(length: number, posts: readonly FalstadPoint[], isP: boolean): BodyShape[] {
  const [collector = at(length, -16), , emitter = at(length, 16)] = posts;
  const bar = Math.max(length - 14, 0);
  const foot = at(bar, Math.sign(emitter.y) * 6);
  const [tip, tail] = isP ? [foot, emitter] : [emitter, foot];
  const [dx, dy] = [tail.x - tip.x, tail.y - tip.y];
  const size = 7 / (Math.hypot(dx, dy) || 1);
  const wing = (side: number): FalstadPoint =>
    at(tip.x + size * (dx - side * dy * 0.5), tip.y + size * (dy + side * dx * 0.5));
  return [
    line(at(0, 0), at(bar, 0)),
    line(at(bar, -16), at(bar, 16)),
    line(at(bar, Math.sign(collector.y) * 6), collector),
    line(foot, emitter),
    line(wing(1), tip, wing(-1)),
  ];
}

function fieldEffect(length: number, posts: readonly FalstadPoint[], isP: boolean, isJunction: boolean): BodyShape[] {
  const [drain = at(length, -16), , source = at(length, 16)] = posts;
  const channel = Math.max(length - 16, 0);
  const plate = isJunction ? channel : Math.max(channel - 6, 0);
  const arrow = isP
    ? [at(plate - 6, -4), at(plate - 12, 0), at(plate - 6, 4)]
    : [at(plate - 8, -4), at(plate - 2, 0), at(plate - 8, 4)];
  return [
    line(at(0, 0), at(plate, 0)),
    ...(isJunction ? [] : [line(at(plate, -10), at(plate, 10))]),
    line(at(channel, -18), at(channel, 18)),
    line(at(channel, drain.y), drain),
    line(at(channel, source.y), source),
    line(...arrow),
  ];
}

function amplifier(length: number, posts: readonly FalstadPoint[]): BodyShape[] {
  const [minus = at(0, -16), plus = at(0, 16)] = posts;
  const half = Math.abs(minus.y);
  const width = Math.min((13 * half) / 8, length / 2);
  const [left, right] = [length / 2 - width, length / 2 + width];
  const sign = left + 5;
  return [
    { shape: "polygon", points: [at(left, -2 * half), at(left, 2 * half), at(right, 0)] },
    line(minus, at(left, minus.y)),
    line(plus, at(left, plus.y)),
    line(at(right, 0), at(length, 0)),
    line(at(sign - 2, minus.y), at(sign + 4, minus.y)),
    line(at(sign - 2, plus.y), at(sign + 4, plus.y)),
    line(at(sign + 1, plus.y - 3), at(sign + 1, plus.y + 3)),
  ];
}

const ARC_STEPS = 8;

/** Points of a curve from the top to the bottom, bulging by `depth` at its middle. */
const curve = (x: number, height: number, depth: number): FalstadPoint[] =>
  Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const y = -height + (2 * height * step) / ARC_STEPS;
    return at(x + depth * Math.sqrt(Math.max(1 - (y / height) ** 2, 0)), y);
  });

function gate(length: number, posts: readonly FalstadPoint[], kind: string): BodyShape[] {
  const inputs = posts.slice(0, -1);
  const pitch = Math.max(...inputs.map(({ y }) => Math.abs(y)), 8);
  const height = pitch + 6;
  const isInverting = kind === "NAND" || kind === "NOR";
  const width = Math.min(22, length / 2 - (isInverting ? 8 : 0));
  const [left, right] = [length / 2 - width, length / 2 + width];
  const isRound = kind === "AND" || kind === "NAND";
  const front = isRound
    ? [at(left, -height), ...curve((left + right) / 2, height, (right - left) / 2), at(left, height)]
    : [...curve(left, height, 5), at((left + right) / 2, height), at(right, 0), at((left + right) / 2, -height)];
  const end = isInverting ? right + 6 : right;
  return [
    { shape: "polygon", points: front },
    ...(kind === "XOR" ? [line(...curve(left - 5, height, 5))] : []),
    ...(isInverting ? [{ shape: "circle", points: [at(right, -3), at(end, 3)] } as const] : []),
    ...inputs.map((input) => line(input, at(left, input.y))),
    line(at(end, 0), at(length, 0)),
  ];
}

function changeover(length: number, posts: readonly FalstadPoint[]): BodyShape[] {
  const [first = at(length, -16), , second = at(length, 16)] = posts;
  const [left, right] = [Math.max(length / 2 - 16, 0), Math.min(length / 2 + 16, length)];
  return [
    line(at(0, 0), at(left, 0)),
    line(at(left, 0), at(right, first.y)),
    line(at(right, first.y), first),
    line(at(right, second.y), second),
  ];
}

function potentiometer(length: number, posts: readonly FalstadPoint[]): BodyShape[] {
  const wiper = posts[1] ?? at(length / 2, 16);
  const tip = Math.sign(wiper.y) * 6;
  const wing = tip + Math.sign(wiper.y) * 5;
  return [
    ...middle(length, [16, "P -16 -6 16 -6 16 6 -16 6"]),
    line(wiper, at(wiper.x, tip)),
    line(at(wiper.x - 4, wing), at(wiper.x, tip), at(wiper.x + 4, wing)),
  ];
}

function transformer(length: number, posts: readonly FalstadPoint[]): BodyShape[] {
  const [first = at(0, 0), second = at(0, 32), third = at(length, 0), fourth = at(length, 32)] = posts;
  const [left, right] = [length / 2 - 10, length / 2 + 10];
  const low = Math.min(first.y, second.y, third.y, fourth.y);
  const high = Math.max(first.y, second.y, third.y, fourth.y);
  const loops = 4;
  const coil = (x: number, depth: number): BodyShape =>
    line(
      ...Array.from({ length: 2 * loops + 1 }, (_, step) =>
        at(x + (step % 2 === 0 ? 0 : depth), low + ((high - low) * step) / (2 * loops)),
      ),
    );
  return [
    ...[first, second].map((post) => line(post, at(left, post.y))),
    ...[third, fourth].map((post) => line(post, at(right, post.y))),
    coil(left, 6),
    coil(right, -6),
    line(at(length / 2 - 2, low), at(length / 2 - 2, high)),
    line(at(length / 2 + 2, low), at(length / 2 + 2, high)),
  ];
}

/** `posts` are the places of the pins in the same frame. */
export function bodyOf(kind: string, length: number, posts: readonly FalstadPoint[]): BodyShape[] {
  const plain = MIDDLES.get(kind);
  if (plain) return middle(length, plain);
  const isP = kind.endsWith("_P") || kind.endsWith("PNP");
  if (kind.startsWith("Transistor")) return bipolar(length, posts, isP);
  if (kind.startsWith("MOSFET") || kind.startsWith("JFET"))
    return fieldEffect(length, posts, isP, kind.startsWith("JFET"));
  if (kind.startsWith("Gate_")) return gate(length, posts, kind.slice("Gate_".length));
  if (kind === "Op_Amp") return amplifier(length, posts);
  if (kind === "Switch_SPDT") return changeover(length, posts);
  return kind === "Potentiometer" ? potentiometer(length, posts) : transformer(length, posts);
}
