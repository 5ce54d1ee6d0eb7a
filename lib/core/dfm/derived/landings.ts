// Where the points of a test netlist land on the copper: by the net they should belong to, the nets they do belong to.

import type { SkipReason } from "@/lib/core/dfm/rule";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { Copper } from "@/lib/core/dfm/derived/copper";
import type { NetPoint } from "@/lib/core/board/netlist";
import { placeNetlist } from "@/lib/core/board/netlist-place";

/** `net` is the netlist's name, `island` the number of the copper's own net; `layer` the file that it landed on. */
export type Landing = { net: string; island: number; x: number; y: number; layer: string };

/** Around a point: rounding of both files. */
const SLACK_MM = 0.05;

/** Points off the copper are left out. "noNetlist" also where the netlist is of another board. */
export function landingsOf(context: DfmContext): readonly Landing[] | SkipReason {
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
