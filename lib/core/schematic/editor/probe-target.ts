// Results of a simulation that an object or a place of a sheet stands for.
import type { Item } from "../connectivity/item";
import type { Netlist } from "../connectivity/nets";
import { isAnnotated } from "../connectivity/pin-name";
import type { SchematicComponent, SchematicObject } from "../model/records";
import { pinsOf } from "../model/symbol";
import type { Point } from "../model/units";
import { objectsAt, pinAt } from "./hit";
import type { Pointer } from "./pointer";
import type { Probed, ProbeRequest } from "./probe-request";
import type { ToolHost } from "./tool";

interface ProbeHost extends Pick<ToolHost, "workspace" | "view" | "path"> {
  readonly netlist: Netlist;
}

export function netOfItem({ workspace, netlist, path }: Omit<ProbeHost, "view">, item: Item): string | null {
  const cluster = workspace.graph.clusterOf(item);
  return (cluster && netlist.netOf(path, cluster)?.name) ?? null;
}

/** Supplies and flags name nets; they are no parts. */
function partOf({ workspace, path }: ProbeHost, component: SchematicComponent) {
  const symbol = workspace.graph.symbolOf(component.symbolId);
  const designator = component.designators[path];
  if (!symbol || symbol.power !== null || designator?.startsWith("#")) return null;
  const hasTwoPins = symbol.unitCount === 1 && pinsOf(symbol, component.unit, component.style).length <= 2;
  return { designator: designator !== undefined && isAnnotated(designator) ? designator : null, hasTwoPins };
}

/** Current of the whole part, or its power. */
export function probeOfPart(
  host: ProbeHost,
  component: SchematicComponent,
  { kind, at }: { kind: "current" | "power"; at: Point },
): Probed | null {
  const part = partOf(host, component);
  if (!part) return null;
  const { designator, hasTwoPins } = part;
  if (designator === null) return "probe-needs-number";
  const place = { path: host.path, at };
  if (kind === "power") return { kind, designator, ...place };
  return hasTwoPins ? { kind, designator, number: null, ...place } : "probe-needs-pin-of-part";
}

function probeOfPin(host: ProbeHost, { record, pin }: Item): Probed | null {
  const part = record.kind === "component" ? partOf(host, record) : null;
  if (!part || !pin) return null;
  if (part.designator === null) return "probe-needs-number";
  const { at } = pin;
  const number = part.hasTwoPins ? null : pin.pin.number;
  return { kind: "current", designator: part.designator, number, path: host.path, at };
}

/** The voltage of an object that belongs to a net. */
export function probeOfNet(host: ProbeHost, object: SchematicObject, at: Point): ProbeRequest | null {
  const item = host.workspace.graph.itemsOf(object.id).find(({ layer }) => layer === "wire");
  const isPart = object.kind === "component" && partOf(host, object) !== null;
  const net = item && !isPart ? netOfItem(host, item) : null;
  return net === null ? null : { kind: "voltage", net, path: host.path, at };
}

/** The trace that a click would ask for; with Alt the power of a part. */
export function probeAt(host: ProbeHost, pointer: Pointer): Probed {
  const { at } = pointer;
  const objects = objectsAt(host.view, pointer);
  const component = objects.find((object) => object.kind === "component");
  if (pointer.isAlt && component) {
    const power = probeOfPart(host, component, { kind: "power", at });
    if (power !== null) return power;
  }
  const pin = pinAt(host.view, pointer);
  const current = pin && probeOfPin(host, pin);
  if (current) return current;
  for (const object of objects) {
    const voltage = probeOfNet(host, object, at);
    if (voltage) return voltage;
  }
  return (component && probeOfPart(host, component, { kind: "current", at })) ?? "probe-needs-target";
}

/** A net at the pointer, that of a pin as well. */
export function netAt(host: ProbeHost, pointer: Pointer): string | null {
  const pin = pinAt(host.view, pointer);
  if (pin) return netOfItem(host, pin);
  for (const object of objectsAt(host.view, pointer)) {
    const voltage = probeOfNet(host, object, pointer.at);
    if (voltage?.kind === "voltage") return voltage.net;
  }
  return null;
}
