// Places of nets on the sheet that is shown, for marks and values.
import type { Net } from "../connectivity/nets";
import type { Point } from "../model/units";
import type { SchematicEditor } from "./editor";

const lengthOf = (from: Point, to: Point): number => Math.abs(to.x - from.x) + Math.abs(to.y - from.y);

const middleOf = (from: Point, to: Point): Point => ({
  x: Math.round((from.x + to.x) / 2),
  y: Math.round((from.y + to.y) / 2),
});

/** The middle of its longest wire on the placement, else one of its points; null for a net that is not drawn there. */
export function anchorOfNet({ parts }: Net, path: string): Point | null {
  let [anchor, longest]: [Point | null, number] = [null, -1];
  for (const { instance, cluster } of parts) {
    if (instance.path !== path) continue;
    for (const { segment, points } of cluster.items) {
      const [point] = points;
      const length = segment ? lengthOf(segment.from, segment.to) : 0;
      if (!point || length <= longest) continue;
      anchor = segment ? middleOf(segment.from, segment.to) : point;
      longest = length;
    }
  }
  return anchor;
}

/** By the name of the net. */
export function netAnchor({ netlist, path }: Pick<SchematicEditor, "netlist" | "path">, name: string): Point | null {
  const net = netlist.nets.find((each) => each.name === name);
  return net ? anchorOfNet(net, path) : null;
}
