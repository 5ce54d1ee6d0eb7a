// What a netlist and the copper do not agree on: of each key the further values that it has, each with its first place.

import type { Measure } from "@/lib/core/dfm/finding";
import type { Measured, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type Landing, landingsOf } from "@/lib/core/dfm/derived/landings";

/** One open or one short is one too many. */
export const NONE: Thresholds = { risk: 0, warning: 0, notice: 0 };

type Question<K, V> = { keyOf: (landing: Landing) => K; valueOf: (landing: Landing) => V };

/** A place has the count of all further values of its key. */
export function measureLandings<K, V>(context: DfmContext, { keyOf, valueOf }: Question<K, V>): Measured | SkipReason {
  const landings = landingsOf(context);
  if (typeof landings === "string") return landings;
  const byKey = new Map<K, Map<V, Landing>>();
  for (const landing of landings) {
    const values = byKey.get(keyOf(landing)) ?? new Map<V, Landing>();
    byKey.set(keyOf(landing), values);
    if (!values.has(valueOf(landing))) values.set(valueOf(landing), landing);
  }
  const places = [...byKey.values()].flatMap((values) =>
    [...values.values()].slice(1).map(({ x, y, layer }): Measure => {
      return { value: values.size - 1, x, y, mark: { kind: "point", x, y }, layer };
    }),
  );
  return { places, extreme: places.reduce((max, { value }) => Math.max(max, value), 0) };
}
