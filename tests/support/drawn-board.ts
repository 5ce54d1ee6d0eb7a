// The small board as our engine draws it in the colors of a look.

import { readBoard } from "@/lib/core/gerber/board";
import { boardSvg } from "@/lib/core/board-view/picture";
import type { PictureColors } from "@/lib/core/board-view/tint";
import { boardPalette, PLAIN_APPEARANCE } from "@/lib/core/pcb/board-palette";
import { BOARD_FILES } from "./small-board";

export const GREEN_TIN = boardPalette(PLAIN_APPEARANCE);
export const BLUE_GOLD = boardPalette({ solderMaskColor: "Blue", silkscreenColor: "White", surfaceFinish: "ENIG" });

export function drawnBoard(colors: PictureColors): string {
  const files = BOARD_FILES.map(({ name, content }) => ({ name, bytes: new TextEncoder().encode(content) }));
  const board = readBoard(files);
  if (!board.ok) throw new Error(board.code);
  return boardSvg(board.value, "top", colors);
}
