// Potentiometers and switches, which a person operates while the circuit runs.
import type { LiveDevice } from "@/lib/core/live-simulation/circuit/circuit";
import type { SpiceElement } from "@/lib/core/spice/netlist";
import type { FlatElement } from "./flatten";
import { numberOf } from "./parameter-scope";
import { type Live, live, notLive } from "./problem";

/** Ohm; a contact below it is closed. */
const CLOSED_BELOW = 1e3;

const valueOf = ({ value }: SpiceElement, flat: FlatElement): number | undefined =>
  numberOf(value.split(/\s+/)[0] ?? "", flat.scope);

/** Two resistors from the wiper: to the first end and to the other. */
function potentiometer(flat: FlatElement, resistors: readonly SpiceElement[]): Live<readonly LiveDevice[]> {
  const [first, second] = resistors.map((element) => valueOf(element, flat));
  const [end, wiper, other] = flat.nodes;
  const total = (first ?? 0) + (second ?? 0);
  if (!(total > 0) || end === undefined || wiper === undefined || other === undefined)
    return notLive("VALUE_NOT_LIVE", flat.id, flat.element.model ?? "");
  const position = (first ?? 0) / total;
  return live([{ kind: "potentiometer", id: flat.id, nodes: [end, wiper, other], resistance: total, position }]);
}

/** Each resistor is a contact. Those named "RJ…" are joints that never open. */
function contacts(flat: FlatElement, resistors: readonly SpiceElement[]): Live<readonly LiveDevice[]> {
  const ports = flat.content?.ports ?? [];
  const nodeOf = (port: string): string => flat.nodes[ports.indexOf(port)] ?? "0";
  return live(
    resistors.map((element): LiveDevice => {
      const [from = "0", to = "0"] = element.nodes.map(nodeOf);
      const resistance = valueOf(element, flat) ?? 0;
      const id = `${flat.id}.${element.name.toLowerCase()}`;
      if (/^rj/i.test(element.name)) return { kind: "resistor", id, nodes: [from, to], resistance };
      return { kind: "manual-switch", id, nodes: [from, to], closed: resistance < CLOSED_BELOW };
    }),
  );
}

export function operatedPart(flat: FlatElement): Live<readonly LiveDevice[]> {
  const resistors = (flat.content?.elements ?? []).filter(({ letter }) => letter === "r");
  const isPotentiometer = flat.element.model?.startsWith("potentiometer") ?? false;
  return isPotentiometer ? potentiometer(flat, resistors) : contacts(flat, resistors);
}
