// Holes on pads: vias and other holes in, or close to, pads that parts are soldered to.

import Flatbush from "flatbush";
import type { DfmContext } from "@/lib/core/dfm/context";
import { gapTo } from "@/lib/core/dfm/derived/gaps";
import { type Hole, holeMeasure, holePieces, reaches } from "@/lib/core/dfm/derived/holes";
import type { Pad } from "@/lib/core/dfm/derived/pads";
import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Measured, Rule, RulesOf, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { covers } from "@/lib/core/measure/copper/object-distance";

/** Up to here a hole takes little solder (thermal vias below chips are made so); a wider one drains the pad. */
const LITTLE_SOLDER_MM = 0.35;
/** Wider than any via: with filled and capped vias in pads, none is too wide. */
const ANY_MM = 10;
/** Less copper around an NPTH is the rest of a mark for its position. */
const MARK_MM = 0.1;

export const HOLES_ON_PADS_RULES: RulesOf<"holesOnPads"> = {
  viaOnSmdPad: viaInPadRule("smd", LITTLE_SOLDER_MM),
  /** A ball has no solder to spare: an open hole of any width below it drains the joint (IPC-7095). */
  viaOnBgaPad: viaInPadRule("bga", 0),
  /**
   * Holes that lie partly within a soldered pad, or close to it. Solder mask between the two needs 0.1 mm; below 0.05
   * mm solder runs from the pad into the hole.
   */
  holeTouchingPad: {
    unit: "mm",
    worse: "least",
    thresholds: ({ viaFilledWithResin }) => ({
      risk: null,
      warning: viaFilledWithResin ? null : 0.05,
      notice: viaFilledWithResin ? 0 : 0.1,
    }),
    measure: measureTouching,
  },
  /**
   * NPTHs within pads: the files contradict each other about the plating. The value is the copper around the hole if
   * its pad is round and concentric: half of the excess over the diameter of the hole.
   */
  unplatedHoleOnPad: {
    unit: "mm",
    worse: "most",
    thresholds: () => ({ risk: null, warning: MARK_MM, notice: MARK_MM }),
    measure: (context, limits) => {
      if (!context.copper) return "tooLarge";
      const unplated = context.holes.filter(({ isPlated }) => !isPlated);
      if (unplated.length === 0) return context.holes.length === 0 ? "noDrills" : "noSuchFeature";
      const measures = context.pads.flatMap((pad) => {
        const { hole } = pad;
        if (!hole || hole.isPlated || !pad.layer.isOuter) return [];
        const value = Math.max(0, (pad.widthMm - hole.diameterMm) / 2);
        return [{ ...holeMeasure(hole, value), layer: pad.layer.source.file }];
      });
      return toMeasured(measures, "most", limits);
    },
  },
};

/** Vias with their center in a soldered pad; the value is the diameter of the hole. */
function viaInPadRule(role: "smd" | "bga", warningMm: number): Rule {
  return {
    unit: "mm",
    worse: "most",
    thresholds: ({ viaInPad, viaFilledWithResin }) =>
      viaInPad || viaFilledWithResin
        ? { risk: null, warning: null, notice: ANY_MM }
        : { risk: null, warning: warningMm, notice: 0 },
    measure: (context, limits) => measureViasInPads(context, limits, role),
  };
}

function measureViasInPads(context: DfmContext, limits: Thresholds, role: "smd" | "bga"): Measured | SkipReason {
  if (!context.copper) return "tooLarge";
  if (context.holes.length === 0) return "noDrills";
  const pads = solderedPads(context, role);
  if (pads.pads.length === 0) return "noSuchFeature";
  const measures = context.holes.flatMap((hole) => {
    if (!hole.isPlated || hole.path) return [];
    const pad = pads.near(hole, 0).find((candidate) => holds(candidate, hole));
    return pad ? [{ ...holeMeasure(hole, hole.diameterMm), layer: pad.layer.source.file }] : [];
  });
  return toMeasured(measures, "most", limits);
}

function measureTouching(context: DfmContext, limits: Thresholds): Measured | SkipReason {
  if (!context.copper) return "tooLarge";
  if (context.holes.length === 0) return "noDrills";
  const kinds = [solderedPads(context, "smd"), solderedPads(context, "bga")];
  if (kinds.every(({ pads }) => pads.length === 0)) return "noSuchFeature";
  const measures = context.holes.flatMap((hole) => {
    const pads = kinds
      .flatMap((kind) => kind.near(hole, limits.notice))
      .filter((pad) => reaches(hole, pad.layer.position));
    if (pads.some((pad) => holds(pad, hole))) return [];
    return pads.flatMap((pad) => {
      const { index, pieces, source } = pad.layer;
      const isWanted = (owner: number) => pieces.objects[owner] === pad.object;
      const gap = gapTo(holePieces(hole), index, { reachMm: limits.notice, isWanted });
      return gap ? [gapMeasure(gap, source.file)] : [];
    });
  });
  return toMeasured(measures, "least", limits);
}

/** True if the center of a hole that reaches the pad's layer lies in the pad. */
function holds({ layer, object }: Pad, hole: Hole): boolean {
  return reaches(hole, layer.position) && covers(layer.source.image, object, hole.x, hole.y);
}

/** SMD pads of the outer layers with a spatial index, BGA pads apart from the others. */
function solderedPads(context: DfmContext, role: "smd" | "bga"): PadIndex {
  return context.memo(
    `soldered/${role}`,
    () => new PadIndex(context.pads.filter((pad) => pad.layer.isOuter && pad.role === role)),
  );
}

class PadIndex {
  readonly pads: readonly Pad[];
  readonly #tree: Flatbush | null;

  constructor(pads: readonly Pad[]) {
    this.pads = pads;
    this.#tree = pads.length > 0 ? new Flatbush(pads.length) : null;
    for (const { box } of pads) this.#tree?.add(box.minX, box.minY, box.maxX, box.maxY);
    this.#tree?.finish();
  }

  /** Pads with a bounding box within `reachMm` of that of a hole, in the order of the list. */
  near({ x, y, diameterMm }: Hole, reachMm: number): Pad[] {
    const far = diameterMm / 2 + reachMm;
    const found = this.#tree?.search(x - far, y - far, x + far, y + far) ?? [];
    return found.sort((a, b) => a - b).flatMap((at) => this.pads[at] ?? []);
  }
}
