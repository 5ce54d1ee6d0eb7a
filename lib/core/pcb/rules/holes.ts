// Rules of vias and drilled holes.

import { CAPABILITY } from "@/lib/core/pcb/capability";
import { MIN_MULTILAYER, onMultilayer } from "@/lib/core/pcb/multilayer";
import { onlyWhere, type PcbRule } from "@/lib/core/pcb/rule";

/** A via in a pad is filled and capped, or solder would drain through it. */
export const viaInPadNeedsResin = onlyWhere("viaInPad", ({ viaFilledWithResin }) => viaFilledWithResin, {
  yields: ["viaFilledWithResin"],
});

/** A via is either filled with resin or plugged. */
export const resinOrPlug: PcbRule = {
  yields: ["viaProcess"],
  check: ({ viaFilledWithResin, viaProcess }) =>
    viaFilledWithResin && viaProcess === "plugged" ? { option: "viaProcess", args: {} } : null,
  follows: () => ({ viaProcess: "tented" }),
};

/** Resin filling and capping are available for multilayer boards: a board house's public order form. */
export const resinNeedsLayers = onlyWhere("viaFilledWithResin", onMultilayer, {
  yields: ["layers"],
  args: { layers: MIN_MULTILAYER },
});

/** Microvias are drilled by laser. */
export const stackedNeedsLaser = onlyWhere("stackedMicroVia", ({ laserDrill }) => laserDrill, {
  yields: ["laserDrill"],
});

/** Stacked microvias are blind or buried: a board house's order form offers no steps without them. */
export const stackedNeedsBlind = onlyWhere("stackedMicroVia", ({ blindBuriedVias }) => blindBuriedVias > 0, {
  yields: ["blindBuriedVias"],
});

/** Each step of microvias presses one more layer on both sides of a two-layer core. */
export const stackedLayers: PcbRule = {
  yields: ["layers"],
  check({ stackedMicroVia: steps, layers }) {
    const needed = 2 + 2 * steps;
    return steps === 0 || layers >= needed ? null : { option: "stackedMicroVia", args: { steps, layers: needed } };
  },
  follows: ({ layers }) => ({ stackedMicroVia: Math.max(0, (layers - 2) / 2) }),
};

/** Blind and buried vias end on an inner layer. */
export const blindNeedsLayers = onlyWhere("blindBuriedVias", onMultilayer, {
  yields: ["layers"],
  args: { layers: MIN_MULTILAYER },
});

/** A laser drills down to an inner layer, not through. */
export const laserNeedsLayers = onlyWhere("laserDrill", onMultilayer, {
  yields: ["layers"],
  args: { layers: MIN_MULTILAYER },
});

const MIN_HOLE_MM = 0.3;

/** Holes in single-layer boards are punched or drilled without plating: not under 0.3 mm. */
export const singleLayerHole: PcbRule = {
  yields: ["minHoleMm"],
  check({ layers, minHoleMm }) {
    return layers > 1 || minHoleMm >= MIN_HOLE_MM ? null : { option: "minHoleMm", args: { min: MIN_HOLE_MM } };
  },
};

/** 0.2 × 8 is slightly more than 1.6 in doubles. */
const TOLERANCE_MM = 1e-9;

/** A hole can be plated to a depth of eight times its diameter: the capability page's 1:8. */
export const aspectRatio: PcbRule = {
  yields: ["minHoleMm"],
  check({ thicknessMm, minHoleMm }) {
    const { aspectRatio: ratio } = CAPABILITY;
    if (minHoleMm * ratio >= thicknessMm - TOLERANCE_MM) return null;
    const min = Math.ceil((thicknessMm / ratio) * 1000) / 1000;
    return { option: "minHoleMm", args: { thickness: thicknessMm, min } };
  },
};
