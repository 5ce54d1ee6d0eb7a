// Placement by simulated annealing: connectors in columns at the left and right edges as on the sheet, all other parts
// where their nets are short, without overlap. Capacitors of a supply stay at the circuit that they stand beside on the sheet.

import type { Netlist, NetPart } from "../netlist";
import { type Box, courtOn, keepOutsOf, onBoard, type PlacedPart, turned, type Turns } from "./placed-part";
import { createRandom } from "./random";

export interface PlacedBoard {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly parts: readonly PlacedPart[];
}

/** Square at each corner that a screw head and its hole take. */
export const CORNER_MM = 7;
const EDGE_MM = 1;
const ANTENNA_EDGE_MM = 0.3;
const GROUND = "GND";
const STEPS_PER_PART = 9000;
const FULL_WEIGHT = 1;
const SUPPLY_WEIGHT = 0.35;

const isConnector = ({ designator }: NetPart): boolean => designator.startsWith("J");
const isSupply = (name: string): boolean => /^[+-]/.test(name) || name === GROUND;

const widthOf = ([left, , right]: Box): number => right - left;
const heightOf = ([, bottom, , top]: Box): number => top - bottom;
const areaOf = (box: Box): number => widthOf(box) * heightOf(box);

const overlap = (a: Box, b: Box): number => {
  const w = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const h = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return w > 0 && h > 0 ? w * h : 0;
};

const snapped = (mm: number): number => Math.round(mm * 10) / 10;

interface Column {
  readonly parts: readonly NetPart[];
  readonly isRight: boolean;
}

/** The connectors of one edge, from the top down, with equal spaces. */
function placeColumn({ parts, isRight }: Column, widthMm: number, heightMm: number): PlacedPart[] {
  const turns: Turns = isRight ? 2 : 0;
  const placed = parts.map((part) => ({ ...onBoard(part), turns }));
  const boxes = placed.map(courtOn);
  const space = (heightMm - 2 * CORNER_MM - boxes.reduce((sum, box) => sum + heightOf(box), 0)) / (parts.length + 1);
  let top = heightMm - CORNER_MM;
  return placed.map((part, at) => {
    const box = boxes[at] ?? [0, 0, 0, 0];
    top -= space;
    const y = snapped(top - box[3]);
    top -= heightOf(box);
    const inset = part.pattern.isAtEdge ? 0.3 : EDGE_MM;
    const left = part.pattern.isAtEdge ? part.pattern.body[0] : part.pattern.court[0];
    const x = isRight ? widthMm - inset + left : inset - left;
    return { ...part, x: snapped(x), y };
  });
}

/** In the middle of the upper edge, where the antenna looks out. */
function placeRadio(part: NetPart, widthMm: number, heightMm: number): PlacedPart {
  const placed = onBoard(part);
  return { ...placed, x: snapped(widthMm / 2), y: snapped(heightMm - ANTENNA_EDGE_MM - placed.pattern.body[3]) };
}

