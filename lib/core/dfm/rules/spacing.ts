// Spacing: the gaps between copper of different nets, by how many of the two sides are pads, and slits within one net.

import type { DfmContext } from "@/lib/core/dfm/context";
import { type CopperLayer, copperOrReason } from "@/lib/core/dfm/derived/copper";
import { eachForeignPair } from "@/lib/core/dfm/derived/gaps";
import { leadsSomewhere } from "@/lib/core/dfm/derived/soldered-nets";
import type { Measure } from "@/lib/core/dfm/finding";
import { distinctPlaces, gapMeasure, severityOf } from "@/lib/core/dfm/findings";
import type { Measured, Rule, RulesOf, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { measureNarrow } from "@/lib/core/dfm/rules/narrow-copper";
import { allLayerThresholds, traceThresholds } from "@/lib/core/dfm/rules/trace-limits";
import { gapBetween } from "@/lib/core/measure/copper/nearest";
import { CAPABILITY } from "@/lib/core/pcb/capability";

/** Narrower slits, which the rounding of a tool leaves, are etched as one with the copper next to them. */
const MIN_SLIT_MM = 0.02;

export const SPACING_RULES: RulesOf<"spacing"> = {
  spacingOuter: gapRule((order) => traceThresholds(order, "outer"), { pads: 0, isWanted: ({ isOuter }) => isOuter }),
  spacingInner: gapRule((order) => traceThresholds(order, "inner"), { pads: 0, isWanted: ({ isOuter }) => !isOuter }),
  traceToPad: gapRule(allLayerThresholds, { pads: 1 }),
  padToPad: gapRule(allLayerThresholds, { pads: 2 }),
  /**
   * Slits into the copper of one area that are too narrow for the resist, which comes off and settles elsewhere. A
   * notice at most, below the minimum space of the capability list (docs/decisions/limits.md): they short nothing.
   */
  sameNetGap: {
    unit: "mm",
    worse: "least",
    thresholds: () => ({ risk: null, warning: null, notice: CAPABILITY.minSpaceMm }),
    measure: (context) => measureNarrow(context, ({ within, mm }) => !within && mm >= MIN_SLIT_MM),
  },
};

type GapQuery = { pads: 0 | 1 | 2; isWanted?: (layer: CopperLayer) => boolean };

function gapRule(thresholds: Rule["thresholds"], query: GapQuery): Rule {
  return {
    unit: "mm",
    worse: "least",
    thresholds,
    measure: (context, limits) => measureGaps(context, limits, query),
  };
}

/** The unit and direction of the limits of one layer, which judge a gap of a rule that has limits for all layers. */
const OWN = { unit: "mm", worse: "least" } as const;
/** Places within this distance along one gap between the same two nets are one. */
const APART_MM = 3;

/**
 * Gaps wider than the search radius of near pairs are unknown: the extreme is null then. Lettering and remnants of a
 * pour lead nowhere: joined to one net they short nothing, so a gap to them is a warning at most.
 */
function measureGaps(context: DfmContext, { notice }: Thresholds, { pads, isWanted }: GapQuery): Measured | SkipReason {
  const view = copperOrReason(context, isWanted);
  if (typeof view === "string") return view;
  const { copper, layers } = view;
  const isSignal = (net: number) => leadsSomewhere(context, copper, net);
  const places: Measure[] = [];
  let extreme = Infinity;
  for (const layer of layers) {
    const byNets = new Map<number, Map<number, Measure[]>>();
    const isPad = padFlags(context, layer);
    const own = traceThresholds(context.order, layer.isOuter ? "outer" : "inner");
    const { pieces, source } = layer;
    eachForeignPair(layer, (a, b, mm) => {
      const ownerA = pieces.owner[a] ?? 0;
      const ownerB = pieces.owner[b] ?? 0;
      if ((isPad[ownerA] ?? 0) + (isPad[ownerB] ?? 0) !== pads) return;
      if (mm < extreme) extreme = mm;
      const level = mm >= notice ? null : severityOf(OWN, mm, own);
      if (level === null) return;
      const netA = copper.netOf(layer, ownerA);
      const netB = copper.netOf(layer, ownerB);
      const gap = gapMeasure(gapBetween(pieces, a, pieces, b), source.file);
      gap.atMost = level === "risk" && !(isSignal(netA) && isSignal(netB)) ? "warning" : level;
      listOf(byNets, Math.min(netA, netB), Math.max(netA, netB)).push(gap);
    });
    for (const others of byNets.values())
      for (const measures of others.values()) places.push(...distinctPlaces(measures, "least", APART_MM));
  }
  return { places, extreme: Number.isFinite(extreme) ? extreme : null };
}

function listOf<T>(lists: Map<number, Map<number, T[]>>, first: number, second: number): T[] {
  let others = lists.get(first);
  if (!others) lists.set(first, (others = new Map<number, T[]>()));
  let list = others.get(second);
  if (!list) others.set(second, (list = []));
  return list;
}

/** 1 for each owner that is a flash. */
function padFlags(context: DfmContext, layer: CopperLayer): Uint8Array {
  return context.memo(`pad flags/${layer.firstOwner}`, () => {
    const flags = new Uint8Array(layer.pieces.fills.length);
    for (const owner of layer.pieces.pads) flags[owner] = 1;
    return flags;
  });
}
