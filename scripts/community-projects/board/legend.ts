// Silkscreen: outlines and designators beside the parts, a dot at pin 1, names of nets at connectors, the title.

import { circle, line, type Point, type Sheet } from "../../sample-boards/sheet";
import { textMarks } from "../../sample-boards/stroke-font";
import type { RoutedBoard } from "./draw-board";
import { type Box, boxOn, courtOn, landsOf, netsByEnd, type PlacedPart, sizeOf, turned } from "./placed-part";
import { CORNER_MM } from "./placement";

const LINE_MM = 0.15;
const HEIGHT_MM = 1;
/** Width of a letter with its space, by its height (sample-boards/stroke-font). */
const ADVANCE = 0.94;

const overlaps = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

const around = ([x, y]: Point, w: number, h: number): Box => [x - w / 2, y - h / 2, x + w / 2, y + h / 2];

class Legend {
  readonly #sheet: Sheet;
  readonly #taken: Box[] = [];
  readonly #size: readonly [number, number];

  constructor(sheet: Sheet, { lands, placed, routes }: RoutedBoard) {
    this.#sheet = sheet;
    this.#size = [placed.widthMm, placed.heightMm];
    for (const { at, shape } of lands) {
      const [w, h] = sizeOf(shape);
      this.#taken.push(around(at, w + 0.5, h + 0.5));
    }
    for (const { vias } of routes) for (const at of vias) this.#taken.push(around(at, 0.9, 0.9));
    for (const { at, d, isPlated } of sheet.drills) if (!isPlated) this.#taken.push(around(at, d + 3, d + 3));
  }

  isFree(box: Box): boolean {
    const [w, h] = this.#size;
    const isInside = box[0] > 0.6 && box[1] > 0.6 && box[2] < w - 0.6 && box[3] < h - 0.6;
    return isInside && !this.#taken.some((other) => overlaps(box, other));
  }

  take(box: Box): void {
    this.#taken.push(box);
  }

  /** Prints at the first free place; answers whether there was one. */
  text(words: string, places: readonly Point[], height = HEIGHT_MM): boolean {
    for (const at of places) {
      const box = around(at, words.length * ADVANCE * height + 0.1, height + 0.3);
      if (!this.isFree(box)) continue;
      this.#sheet.marks["top-silk"].push(...textMarks(words, at, { height, width: LINE_MM }));
      this.take(box);
      return true;
    }
    return false;
  }

  stroke(points: readonly Point[]): void {
    const [a, b] = points;
    if (!a || !b) return;
    const box: Box = [
      Math.min(a[0], b[0]) - 0.1,
      Math.min(a[1], b[1]) - 0.1,
      Math.max(a[0], b[0]) + 0.1,
      Math.max(a[1], b[1]) + 0.1,
    ];
    if (!this.isFree(box)) return;
    this.#sheet.marks["top-silk"].push({ kind: "stroke", width: LINE_MM, path: line(points) });
    this.take(box);
  }

  dot(at: Point): void {
    const box = around(at, 0.6, 0.6);
    if (!this.isFree(box)) return;
    this.#sheet.marks["top-silk"].push({ kind: "stroke", width: 0.2, path: circle(at, 0.12) });
    this.take(box);
  }
}

/** The body's outline in pieces of half a millimeter, so that only what covers a land is left out. */
function outlineOf(part: PlacedPart): (readonly [Point, Point])[] {
  const [left, bottom, right, top] = boxOn(part, part.pattern.body);
  const corners: Point[] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
  return corners.map((from, at): readonly [Point, Point] => [from, corners[(at + 1) % 4] ?? from]);
}

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Longest free pieces of the line. */
function strokeFree(legend: Legend, [from, to]: readonly [Point, Point]): void {
  const pieces = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.25));
  let start = -1;
  for (let at = 0; at <= pieces; at++) {
    const isFree = at < pieces && legend.isFree(pieceBox(mix(from, to, at / pieces), mix(from, to, (at + 1) / pieces)));
    if (isFree && start < 0) start = at;
    if (isFree || start < 0) continue;
    if (at - start > 1) legend.stroke([mix(from, to, start / pieces), mix(from, to, at / pieces)]);
    start = -1;
  }
}

