import { expect, it } from "vitest";
import { boardGrid } from "@/lib/core/board/board-grid";

/** Boards of 60 × 50 mm whose lower left corners are given. */
const at = (...corners: [number, number][]) =>
  corners.map(([minX, minY]) => ({ minX, minY, maxX: minX + 60, maxY: minY + 50 }));

it.each([
  ["2 × 2 with gaps", at([0, 0], [65, 0], [0, 55], [65, 55]), { columns: 2, rows: 2 }],
  ["3 × 1, drawn in any order and not quite in line", at([130, 0.2], [0, 0], [65, 0.1]), { columns: 3, rows: 1 }],
  ["1 × 2, score lines between them", at([0, 0], [0, 50]), { columns: 1, rows: 2 }],
  ["three of four places", at([0, 0], [65, 0], [0, 55]), null],
  ["one board", at([0, 0]), null],
])("boards stand as %s", (_how, boards, grid) => {
  expect(boardGrid(boards)).toEqual(grid);
});
