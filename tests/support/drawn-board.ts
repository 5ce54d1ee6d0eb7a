// The small board as our engine draws it, and the colours that the design's tokens give.

import { readBoard } from "@/lib/core/gerber/board";
import { boardSvg } from "@/lib/core/gerber/picture";
import type { PictureColors } from "@/lib/core/gerber/tint";
import { BOARD_FILES } from "./small-board";

/** As app/tokens.css has them; jsdom loads no styles. */
const TOKENS = {
  "--pcb-mask-green": "#0d4a33",
  "--pcb-mask-blue": "#123f7a",
  "--pcb-mask-black": "#16191a",
  "--pcb-tin": "#c3c8c7",
  "--pcb-gold": "#dcb25f",
  "--pcb-silk": "#f3f1e6",
};

export const GREEN_TIN: PictureColors = { maskColor: "#0d4a33", finish: "#c3c8c7", silkColor: "#f3f1e6" };
export const BLUE_GOLD: PictureColors = { maskColor: "#123f7a", finish: "#dcb25f", silkColor: "#f3f1e6" };

export function setBoardTokens(): void {
  for (const [name, value] of Object.entries(TOKENS)) document.documentElement.style.setProperty(name, value);
}

export function drawnBoard(colors: PictureColors): string {
  const files = BOARD_FILES.map(({ name, content }) => ({ name, bytes: new TextEncoder().encode(content) }));
  const board = readBoard(files);
  if (!board.ok) throw new Error(board.code);
  return boardSvg(board.value, "top", colors);
}
