// The nets that a circuit lists for its pins, and those of supply pins, which join without being listed.
import type { EagleSchematic } from "@/lib/core/formats/eagle/schematic";
import type { Devices } from "./devices";
import { isSupply } from "./library-symbols";
import { netKey } from "./names";
import type { PlannedCircuit } from "./plan";

export const pinKey = (part: string, gate: string, pin: string): string => `${part}\u0000${gate}\u0000${pin}`;

/** Name of the net of each pin that a segment lists. */
function listedNets({ circuit }: Pick<PlannedCircuit, "circuit">): Map<string, string> {
  const nets = new Map<string, string>();
  for (const { nets: list } of circuit.sheets)
    for (const { name, segments } of list)
      for (const { pins } of segments) for (const { part, gate, pin } of pins) nets.set(pinKey(part, gate, pin), name);
  return nets;
}

/** Nets that supplies name, by key. */
export function suppliesOf(
  { parts, sheets }: Pick<EagleSchematic, "parts" | "sheets">,
  devices: Devices,
): ReadonlyMap<string, string> {
  const placed = new Set(sheets.flatMap(({ instances }) => instances.map(({ part }) => part)));
  const supplies = new Map<string, string>();
  for (const part of parts) {
    const device = placed.has(part.name) ? devices.find(part) : undefined;
    if (!device || !isSupply(device)) continue;
    const [gate] = device.set.gates;
    const name = gate && device.symbolOf(gate.symbol)?.pins[0]?.name;
    if (name !== undefined) supplies.set(netKey(name), name);
  }
  return supplies;
}

/** A pin that joins a supply without being listed. */
export interface ImplicitPin {
  readonly part: string;
  readonly gate: string;
  readonly pin: string;
  readonly net: string;
}

/**
 * A supply pin (direction "pwr") that no segment lists is on the net of its name before "@", if a supply symbol of that
 * name is in the design. Its gate need not be placed.
 */
function implicitPins(
  { parts }: PlannedCircuit,
  listed: ReadonlyMap<string, string>,
  { devices, supplies }: { readonly devices: Devices; readonly supplies: ReadonlyMap<string, string> },
): ImplicitPin[] {
  return [...parts.values()].flatMap((part) => {
    const device = devices.find(part);
    if (!device || device.device.package === "") return [];
    return device.set.gates.flatMap((gate) =>
      (device.symbolOf(gate.symbol)?.pins ?? []).flatMap((pin): ImplicitPin[] => {
        if (pin.direction !== "pwr" || listed.has(pinKey(part.name, gate.name, pin.name))) return [];
        const net = supplies.get(netKey(pin.name.split("@", 1)[0] ?? ""));
        return net === undefined ? [] : [{ part: part.name, gate: gate.name, pin: pin.name, net }];
      }),
    );
  });
}

export interface PinNets {
  /** By `pinKey`, with those of implicit pins. */
  readonly netOfPin: ReadonlyMap<string, string>;
  readonly implicit: readonly ImplicitPin[];
}

export function pinNetsOf(
  planned: PlannedCircuit,
  sources: { readonly devices: Devices; readonly supplies: ReadonlyMap<string, string> },
): PinNets {
  const netOfPin = listedNets(planned);
  const implicit = implicitPins(planned, netOfPin, sources);
  for (const { part, gate, pin, net } of implicit) netOfPin.set(pinKey(part, gate, pin), net);
  return { netOfPin, implicit };
}
