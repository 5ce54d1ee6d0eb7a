// A side without a solder mask file is what it would be made as: covered whole, in picture and facts alike.

import { describe, expect, it } from "vitest";
import { readBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/board/board-model";
import { boardFacts } from "@/lib/core/measure/facts";
import { boardSvg } from "@/lib/core/board-view/picture";
import { BOARD_FILES } from "@/tests/support/small-board";

const COLORS = { maskColor: "#0a6b3d", finish: "#d8b24a", silkColor: "#ffffff" };

function boardWithout(pattern: RegExp): BoardModel {
  const files = BOARD_FILES.filter(({ name }) => !pattern.test(name));
  const board = readBoard(files.map(({ name, content }) => ({ name, bytes: new TextEncoder().encode(content) })));
  if (!board.ok) throw new Error(board.code);
  return board.value;
}

const NO_TOP = /\.gts$/;

describe("a side without a mask file", () => {
  it("is drawn covered, without bare metal; the other side is drawn with its openings", () => {
    const board = boardWithout(NO_TOP);
    const [top, bottom] = [boardSvg(board, "top", COLORS), boardSvg(board, "bottom", COLORS)];
    expect(top).toMatch(/fill="#0a6b3d" fill-opacity="0\.8"\/>/);
    expect(top).not.toContain(COLORS.finish);
    expect(bottom).toMatch(/fill="#0a6b3d" fill-opacity="0\.8" mask="url\(#board-covered\)"\/>/);
    expect(bottom).toContain(COLORS.finish);
  });

  it("has no exposed copper, and is asked about", () => {
    const board = boardWithout(NO_TOP);
    expect(boardFacts(boardWithout(/^$/)).finishTopCm2).toBeGreaterThan(0);
    expect(boardFacts(board).finishTopCm2).toBe(0);
    expect(boardFacts(board).finishBottomCm2).toBeGreaterThan(0);
    expect(board.warnings.map(({ code }) => code)).toContain("MASK_MISSING");
    expect(boardWithout(/^$/).warnings.map(({ code }) => code)).not.toContain("MASK_MISSING");
  });
});
