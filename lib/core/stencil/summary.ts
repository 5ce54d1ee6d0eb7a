// Summary of a side's apertures at a thickness: count, total area, the smallest, and those at risk by size.

import type { Aperture } from "@/lib/core/measure/openings/aperture";
import { areaRatio, aspectRatio, releasesPaste } from "@/lib/core/measure/openings/release";

/** Apertures of one size. */
export type SizeAtRisk = {
  sidesMm: [number, number];
  isRound: boolean;
  areaRatio: number;
  aspectRatio: number;
  /** Indexes into the apertures, ascending. */
  members: number[];
};

export type ApertureSummary = {
  count: number;
  areaMm2: number;
  /** The narrowest; null if there is none. */
  narrowest: Aperture | null;
  minAreaRatio: number | null;
  /** Sorted by risk, the highest first. */
  atRisk: SizeAtRisk[];
  atRiskCount: number;
};

export function summarize(apertures: readonly Aperture[], thicknessMm: number): ApertureSummary {
  const sizes = new Map<string, SizeAtRisk>();
  let [areaMm2, min] = [0, Infinity];
  let narrowest: Aperture | null = null;
  for (const [at, aperture] of apertures.entries()) {
    const ratio = areaRatio(aperture, thicknessMm);
    areaMm2 += aperture.areaMm2;
    min = Math.min(min, ratio);
    if (!narrowest || aperture.widthMm < narrowest.widthMm) narrowest = aperture;
    if (releasesPaste(aperture, thicknessMm)) continue;
    const { sidesMm, isRound } = aperture;
    const key = `${isRound} ${sidesMm.map((side) => side.toFixed(2)).join(" ")} ${ratio.toFixed(2)}`;
    const existing = sizes.get(key);
    if (existing) existing.members.push(at);
    else
      sizes.set(key, {
        sidesMm,
        isRound,
        areaRatio: ratio,
        aspectRatio: aspectRatio(aperture, thicknessMm),
        members: [at],
      });
  }
  const atRisk = [...sizes.values()].sort((a, b) => a.areaRatio - b.areaRatio);
  return {
    count: apertures.length,
    areaMm2,
    narrowest,
    minAreaRatio: Number.isFinite(min) ? min : null,
    atRisk,
    atRiskCount: atRisk.reduce((sum, { members }) => sum + members.length, 0),
  };
}
