// Small sets of fabrication files written by a test: each file says what it draws, in mm.

import { readBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/board/board-model";
import { boardFacts } from "@/lib/core/measure/facts";
import type { SourceFile } from "@/lib/core/board/source-file";
import { bytesOf } from "./gerber-text";

export type Place = readonly [x: number, y: number];
export type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];

type Drawn = {
  /** Lines before the format, such as attributes and comments. */
  head?: string;
  pads?: readonly Place[];
  /** Closed rectangles. */
  boxes?: readonly Box[];
  /** Open lines. */
  lines?: readonly (readonly [Place, Place])[];
};

const number = (mm: number) => Math.round(mm * 1e4);
const at = ([x, y]: Place) => `X${number(x)}Y${number(y)}`;

export function gerber(name: string, { head = "", pads = [], boxes = [], lines = [] }: Drawn): SourceFile {
  const flashes = pads.map((place) => `${at(place)}D03*`);
  const strokes = [...boxes.flatMap(sidesOf), ...lines].map(([from, to]) => `${at(from)}D02*\n${at(to)}D01*`);
  const body = ["D10*", ...flashes, "D11*", ...strokes].join("\n");
  const text = `${head}%FSLAX44Y44*%\n%MOMM*%\n%ADD10C,1.6*%\n%ADD11C,0.2*%\nG01*\n${body}\nM02*\n`;
  return { name, bytes: bytesOf(text) };
}

function sidesOf([minX, minY, maxX, maxY]: Box): [Place, Place][] {
  const corners: Place[] = [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
  return corners.map((corner, k) => [corner, corners[(k + 1) % 4] ?? corner]);
}

export function drill(name: string, holes: readonly Place[], { head = "" } = {}): SourceFile {
  const hits = holes.map(([x, y]) => `X${x.toFixed(3)}Y${y.toFixed(3)}`).join("\n");
  return { name, bytes: bytesOf(`M48\n${head}METRIC\nT1C0.8\n%\nG90\nT1\n${hits}\nM30\n`) };
}

/** A grid of places over a box, both ends included. */
export function grid([minX, minY, maxX, maxY]: Box, columns: number, rows: number): Place[] {
  return Array.from({ length: columns * rows }, (_, k): Place => [
    minX + ((maxX - minX) * (k % columns)) / Math.max(1, columns - 1),
    minY + ((maxY - minY) * Math.floor(k / columns)) / Math.max(1, rows - 1),
  ]);
}

export const PLACES = grid([3, 3, 37, 27], 5, 4);
export const EDGE: Box = [0, 0, 40, 30];

/** A board of 40 × 30 mm with two layers and 20 pads with holes, in Protel's names. */
export function simpleSet(): SourceFile[] {
  return [
    gerber("b.gtl", {
      pads: PLACES,
      lines: [
        [
          [3, 3],
          [37, 3],
        ],
      ],
    }),
    gerber("b.gbl", { pads: PLACES }),
    gerber("b.gts", { pads: PLACES }),
    gerber("b.gbs", { pads: PLACES }),
    gerber("b.gko", { boxes: [EDGE] }),
    drill("b.drl", PLACES),
  ];
}

/** The simple set with files added or, by name, replaced; null takes one away. */
export function simpleSetWith(changes: readonly SourceFile[], without: readonly string[] = []): SourceFile[] {
  const names = new Set([...changes.map(({ name }) => name), ...without]);
  return [...simpleSet().filter(({ name }) => !names.has(name)), ...changes];
}

export function boardOf(files: readonly SourceFile[]): BoardModel {
  const result = readBoard(files);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

export const factsOf = (files: readonly SourceFile[]) => boardFacts(boardOf(files));

/** Type, side and place by file: "copper top 1". */
export function kindsOf(files: readonly SourceFile[]): Record<string, string> {
  return Object.fromEntries(
    boardOf(files).files.map(({ file, type, side, layer }) => [
      file,
      [type, ...(side === "all" ? [] : [side]), ...(layer === undefined ? [] : [layer])].join(" "),
    ]),
  );
}

export const codesOf = (files: readonly SourceFile[]) => [...new Set(boardOf(files).warnings.map(({ code }) => code))];
