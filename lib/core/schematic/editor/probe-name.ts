// Names of probes, as in SPICE: V(OUT), I(R1).
import type { Item } from "../connectivity/item";
import type { Netlist } from "../connectivity/nets";
import type { Probe } from "../model/records";
import { pinsOf } from "../model/symbol";
import type { ToolHost } from "./tool";

interface NetHost extends ToolHost {
  readonly netlist: Netlist;
}

/** Nets of the root sheet are written without their path. */
export const voltageName = (net: string): string => `V(${net.replace(/^\//, "")})`;

export function probeName(host: NetHost, kind: Probe["kind"], item: Item): string {
  return kind === "voltage-probe" ? nameOfNet(host, item) : nameOfPin(host, item);
}

function nameOfNet({ workspace, netlist, path }: NetHost, item: Item): string {
  const cluster = workspace.graph.clusterOf(item);
  const name = cluster && netlist.netOf(path, cluster)?.name;
  return name ? voltageName(name) : "V";
}

/** A part with two pins has one current; the pins of others are told apart. */
function nameOfPin({ workspace, path }: NetHost, { record, pin }: Item): string {
  if (record.kind !== "component" || !pin) return "I";
  const designator = record.designators[path] ?? "?";
  const symbol = workspace.graph.symbolOf(record.symbolId);
  const isSimple =
    symbol !== undefined && symbol.unitCount === 1 && pinsOf(symbol, record.unit, record.style).length <= 2;
  return isSimple ? `I(${designator})` : `I(${designator}.${pin.pin.number})`;
}
