// Comparison of nets before and after an edit that must not change what is connected.
import { ClusterGraph } from "../connectivity/clusters";
import { type Netlist, NetSolver } from "../connectivity/nets";
import { readHierarchy } from "../model/instances";
import type { SchematicRecord } from "../model/records";

/** Which pins are one net, in an order of its own; names do not count. */
export const pinGroups = ({ nets }: Pick<Netlist, "nets">): string =>
  nets
    .flatMap(({ pins }) => {
      if (pins.length < 2) return [];
      const keys = pins.map(({ component, designator, pin }) => `${component.id} ${designator ?? ""} ${pin.number}`);
      return [keys.toSorted().join()];
    })
    .toSorted()
    .join("\n");

export function netsOf(records: readonly SchematicRecord[], rootSheetId: string): Pick<Netlist, "nets"> {
  return new NetSolver(new ClusterGraph(records)).solve(readHierarchy(records, rootSheetId).instances);
}
