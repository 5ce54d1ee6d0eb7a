import { describe, expect, it } from "vitest";
import { boardSizeOf } from "@/components/gerber/preview/board-view";
import { readBoard } from "@/lib/core/gerber/board";
import { boardSvg } from "@/lib/core/board-view/picture";
import { BOARD_FILES } from "@/tests/support/small-board";

describe("the size of a drawing", () => {
  it("is that of the board without the air around it", () => {
    // The small board measures 20 × 10 mm along its outline's center line.
    const files = BOARD_FILES.map(({ name, content }) => ({ name, bytes: new TextEncoder().encode(content) }));
    const board = readBoard(files);
    if (!board.ok) throw new Error(board.code);
    const colors = { maskColor: "#0b6b3a", finish: "#d9b75b", silkColor: "#f6f5ef" };
    expect(boardSizeOf(boardSvg(board.value, "top", colors))).toEqual({ widthMm: 20, heightMm: 10 });
  });

  it("is unknown for anything else", () => {
    expect(boardSizeOf("<svg><rect/></svg>")).toBeNull();
    expect(boardSizeOf("")).toBeNull();
  });
});
