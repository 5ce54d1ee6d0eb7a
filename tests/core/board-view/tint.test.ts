import { describe, expect, it } from "vitest";
import type { BoardModel } from "@/lib/core/board/board-model";
import { readBoard } from "@/lib/core/gerber/board";
import { boardSvg } from "@/lib/core/board-view/picture";
import { tint } from "@/lib/core/board-view/tint";
import { BOARD_FILES } from "@/tests/support/small-board";

const DRAWN = { maskColor: "#0b6b3a", finish: "#d9b75b", silkColor: "#f6f5ef" };
const CHOSEN = { maskColor: "#123f7a", finish: "#c3c8c7", silkColor: "#16191a" };

const LEGEND = "%FSLAX46Y46*%\n%MOMM*%\n%ADD10C,0.2*%\nG01*\nD10*\nX2000000Y2000000D02*\nX8000000Y2000000D01*\nM02*\n";
/** A clear stroke makes the engine cut a ground out instead of using shapes. */
const CUT_LEGEND = LEGEND.replace("M02*", "%LPC*%\nX4000000Y1000000D02*\nX4000000Y3000000D01*\nM02*");

function boardOf(...files: { name: string; content: string }[]): BoardModel {
  const board = readBoard(files.map(({ name, content }) => ({ name, bytes: new TextEncoder().encode(content) })));
  if (!board.ok) throw new Error(board.code);
  return board.value;
}

const BOARDS: Record<string, BoardModel> = {
  "with mask": boardOf(...BOARD_FILES),
  "with a legend": boardOf(...BOARD_FILES, { name: "b.gto", content: LEGEND }),
  "with a legend cut by clear strokes": boardOf(...BOARD_FILES, { name: "b.gto", content: CUT_LEGEND }),
  "without mask": boardOf(...BOARD_FILES.filter(({ name }) => !/\.g[tb]s$/.test(name)), {
    name: "b.gto",
    content: LEGEND,
  }),
};

describe.each(Object.entries(BOARDS))("a drawn board %s in other colours", (_, board) => {
  it.each(["top", "bottom"] as const)("is what the engine draws of its %s when it is given those colours", (side) => {
    expect(tint(boardSvg(board, side, DRAWN), CHOSEN)).toBe(boardSvg(board, side, CHOSEN));
  });

  it("comes back to the first drawing", () => {
    const svg = boardSvg(board, "top", DRAWN);
    expect(tint(tint(svg, CHOSEN), DRAWN)).toBe(svg);
  });
});
