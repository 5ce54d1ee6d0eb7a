import { type Rgb, rgbOf } from "@/components/stage/colors";
import type { RealisticColors } from "@/components/stage/stage-view";

export const DEFAULT_COLORS = { substrate: "#d9c38c", copper: "#c68a4e", maskOpacity: 0.8 } as const;

export interface BoardColors {
  substrate: Rgb;
  /** Under the mask. */
  copper: Rgb;
  /** In mask openings. */
  finish: Rgb;
  mask: Rgb;
  /** A side without a mask file is fully covered. */
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
