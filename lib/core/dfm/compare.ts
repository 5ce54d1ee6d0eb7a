// The findings of a revision against those of an earlier one: fixed, new and unchanged.

import type { Finding, Measure } from "@/lib/core/dfm/finding";
import type { RuleId } from "@/lib/core/dfm/rule-ids";

export type ComparedPlace = { rule: RuleId; layer: string | null; place: Measure };

/** Place by place; "same" carries the place of the later revision. */
export type DfmComparison = { fixed: ComparedPlace[]; added: ComparedPlace[]; same: ComparedPlace[] };

/** A place that moved by less is the same: footprints are nudged, files are rounded again. */
const SAME_MM = 0.25;

export type CompareOptions = {
  /**
   * The layer of the earlier revision that corresponds to a later one whose file was renamed; by default the same name.
   */
  earlierLayer?: (layer: string) => string | undefined;
};

/**
 * Places of one check on one layer are the same when they lie within 0.25 mm of each other, each taken once, the
 * nearest first. Only places that findings keep (`MAX_PLACES`) are compared.
 */
export function compareFindings(
  before: readonly Finding[],
  after: readonly Finding[],
  { earlierLayer = (layer) => layer }: CompareOptions = {},
): DfmComparison {
  const earlier = new Map<string, Set<ComparedPlace>>();
  for (const one of placesOf(before)) {
    const key = `${one.rule}/${one.layer ?? ""}`;
    const existing = earlier.get(key) ?? new Set();
    earlier.set(key, existing.add(one));
  }
  const later = placesOf(after);
  const pairs = later.flatMap((one) => {
    const layer = one.layer === null ? null : (earlierLayer(one.layer) ?? one.layer);
    const candidates = earlier.get(`${one.rule}/${layer ?? ""}`) ?? new Set<ComparedPlace>();
    return [...candidates].flatMap((counterpart) => {
      const off = Math.hypot(counterpart.place.x - one.place.x, counterpart.place.y - one.place.y);
      return off <= SAME_MM ? [{ one, counterpart, candidates, off }] : [];
    });
  });
  const same = new Set<ComparedPlace>();
  for (const { one, counterpart, candidates } of pairs.sort((a, b) => a.off - b.off))
    if (!same.has(one) && candidates.delete(counterpart)) same.add(one);
  return {
    fixed: [...earlier.values()].flatMap((left) => [...left]),
    added: later.filter((one) => !same.has(one)),
    same: later.filter((one) => same.has(one)),
  };
}

function placesOf(findings: readonly Finding[]): ComparedPlace[] {
  return findings.flatMap(({ rule, layer, places }) => places.map((place) => ({ rule, layer, place })));
}