const pieceBox = (a: Point, b: Point): Box => [
  ...([Math.min(a[0], b[0]) - 0.1, Math.min(a[1], b[1]) - 0.1] as const),
  ...([Math.max(a[0], b[0]) + 0.1, Math.max(a[1], b[1]) + 0.1] as const),
];

function markFirstPin(legend: Legend, part: PlacedPart): void {
  const first = part.pattern.lands.find(({ pin }) => pin === "1" || pin === "A1");
  if (!first || !/^[UQDJ]/.test(part.designator)) return;
  const [w, h] = sizeOf(first.shape);
  const side = Math.sign(first.at[0]) || -1;
  const spots: Point[] = [
    [first.at[0] + side * (w / 2 + 0.5), first.at[1]],
    [first.at[0], first.at[1] + h / 2 + 0.5],
  ];
  const [spot] = spots;
  if (spot) {
    const [dx, dy] = turned(spot, part.turns);
    legend.dot([part.x + dx, part.y + dy]);
  }
}

/** Places around the part, nearest first. */
function placesAround(part: PlacedPart, words: string): Point[] {
  const [left, bottom, right, top] = courtOn(part);
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const w = (words.length * ADVANCE) / 2 + 0.15;
  const rows: Point[] = [0.65, 1.2, 1.9].flatMap((gap): Point[] => [
    [x, top + gap],
    [x, bottom - gap],
    [left - w, y + gap - 0.65],
    [right + w, y + gap - 0.65],
    [x - 1.2, top + gap],
    [x + 1.2, top + gap],
    [x - 1.2, bottom - gap],
    [x + 1.2, bottom - gap],
  ]);
  return [...rows, [x, y]];
}

/** A net's name as the stroke font has it, and short. */
const printed = (net: string): string => net.replace(/^\//, "").replaceAll("_", " ").toUpperCase().slice(0, 8);

function nameContacts(legend: Legend, part: PlacedPart, nets: ReadonlyMap<string, string>): void {
  if (part.pattern.lands.length > 8 || !part.designator.startsWith("J")) return;
  for (const { end, at, shape } of landsOf(part)) {
    const net = nets.get(end) ?? "";
    if (net === "" || net.includes("(")) continue;
    const words = printed(net);
    const reach = sizeOf(shape)[0] / 2 + (words.length * ADVANCE * 0.9) / 2 + 0.45;
    const court = courtOn(part);
    const beyond = (words.length * ADVANCE * 0.9) / 2 + 0.2;
    const places: Point[] =
      part.turns === 2
        ? [
            [at[0] - reach, at[1]],
            [court[0] - beyond, at[1]],
          ]
        : [
            [at[0] + reach, at[1]],
            [court[2] + beyond, at[1]],
          ];
    legend.text(words, places, 0.9);
  }
}

function printTitle(sheet: Sheet, legend: Legend, { title, placed }: RoutedBoard): void {
  const { widthMm, heightMm } = placed;
  const words = title.toUpperCase();
  const room = widthMm - 2 * CORNER_MM;
  const height = Math.min(1.6, Math.max(1, room / (words.length * ADVANCE)));
  legend.text(
    words,
    [
      [widthMm / 2, 1.7],
      [widthMm / 2, heightMm - 1.7],
    ],
    height,
  );
  const big = Math.min(2.2, Math.max(1, room / (12 * ADVANCE)));
  for (const [text, row, size] of [
    ["BOARDWRIGHT", 0.75, big],
    ["REV A", -1.1, big * 0.7],
  ] as const)
    sheet.marks["bottom-silk"].push(
      ...textMarks(text, [widthMm / 2, heightMm / 2 + row * big], {
        height: size,
        width: size * 0.15,
        isMirrored: true,
      }),
    );
}

export function printLegend(sheet: Sheet, board: RoutedBoard): void {
  const legend = new Legend(sheet, board);
  const nets = netsByEnd(board.nets);
  const { parts } = board.placed;
  for (const part of parts) markFirstPin(legend, part);
  for (const part of parts) for (const edge of outlineOf(part)) strokeFree(legend, edge);
  for (const part of parts) nameContacts(legend, part, nets);
  for (const part of parts) legend.text(part.designator, placesAround(part, part.designator), 0.9);
  printTitle(sheet, legend, board);
}
