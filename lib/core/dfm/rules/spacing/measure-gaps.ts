// The gaps between copper of different nets, by how many of the two are pads.

import type { Measure } from "@/lib/core/dfm/finding";
import { distinctPlaces, gapMeasure, severityOf } from "@/lib/core/dfm/findings";
import { trackThresholds } from "@/lib/core/dfm/limits/track-limits";
import { gapBetween } from "@/lib/core/measure/copper/nearest";
import type { Measured, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import { leadsSomewhere } from "@/lib/core/dfm/derived/soldered-nets";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type CopperLayer, copperOrReason } from "@/lib/core/dfm/derived/copper";
import { eachForeignPair } from "@/lib/core/dfm/derived/gaps";

export type GapQuestion = { pads: 0 | 1 | 2; isWanted?: (layer: CopperLayer) => boolean };

/** A layer's gaps are judged by what is etched on it, where a check has limits for all layers. */
const OWN = { unit: "mm", worse: "least" } as const;
/** Along one gap between the same two nets, places within this are one. */
const APART_MM = 3;

/**
 * Gaps wider than those that are searched (`NEAR_MM`) are not known: the extreme is null then. Lettering and what a pour
 * leaves behind lead nowhere: joined to one net they short nothing, so a gap to them is at most a warning.
 */
export function measureGaps(
  context: DfmContext,
  { notice }: Thresholds,
  { pads, isWanted }: GapQuestion,
): Measured | SkipReason {
  const view = copperOrReason(context, isWanted);
  if (typeof view === "string") return view;
  const { copper, layers } = view;
  const isSignal = (net: number) => leadsSomewhere(context, copper, net);
  const places: Measure[] = [];
  let extreme = Infinity;
  for (const layer of layers) {
    const byNets = new Map<number, Map<number, Measure[]>>();
    const isPad = padFlags(context, layer);
    const own = trackThresholds(context.order, layer.isOuter ? "outer" : "inner");
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

/** 1 for each owner that is flashed. */
function padFlags(context: DfmContext, layer: CopperLayer): Uint8Array {
  return context.memo(`pad flags/${layer.firstOwner}`, () => {
    const flags = new Uint8Array(layer.pieces.fills.length);
    for (const owner of layer.pieces.pads) flags[owner] = 1;
    return flags;
  });
}
