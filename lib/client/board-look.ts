// The colours of a drawn board as this page's design gives them, and a drawing in the chosen ones.

import { useMemo } from "react";
import { type PictureColors, tint } from "@/lib/core/gerber/tint";

/** What the form says about looks; names are those of the specification. */
export interface BoardLook {
  solderMaskColor: string;
  silkscreenColor: string;
  surfaceFinish: string;
}

/** What is no board is drawn as a board of the usual colours. */
const PLAIN: BoardLook = { solderMaskColor: "Green", silkscreenColor: "White", surfaceFinish: "HASL" };

/** The look of whatever is bought. */
export function lookOf(
  specification: BoardLook | { stencilType: string } | { partId: string } | { board: BoardLook },
): BoardLook {
  if ("board" in specification) return specification.board;
  return "solderMaskColor" in specification ? specification : PLAIN;
}

export function maskToken(color: string): string {
  return `--pcb-mask-${color.toLowerCase()}`;
}

export function finishToken(surfaceFinish: string): string {
  return /enig/i.test(surfaceFinish) ? "--pcb-gold" : "--pcb-tin";
}

export function silkToken(color: string): string {
  return /black/i.test(color) ? "--pcb-mask-black" : "--pcb-silk";
}

/** As #rrggbb; only in a browser. */
export function colorsOf(look: BoardLook): PictureColors {
  const style = getComputedStyle(document.documentElement);
  const read = (token: string) => style.getPropertyValue(token).trim();
  return {
    maskColor: read(maskToken(look.solderMaskColor)),
    finish: read(finishToken(look.surfaceFinish)),
    silkColor: read(silkToken(look.silkscreenColor)),
  };
}

/** The drawing as the board will look; while there is none, none. */
export function usePaintedBoard(svg: string | undefined, look: BoardLook): string | undefined {
  const { solderMaskColor, silkscreenColor, surfaceFinish } = look;
  return useMemo(
    () => (svg === undefined ? svg : tint(svg, colorsOf({ solderMaskColor, silkscreenColor, surfaceFinish }))),
    [svg, solderMaskColor, silkscreenColor, surfaceFinish],
  );
}