function columnsOf(parts: readonly NetPart[]): readonly [left: NetPart[], right: NetPart[]] {
  const xs = parts.map(({ x }) => x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const connectors = parts.filter(isConnector).toSorted((a, b) => a.y - b.y);
  return [connectors.filter(({ x }) => x < middle), connectors.filter(({ x }) => x >= middle)];
}

const columnHeight = (parts: readonly NetPart[]): number =>
  parts.reduce((sum, part) => sum + heightOf(courtOn(onBoard(part))) + 1, 0);

const columnWidth = (parts: readonly NetPart[]): number =>
  Math.max(0, ...parts.map((part) => widthOf(courtOn(onBoard(part)))));

/** Half a millimeter is the unit of outlines. */
const outline = (mm: number): number => Math.ceil(mm * 2) / 2;

function sizeOfBoard(parts: readonly NetPart[], looseness: number): readonly [number, number] {
  const [left, right] = columnsOf(parts);
  const free = parts.filter((part) => !isConnector(part)).map((part) => areaOf(courtOn(onBoard(part))));
  const area = free.reduce((sum, each) => sum + each + 1.5, 0) * 1.75 * looseness + 2 * CORNER_MM ** 2;
  const edge = Math.max(columnHeight(left), columnHeight(right)) + 2 * CORNER_MM + 1;
  const heightMm = outline(Math.max(edge, Math.sqrt(area / 1.5), 22));
  const widthMm = outline(Math.max(area / heightMm + columnWidth(left) + columnWidth(right) + 3, heightMm * 1.1));
  return [widthMm, heightMm];
}

interface Link {
  readonly weight: number;
  /** Part's index and place of the land on it. */
  readonly ends: readonly (readonly [part: number, at: readonly [number, number]])[];
}

function linksOf({ nets }: Netlist, parts: readonly PlacedPart[]): Link[] {
  const index = new Map(parts.map(({ designator }, at) => [designator, at]));
  return nets.flatMap(({ name, pins }): Link[] => {
    if (name === GROUND) return [];
    const ends = pins.flatMap((end) => {
      const [designator = "", pin = ""] = end.split(".");
      const part = index.get(designator);
      const lands = part === undefined ? [] : (parts[part]?.pattern.lands ?? []);
      const land = lands.find((each) => each.pin === pin);
      return part === undefined || !land ? [] : [[part, land.at] as const];
    });
    return ends.length < 2 ? [] : [{ weight: isSupply(name) ? SUPPLY_WEIGHT : FULL_WEIGHT, ends }];
  });
}

/** Pairs of a supply's capacitor and the circuit that is nearest on the sheet. */
function companions({ parts, nets }: Netlist, placed: readonly PlacedPart[]): (readonly [number, number])[] {
  const index = new Map(placed.map(({ designator }, at) => [designator, at]));
  const supplies = nets.filter(({ name }) => isSupply(name));
  const isAcross = ({ designator }: NetPart) =>
    designator.startsWith("C") &&
    supplies.filter(({ pins }) => pins.some((end) => end.startsWith(`${designator}.`))).length === 2;
  const circuits = parts.filter(({ designator }) => /^[UQ]/.test(designator));
  return parts.filter(isAcross).flatMap((capacitor) => {
    const distance = (part: NetPart) => Math.hypot(part.x - capacitor.x, part.y - capacitor.y);
    const nearest = circuits.toSorted((a, b) => distance(a) - distance(b))[0];
    const [a, b] = [index.get(capacitor.designator), nearest && index.get(nearest.designator)];
    return a === undefined || b === undefined ? [] : [[a, b] as const];
  });
}

interface Field {
  readonly widthMm: number;
  readonly heightMm: number;
  /** Kept free: corners, and the surroundings of antennas. */
  readonly corners: readonly Box[];
}

const cornersOf = (w: number, h: number): Box[] =>
  [0, w - CORNER_MM].flatMap((x) => [0, h - CORNER_MM].map((y): Box => [x, y, x + CORNER_MM, y + CORNER_MM]));

class Annealing {
  readonly #parts: PlacedPart[];
  readonly #boxes: Box[];
  readonly #linksOf: Link[][];
  readonly #nearOf: number[][];
  readonly #field: Field;

  constructor(netlist: Netlist, parts: readonly PlacedPart[], field: Field) {
    this.#parts = [...parts];
    this.#boxes = parts.map(courtOn);
    this.#field = field;
    const links = linksOf(netlist, parts);
    this.#linksOf = parts.map((_, at) => links.filter(({ ends }) => ends.some(([part]) => part === at)));
    const pairs = companions(netlist, parts);
    this.#nearOf = parts.map((_, at) => pairs.flatMap(([a, b]) => (a === at ? [b] : b === at ? [a] : [])));
  }

  get parts(): readonly PlacedPart[] {
    return this.#parts;
  }

  #lengthOf({ ends, weight }: Link): number {
    let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const [index, at] of ends) {
      const part = this.#parts[index];
      if (!part) continue;
      const [dx, dy] = turned(at, part.turns);
      left = Math.min(left, part.x + dx);
      right = Math.max(right, part.x + dx);
      bottom = Math.min(bottom, part.y + dy);
      top = Math.max(top, part.y + dy);
    }
    return weight * (right - left + top - bottom);
  }

  costOf(at: number): number {
    const box = this.#boxes[at];
    const part = this.#parts[at];
    if (!box || !part) return 0;
    const { widthMm, heightMm, corners } = this.#field;
    let overlaps = 0;
    for (const [other, theirs] of this.#boxes.entries()) if (other !== at) overlaps += overlap(box, theirs);
    for (const corner of corners) overlaps += overlap(box, corner);
    const out = [EDGE_MM - box[0], EDGE_MM - box[1], box[2] - widthMm + EDGE_MM, box[3] - heightMm + EDGE_MM];
    for (const mm of out) if (mm > 0) overlaps += mm * 4;
    let length = 0;
    for (const link of this.#linksOf[at] ?? []) length += this.#lengthOf(link);
    for (const near of this.#nearOf[at] ?? []) {
      const other = this.#parts[near];
      if (other) length += 0.8 * Math.hypot(other.x - part.x, other.y - part.y);
    }
    return length + 12 * overlaps;
  }

  put(at: number, part: PlacedPart): void {
    this.#parts[at] = part;
    this.#boxes[at] = courtOn(part);
  }

  /** Sum of all overlaps in mm², and of what is beyond the edge. */
  overlaps(free: readonly number[]): number {
    let sum = 0;
    const { widthMm, heightMm } = this.#field;
    for (const at of free) {
      const [left = 0, bottom = 0, right = 0, top = 0] = this.#boxes[at] ?? [];
      const out = Math.max(EDGE_MM - left, EDGE_MM - bottom, right - widthMm + EDGE_MM, top - heightMm + EDGE_MM);
      if (out > 0.3) sum += out;
    }
    for (const [a, first] of this.#boxes.entries())
      for (const [b, second] of this.#boxes.entries()) if (a < b) sum += overlap(first, second);
    for (const at of free) {
      const box = this.#boxes[at];
      if (box) for (const corner of this.#field.corners) sum += overlap(box, corner);
    }
    return sum;
  }
}

function anneal(state: Annealing, free: readonly number[], { widthMm, heightMm }: Field, seed: number): void {
  const random = createRandom(seed);
  const steps = STEPS_PER_PART * free.length;
  const pick = () => free[Math.floor(random() * free.length)] ?? 0;
  for (let step = 0; step < steps; step++) {
    const heat = (1 - step / steps) ** 2;
    const at = pick();
    const before = state.parts[at];
    if (!before) continue;
    const reach = Math.max(0.4, widthMm * 0.5 * heat);
    const kind = random();
    const [other, otherAt] = [pick(), kind > 0.9 ? 1 : 0];
    const partner = otherAt === 1 && other !== at ? state.parts[other] : undefined;
    const cost = state.costOf(at) + (partner ? state.costOf(other) : 0);
    if (partner) {
      state.put(at, { ...before, x: partner.x, y: partner.y });
      state.put(other, { ...partner, x: before.x, y: before.y });
    } else if (kind > 0.75) state.put(at, { ...before, turns: Math.floor(random() * 4) as Turns });
    else {
      const move = () => (random() - 0.5) * 2 * reach;
      const x = snapped(Math.min(widthMm, Math.max(0, before.x + move())));
      state.put(at, { ...before, x, y: snapped(Math.min(heightMm, Math.max(0, before.y + move()))) });
    }
    const change = state.costOf(at) + (partner ? state.costOf(other) : 0) - cost;
    if (change <= 0 || random() < Math.exp(-change / (0.05 + 12 * heat))) continue;
    state.put(at, before);
    if (partner) state.put(other, partner);
  }
}

/** Null where the parts do not fit without overlap. `looseness` of 1 is a board of usual density. */
export function placeBoard(netlist: Netlist, looseness: number, seed: number): PlacedBoard | null {
  const { parts } = netlist;
  const [widthMm, heightMm] = sizeOfBoard(parts, looseness);
  const [left, right] = columnsOf(parts);
  const radios = parts.filter((part) => onBoard(part).pattern.keepOut);
  const fixed = [
    ...radios.map((part) => placeRadio(part, widthMm, heightMm)),
    ...placeColumn({ parts: left, isRight: false }, widthMm, heightMm),
    ...placeColumn({ parts: right, isRight: true }, widthMm, heightMm),
  ];
  const [xs, ys] = [parts.map(({ x }) => x), parts.map(({ y }) => y)];
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const loose = parts
    .filter((part) => !isConnector(part) && !radios.includes(part))
    .map((part) => ({
      ...onBoard(part),
      x: snapped(widthMm * (0.15 + (0.7 * (part.x - minX)) / Math.max(1, maxX - minX))),
      y: snapped(heightMm * (0.85 - (0.7 * (part.y - minY)) / Math.max(1, maxY - minY))),
    }));
  const corners = [...cornersOf(widthMm, heightMm), ...keepOutsOf(fixed)];
  const field = { widthMm, heightMm, corners };
  const state = new Annealing(netlist, [...fixed, ...loose], field);
  const free = loose.map((_, at) => at + fixed.length);
  anneal(state, free, field, seed);
  return state.overlaps(free) > 0.01 ? null : { widthMm, heightMm, parts: state.parts };
}
