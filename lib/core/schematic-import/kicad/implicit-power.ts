// Hidden supply pins that are wired. KiCad takes their name for one of the whole design, as it does for pins that nothing
// is connected to; here a wired pin names nothing, so that it gets a power port where other nets have the name.
import { ClusterGraph, type Cluster } from "@/lib/core/schematic/connectivity/clusters";
import { isGlobal } from "@/lib/core/schematic/connectivity/driver";
import { pinFunction } from "@/lib/core/schematic/connectivity/item";
import { readDrivers } from "@/lib/core/schematic/connectivity/net-nodes";
import { type Net, NetSolver } from "@/lib/core/schematic/connectivity/nets";
import { readHierarchy } from "@/lib/core/schematic/model/instances";
import type { SchematicComponent, SchematicRecord } from "@/lib/core/schematic/model/records";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import type { Point } from "@/lib/core/schematic/model/units";

export interface WiredSupply {
  readonly component: SchematicComponent;
  readonly at: Point;
  readonly name: string;
  /** Shown with the note. */
  readonly designator: string;
}

interface HiddenPin extends WiredSupply {
  readonly cluster: Cluster;
}

const hasHiddenSupply = ({ pins, power }: SchematicSymbol): boolean =>
  power === null &&
  pins.some(({ isHidden, type, alternates }) => isHidden && (type === "power-input" || alternates.length > 0));

function hiddenPins(records: readonly SchematicRecord[], graph: ClusterGraph): HiddenPin[] {
  const found: HiddenPin[] = [];
  for (const component of records) {
    if (component.kind !== "component") continue;
    const symbol = graph.symbolOf(component.symbolId);
    if (!symbol || !hasHiddenSupply(symbol)) continue;
    for (const item of graph.itemsOf(component.id)) {
      const cluster = graph.clusterOf(item);
      if (!item.pin || !cluster || !item.pin.pin.isHidden || cluster.items.length < 2) continue;
      const { type, name } = pinFunction(component, item.pin.pin);
      const designator = Object.values(component.designators)[0] ?? "";
      if (type === "power-input") found.push({ component, at: item.pin.at, name, designator, cluster });
    }
  }
  return found;
}

/** Nets that have the name as a global one, by name. */
function holdersOf(nets: readonly Net[], graph: ClusterGraph): Map<string, Set<Net>> {
  const holders = new Map<string, Set<Net>>();
  for (const net of nets)
    for (const { cluster } of net.parts)
      for (const driver of readDrivers(cluster, graph))
        if (isGlobal(driver)) holders.set(driver.name, (holders.get(driver.name) ?? new Set()).add(net));
  return holders;
}

/** One for each place where a port must be added. */
export function wiredSupplies(records: readonly SchematicRecord[], rootId: string): WiredSupply[] {
  if (!records.some((record) => record.kind === "symbol" && hasHiddenSupply(record))) return [];
  const graph = new ClusterGraph(records);
  const pins = hiddenPins(records, graph);
  if (pins.length === 0) return [];
  const { instances } = readHierarchy(records, rootId);
  const { nets, netOf } = new NetSolver(graph).solve(instances);
  const holders = holdersOf(nets, graph);
  const keyOf = ({ name }: HiddenPin) => name.replaceAll("/", "{slash}");
  for (const pin of pins)
    for (const { path, sheet } of instances) {
      const net = sheet.id === pin.cluster.sheetId ? netOf(path, pin.cluster) : undefined;
      if (net) holders.set(keyOf(pin), (holders.get(keyOf(pin)) ?? new Set()).add(net));
    }
  const done = new Map<Cluster, Set<string>>();
  return pins.filter((pin) => {
    const names = done.get(pin.cluster) ?? new Set();
    done.set(pin.cluster, names);
    const isNeeded = (holders.get(keyOf(pin))?.size ?? 0) > 1 && !names.has(pin.name);
    names.add(pin.name);
    return (
      isNeeded && !readDrivers(pin.cluster, graph).some((driver) => isGlobal(driver) && driver.name === keyOf(pin))
    );
  });
}
