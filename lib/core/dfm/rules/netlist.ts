// The copper against the test netlist: opens and shorts.

import type { NetPoint } from "@/lib/core/board/netlist";
import { placeNetlist } from "@/lib/core/board/netlist-place";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { Copper } from "@/lib/core/dfm/derived/copper";
import type { Measure } from "@/lib/core/dfm/finding";
import type { Measured, Rule, RulesOf, SkipReason } from "@/lib/core/dfm/rule";

export const NETLIST_RULES: RulesOf<"netlist"> = {
  /** Nets of the netlist that the copper splits; the value is the number of pieces that are cut off. */
  netOpen: netlistRule({ keyOf: ({ net }) => net, valueOf: ({ island }) => island }),
  /** Nets of the netlist that the copper joins; the value is the number of other nets that one is joined with. */
  netShort: netlistRule({ keyOf: ({ island }) => island, valueOf: ({ net }) => net }),
};

type Query<K, V> = { keyOf: (landing: Landing) => K; valueOf: (landing: Landing) => V };

/** One open or one short is one too many. */
function netlistRule<K, V>(query: Query<K, V>): Rule {
  return {
    unit: "count",
    worse: "most",
    thresholds: () => ({ risk: 0, warning: 0, notice: 0 }),
    measure: (context) => measureLandings(context, query),
  };
}

/** For each key one place per value beyond the first, with the number of all of them. */
function measureLandings<K, V>(context: DfmContext, { keyOf, valueOf }: Query<K, V>): Measured | SkipReason {
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

/** A netlist point on copper: `net` is the netlist's name, `island` the net number of the copper, `layer` its file. */
type Landing = { net: string; island: number; x: number; y: number; layer: string };

/** Search radius around a point: the rounding of both files. */
const SLACK_MM = 0.05;

/** The points that lie on copper. "noNetlist" also for a netlist of another board. */
function landingsOf(context: DfmContext): readonly Landing[] | SkipReason {
  return context.memo("landings", () => {
    const { board, copper } = context;
    const { netlist } = board;
    if (!netlist || netlist.points.every(({ net }) => net === null)) return "noNetlist";
    if (!copper) return "tooLarge";
    if (copper.layers.length === 0) return "noCopper";
    const offset = placeNetlist(netlist, board);
    if (!offset) return "noNetlist";
    return netlist.points.flatMap((point) => {
      if (point.net === null) return [];
      const landing = land(copper, point, [point.xMm + offset.dxMm, point.yMm + offset.dyMm]);
      return landing ? { ...landing, net: point.net } : [];
    });
  });
}

function land(copper: Copper, point: NetPoint, [x, y]: readonly [number, number]): Omit<Landing, "net"> | null {
  const radius = (point.hole?.diameterMm ?? 0) / 2 + SLACK_MM;
  const layers = copper.layers.filter(({ source: { side }, position }) => {
    if (point.access === "top" || point.access === "bottom") return side === point.access;
    return point.access !== "inner" || position === point.layer;
  });
  for (const layer of layers) {
    const owner = layer.index.ownerAt(x, y, radius);
    if (owner >= 0) {
      const island = copper.netOf(layer, owner - layer.firstOwner);
      return { island, x, y, layer: layer.source.file };
    }
  }
  return null;
}
