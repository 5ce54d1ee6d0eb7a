// One element of a netlist as devices of the live engine.
import type { LiveDevice } from "@/lib/core/live-simulation/circuit/circuit";
import { behaviorText, readBehavior } from "./behavior";
import type { FlatElement } from "./flatten";
import { operatedPart } from "./operated-parts";
import { numberOf } from "./parameter-scope";
import { type Live, live, notLive } from "./problem";
import { modelValues, semiconductor } from "./semiconductors";
import { sourceWaveform } from "./source-waveform";

type Devices = Live<readonly LiveDevice[]>;

/** ngspice takes a resistor of 0 Ω as one of 1 mΩ. */
const SMALLEST_RESISTANCE = 1e-3;

const wordsOfValue = ({ element }: FlatElement): string[] => element.value.split(/\s+/).filter(Boolean);

function parameter({ element, scope }: FlatElement, ...names: readonly string[]): number | undefined {
  const found = element.parameters.find(({ name }) => names.includes(name));
  return found && numberOf(found.expression, scope);
}

const pair = ([first = "0", second = "0"]: readonly string[]): readonly [string, string] => [first, second];

/** R, C, L. LTspice's series resistance becomes a resistor of its own. */
function passive(flat: FlatElement): Devices {
  const { id, element, nodes, scope } = flat;
  if (element.model !== null) return notLive("MODEL_NOT_LIVE", id, element.model);
  const [first = ""] = wordsOfValue(flat);
  const plain = first.includes("=") ? undefined : numberOf(wholeWord(element.value), scope);
  const value = plain ?? parameter(flat, element.letter);
  if (value === undefined) return notLive("VALUE_NOT_LIVE", id, element.value);
  const [from, to] = pair(nodes);
  if (element.letter === "r")
    return live([{ kind: "resistor", id, nodes: [from, to], resistance: value === 0 ? SMALLEST_RESISTANCE : value }]);
  const series = parameter(flat, "rser") ?? 0;
  const inner = series > 0 ? `${id}.series` : from;
  const resistor: LiveDevice[] =
    series > 0 ? [{ kind: "resistor", id: `${id}.rser`, nodes: [from, inner], resistance: series }] : [];
  const initial = parameter(flat, "ic");
  const own: LiveDevice =
    element.letter === "c"
      ? {
          ...{ kind: "capacitor", id, nodes: [inner, to], capacitance: value },
          ...(initial === undefined ? {} : { initialVoltage: initial }),
        }
      : {
          ...{ kind: "inductor", id, nodes: [inner, to], inductance: value },
          ...(initial === undefined ? {} : { initialCurrent: initial }),
        };
  return live([own, ...resistor]);
}

/** The first word, or all of what stands in braces or quotes. */
const wholeWord = (text: string): string => /^\s*(\{[^}]*\}|'[^']*'|\S+)/.exec(text)?.[1] ?? "";

function independent(flat: FlatElement): Devices {
  const { id, element, nodes, scope } = flat;
  const waveform = sourceWaveform(element.value, scope);
  if (!waveform) return notLive("VALUE_NOT_LIVE", id, element.value);
  return live([
    { kind: element.letter === "v" ? "voltage-source" : "current-source", id, nodes: pair(nodes), waveform },
  ]);
}

function behavioral(flat: FlatElement, quantity: "v" | "i", text: string): Devices {
  const { id, nodes } = flat;
  const behavior = readBehavior(text, flat);
  if (!behavior) return notLive("VALUE_NOT_LIVE", id, text);
  const kind = quantity === "v" ? "behavioral-voltage" : "behavioral-current";
  return live([{ kind, id, nodes: pair(nodes), behavior }]);
}

/** E and G: a gain, or an expression behind VALUE. */
function voltageControlled(flat: FlatElement): Devices {
  const { id, element, nodes, scope } = flat;
  const quantity = element.letter === "e" ? "v" : "i";
  const [a = "0", b = "0", c, d] = nodes;
  if (c === undefined || d === undefined) {
    const { text } = behaviorText(element.value);
    return text === element.value ? notLive("VALUE_NOT_LIVE", id, element.value) : behavioral(flat, quantity, text);
  }
  const gain = numberOf(wholeWord(element.value), scope);
  if (gain === undefined) return notLive("VALUE_NOT_LIVE", id, element.value);
  const kind = quantity === "v" ? "voltage-controlled-voltage" : "voltage-controlled-current";
  return live([{ kind, id, nodes: [a, b, c, d], gain }]);
}

/** F and H: the name of the source whose current controls, then the gain. */
function currentControlled(flat: FlatElement): Devices {
  const { id, element, nodes, scope, sibling } = flat;
  const [controller = "", ...rest] = wordsOfValue(flat);
  const gain = numberOf(rest.join(" "), scope);
  if (gain === undefined) return notLive("VALUE_NOT_LIVE", id, element.value);
  const kind = element.letter === "h" ? "current-controlled-voltage" : "current-controlled-current";
  return live([{ kind, id, nodes: pair(nodes), controller: sibling(controller), gain }]);
}

function coupling(flat: FlatElement): Devices {
  const { id, element, scope, sibling } = flat;
  const [first = "", second = "", ...rest] = wordsOfValue(flat);
  const coefficient = numberOf(rest.join(" "), scope);
  if (coefficient === undefined) return notLive("VALUE_NOT_LIVE", id, element.value);
  return live([{ kind: "coupling", id, nodes: [], inductors: [sibling(first), sibling(second)], coefficient }]);
}

/** Defaults: ngspice manual, section "Switch model". */
function voltageSwitch(flat: FlatElement): Devices {
  const { id, element, nodes } = flat;
  const model = flat.modelOf(element.model ?? "");
  if (!model) return notLive("MODEL_UNKNOWN", id, element.model ?? "");
  if (model.kind !== "sw") return notLive("MODEL_NOT_LIVE", id, `${model.name} (${model.kind})`);
  const values = modelValues(model, flat);
  const [a = "0", b = "0", c = "0", d = "0"] = nodes;
  return live([
    {
      ...{ kind: "voltage-switch", id, nodes: [a, b, c, d], threshold: values.get("vt") ?? 0 },
      ...{ hysteresis: Math.abs(values.get("vh") ?? 0), onResistance: values.get("ron") ?? 1 },
      offResistance: values.get("roff") ?? 1e12,
    },
  ]);
}

/** The reason is named where the live engine has no such device. */
export function elementDevices(flat: FlatElement): Devices {
  const { id, element } = flat;
  switch (element.letter) {
    case "r":
    case "c":
    case "l":
      return passive(flat);
    case "v":
    case "i":
      return independent(flat);
    case "b": {
      const { quantity, text } = behaviorText(element.value);
      return quantity === null ? notLive("VALUE_NOT_LIVE", id, element.value) : behavioral(flat, quantity, text);
    }
    case "e":
    case "g":
      return voltageControlled(flat);
    case "f":
    case "h":
      return currentControlled(flat);
    case "k":
      return coupling(flat);
    case "s":
      return voltageSwitch(flat);
    case "d":
    case "q":
    case "m":
    case "j":
      return semiconductor(flat);
    case "x":
      return operatedPart(flat);
    default:
      return notLive("ELEMENT_NOT_LIVE", id, element.letter.toUpperCase());
  }
}
