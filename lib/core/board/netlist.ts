// A bare-board netlist: the test points of each net, with their positions and access sides.

import type { DrillPlating } from "@/lib/core/board/layer";
import type { Warning } from "@/lib/core/board/warning";

/** All lengths in mm, angles in degrees counter-clockwise, y up, relative to the netlist's own origin. */
export type Netlist = {
  /** The job's name, if stated. */
  job: string | null;
  /** The standard that the file names: "IPC-D-356A"; null if none. */
  version: string | null;
  /** Test points in the order of the file. */
  points: NetPoint[];
  /** Traces and areas, in files of 356A that describe them. */
  conductors: NetConductor[];
  /** Board and panel edges, in files of 356A that describe them. */
  edges: NetEdge[];
  warnings: Warning[];
};

export type NetPoint = {
  /** Null if the file states that nothing is connected (N/C). */
  net: string | null;
  /** Reference of the part, null for vias and points without one. The format cuts it to six characters. */
  part: string | null;
  pin: string | null;
  /** `tooling` is a hole without a net. */
  kind: "through" | "smd" | "tooling";
  isVia: boolean;
  /** True for a point along a net, false for one that ends it. */
  isMidpoint: boolean;
  xMm: number;
  yMm: number;
  /** Sides from which a probe reaches it; `inner` is covered by other layers. */
  access: "top" | "bottom" | "both" | "inner" | "unknown";
  /** Copper layer from the top (1 …) if `access` is a single layer. */
  layer: number | null;
  hole: { diameterMm: number | null; plating: DrillPlating } | null;
  /** Size of the probed pad; a round one has a height of 0. */
  pad: { widthMm: number; heightMm: number; rotation: number } | null;
  /** Sides on which solder mask covers it. */
  mask: "none" | "top" | "bottom" | "both" | "unknown";
};

/** `path` holds x, y pairs; a square aperture has a height. */
export type NetConductor = {
  net: string | null;
  layer: number | null;
  widthMm: number;
  heightMm: number;
  path: Float64Array;
};

/** `path` holds x, y pairs. */
export type NetEdge = { kind: "board" | "panel" | "score" | "other"; path: Float64Array };

/** The points of each net in the order of the file; points without a net are left out. */
export function pointsByNet(netlist: Netlist): Map<string, NetPoint[]> {
  const nets = new Map<string, NetPoint[]>();
  for (const point of netlist.points) {
    if (point.net === null) continue;
    const points = nets.get(point.net);
    if (points) points.push(point);
    else nets.set(point.net, [point]);
  }
  return nets;
}
