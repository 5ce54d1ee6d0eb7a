// The design rules of an Eagle board that size its pads: annular rings, mask and stencil openings.

import type { EagleDesignRules } from "@/lib/core/formats/eagle/board";
import { eagleLengthMm } from "@/lib/core/formats/eagle/fields";

/** A share of a size, not less and not more than two lengths, in mm. */
export type RatioRule = { ratio: number; minMm: number; maxMm: number };

export type DesignRules = {
  padRing: { outer: RatioRule; inner: RatioRule };
  viaRing: { outer: RatioRule; inner: RatioRule };
  stopFrame: RatioRule;
  creamFrame: RatioRule;
  smdRoundness: RatioRule;
  /** Vias drilled up to this are covered by mask. */
  viaStopLimitMm: number;
  /** Lengthening of long and offset pads, as a share of their width. */
  longRatio: number;
  offsetRatio: number;
  /** Shapes that go before those of the library: 0 square, 1 round, 2 octagon; -1 leaves them. */
  padShape: { top: number; bottom: number; first: number };
  /** Copper layers by Eagle's numbers, from the top down. */
  copper: number[];
};

/** Missing parameters are those of a new board of Eagle 6. */
export function readDesignRules({ params }: EagleDesignRules): DesignRules {
  const length = (name: string, otherwise: number) => {
    const value = eagleLengthMm(params.get(name));
    return Number.isFinite(value) ? value : otherwise;
  };
  const ratioRule = (
    names: readonly [string, string, string],
    [ratio, least, most]: readonly [number, number, number],
  ): RatioRule => ({
    ratio: length(names[0], ratio),
    minMm: length(names[1], least),
    maxMm: length(names[2], most),
  });
  const ring = [0.25, 0.254, 0.508] as const;
  return {
    padRing: {
      outer: ratioRule(["rvPadTop", "rlMinPadTop", "rlMaxPadTop"], ring),
      inner: ratioRule(["rvPadInner", "rlMinPadInner", "rlMaxPadInner"], ring),
    },
    viaRing: {
      outer: ratioRule(["rvViaOuter", "rlMinViaOuter", "rlMaxViaOuter"], [0.25, 0.2032, 0.508]),
      inner: ratioRule(["rvViaInner", "rlMinViaInner", "rlMaxViaInner"], [0.25, 0.2032, 0.508]),
    },
    stopFrame: ratioRule(["mvStopFrame", "mlMinStopFrame", "mlMaxStopFrame"], [1, 0.1016, 0.1016]),
    creamFrame: ratioRule(["mvCreamFrame", "mlMinCreamFrame", "mlMaxCreamFrame"], [0, 0, 0]),
    smdRoundness: ratioRule(["srRoundness", "srMinRoundness", "srMaxRoundness"], [0, 0, 0]),
    viaStopLimitMm: length("mlViaStopLimit", 0),
    longRatio: length("psElongationLong", 100) / 100,
    offsetRatio: length("psElongationOffset", 100) / 100,
    padShape: { top: length("psTop", -1), bottom: length("psBottom", -1), first: length("psFirst", -1) },
    copper: copperLayers(params.get("layerSetup") ?? "(1*16)"),
  };
}

export function lengthOf({ ratio, minMm, maxMm }: RatioRule, sizeMm: number): number {
  return Math.max(minMm, Math.min(maxMm, ratio * sizeMm));
}

/** "(1+2*15+16)"; "[2:1*16]" says which vias end where, before and behind colons. */
function copperLayers(setup: string): number[] {
  const bare = setup.replace(/\[\s*\d+\s*:/g, "(").replace(/:\s*\d+\s*\]/g, ")");
  const numbers = (bare.match(/\d+/g) ?? []).map(Number).filter((number) => number >= 1 && number <= 16);
  return [...new Set(numbers)].sort((a, b) => a - b);
}
