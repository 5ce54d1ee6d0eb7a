// The materials of a board as it will look: what picture.ts paints, as numbers.

import { type Rgb, rgbOf } from "@/components/gerber/stage/colors";
import type { RealisticColors } from "@/components/gerber/stage/stage-view";
import type { Scene, SceneLayer } from "@/lib/core/gerber/view/scene";

/** As in picture.ts. */
export const DEFAULT_COLORS = { substrate: "#d9c38c", copper: "#c68a4e", maskOpacity: 0.8 } as const;

export interface BoardColors {
  substrate: Rgb;
  /** Under the mask. */
  copper: Rgb;
  /** In the openings. */
  finish: Rgb;
  mask: Rgb;
  /** A side without a mask file is covered whole. */
  maskOpacity: number;
  silk: Rgb;
}

export function boardColors(colors: RealisticColors): BoardColors {
  return {
    substrate: rgbOf(colors.substrateColor ?? DEFAULT_COLORS.substrate),
    copper: rgbOf(colors.copperColor ?? DEFAULT_COLORS.copper),
    finish: rgbOf(colors.finish),
    mask: rgbOf(colors.maskColor),
    maskOpacity: colors.maskOpacity ?? DEFAULT_COLORS.maskOpacity,
    silk: rgbOf(colors.silkColor),
  };
}

/** The layers of one side that are seen; the first of a kind, as pictures take it. */
export function sideLayers(scene: Scene, side: "top" | "bottom") {
  const find = (type: SceneLayer["type"]) => scene.layers.find((layer) => layer.type === type && layer.side === side);
  return { copper: find("copper"), mask: find("soldermask"), silk: find("silkscreen") };
}
