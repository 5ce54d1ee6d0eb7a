// A board's drawing in the colors of its specification.

import { useMemo } from "react";
import { tint } from "@/lib/core/board-view/tint";
import { type BoardAppearance, boardPalette, PLAIN_APPEARANCE } from "@/lib/core/pcb/board-palette";

/** The look of whatever is bought; what is no board is drawn as a board of the usual colors. */
export function appearanceOf(
  specification: BoardAppearance | { stencilType: string } | { partId: string } | { board: BoardAppearance },
): BoardAppearance {
  if ("board" in specification) return specification.board;
  return "solderMaskColor" in specification ? specification : PLAIN_APPEARANCE;
}

export function maskToken(color: string): string {
  return `--pcb-mask-${color.toLowerCase()}`;
}

/** The drawing as the board will look; while there is none, none. */
export function usePaintedBoard(svg: string | undefined, appearance: BoardAppearance): string | undefined {
  const { solderMaskColor, silkscreenColor, surfaceFinish } = appearance;
  return useMemo(
    () => (svg === undefined ? svg : tint(svg, boardPalette({ solderMaskColor, silkscreenColor, surfaceFinish }))),
    [svg, solderMaskColor, silkscreenColor, surfaceFinish],
  );
}
