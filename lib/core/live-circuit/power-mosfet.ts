// Power transistors (VDMOS): channel, body diode, series resistances and capacitances as devices of their own. ngspice
// manual, section "Power MOS model (VDMOS)".
import type { Behavior } from "@/lib/core/live-simulation/circuit/behavior";
import type { LiveDevice } from "@/lib/core/live-simulation/circuit/circuit";

interface PowerMosfet {
  readonly id: string;
  /** Drain, gate, source. */
  readonly nodes: readonly [string, string, string];
  readonly values: ReadonlyMap<string, number>;
  readonly isPositive: boolean;
}

const number = (value: number): Behavior => ({ kind: "number", value });
const operation = (
  operator: Extract<Behavior, { kind: "operation" }>["operator"],
  ...operands: readonly Behavior[]
): Behavior => ({ kind: "operation", operator, operands });
const call = (name: Extract<Behavior, { kind: "call" }>["name"], ...values: readonly Behavior[]): Behavior => ({
  ...{ kind: "call", name, arguments: values },
});

interface Channel {
  readonly threshold: number;
  readonly kp: number;
  readonly lambda: number;
  /** V of the soft transition at the threshold. */
  readonly softness: number;
}

/**
 * Square law over the drain-source voltage v and the overdrive u, which is rounded to softness · ln(1 + e^(u/softness)):
 * kp · (1 + lambda v) · m · (u − m/2) with m = min(u, v).
 */
function forwardCurrent(drive: Behavior, across: Behavior, { threshold, kp, lambda, softness }: Channel): Behavior {
  const raw = operation("-", drive, number(threshold));
  const exponent = call("min", operation("/", raw, number(softness)), number(80));
  const soft = operation("*", number(softness), call("ln", operation("+", number(1), call("exp", exponent))));
  const overdrive = call("max", soft, raw);
  const limited = call("min", overdrive, across);
  const shape = operation("*", limited, operation("-", overdrive, operation("*", number(0.5), limited)));
  const modulation = operation("+", number(1), operation("*", number(lambda), across));
  return operation("*", operation("*", number(kp), modulation), shape);
}

/** Source and drain change places where the voltage between them is negative. */
function channelCurrent([drain, gate, source]: readonly [string, string, string], channel: Channel): Behavior {
  const voltage = (plus: string, minus: string): Behavior => ({ kind: "voltage", nodes: [plus, minus] });
  const forward = call("max", voltage(drain, source), number(0));
  const reverse = call("max", voltage(source, drain), number(0));
  return operation(
    "-",
    forwardCurrent(voltage(gate, source), forward, channel),
    forwardCurrent(voltage(gate, drain), reverse, channel),
  );
}

/** The gate-drain capacitance is the geometric mean of its limits: it does not follow the voltage. */
export function powerMosfet({ id, nodes, values, isPositive }: PowerMosfet): LiveDevice[] {
  const value = (name: string, usual: number): number => values.get(name) ?? usual;
  const [drain, gate, source] = nodes;
  const devices: LiveDevice[] = [];
  const inner = (name: string, outer: string, resistance: number): string => {
    if (!(resistance > 0)) return outer;
    devices.push({ kind: "resistor", id: `${id}.r${name}`, nodes: [outer, `${id}.${name}`], resistance });
    return `${id}.${name}`;
  };
  const [d, g, s] = [
    inner("d", drain, value("rd", 0)),
    inner("g", gate, value("rg", 0)),
    inner("s", source, value("rs", 0)),
  ];
  const sign = isPositive ? -1 : 1;
  const channel: Channel = {
    threshold: sign * value("vto", isPositive ? -2.5 : 2.5),
    kp: value("kp", 1),
    lambda: value("lambda", 0),
    softness: Math.max(value("ksubthres", 0.1), 1e-3),
  };
  // With all voltages reversed, the channel of the other polarity is the same.
  const [from, to] = isPositive ? [s, d] : [d, s];
  const current = channelCurrent([d, g, s], channel);
  const behavior = isPositive ? reversed(current) : current;
  devices.push({ kind: "behavioral-current", id: `${id}.channel`, nodes: [from, to], behavior });
  const capacitor = (name: string, between: readonly [string, string], capacitance: number): void => {
    if (capacitance > 0) devices.push({ kind: "capacitor", id: `${id}.${name}`, nodes: between, capacitance });
  };
  capacitor("cgs", [g, s], value("cgs", 0));
  capacitor("cgd", [g, d], Math.sqrt(value("cgdmin", 0) * value("cgdmax", 0)));
  devices.push({
    ...{ kind: "diode", id: `${id}.body`, nodes: isPositive ? [drain, source] : [source, drain] },
    model: {
      ...{ is: value("is", 1e-14), n: value("n", 1), rs: value("rb", 0), tt: value("tt", 0) },
      ...{ cjo: value("cjo", 0), vj: value("vj", 0.8), m: value("m", 0.5) },
      ...(value("bv", 0) > 0 ? { bv: value("bv", 0), ibv: value("ibv", 1e-10) } : {}),
    },
  });
  return devices;
}

/** The same expression with the sign of each voltage changed. */
function reversed(behavior: Behavior): Behavior {
  switch (behavior.kind) {
    case "voltage":
      return { kind: "voltage", nodes: [behavior.nodes[1], behavior.nodes[0]] };
    case "call":
      return { ...behavior, arguments: behavior.arguments.map(reversed) };
    case "operation":
      return { ...behavior, operands: behavior.operands.map(reversed) };
    default:
      return behavior;
  }
}
