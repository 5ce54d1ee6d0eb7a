import { useMemo } from "react";
import { tint } from "@/lib/core/board-view/tint";
import { type BoardAppearance, boardPalette, PLAIN_APPEARANCE } from "@/lib/core/pcb/board-palette";

/** Appearance of an item's board; other items use the default colors. */
export function appearanceOf(
  specification: BoardAppearance | { stencilType: string } | { partId: string } | { board: BoardAppearance },
): BoardAppearance {
  if ("board" in specification) return specification.board;
  return "solderMaskColor" in specification ? specification : PLAIN_APPEARANCE;
}

export function maskToken(color: string): string {
  return `--pcb-mask-${color.toLowerCase()}`;
}

/** SVG of a board in the colors of its options; undefined while there is none. */
export function usePaintedBoard(svg: string | undefined, appearance: BoardAppearance): string | undefined {
  const { solderMaskColor, silkscreenColor, surfaceFinish } = appearance;
  return useMemo(
    () => (svg === undefined ? svg : tint(svg, boardPalette({ solderMaskColor, silkscreenColor, surfaceFinish }))),
    [svg, solderMaskColor, silkscreenColor, surfaceFinish],
  );
}
