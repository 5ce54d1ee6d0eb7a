// Codes of elements that become parts, and names of those that do not.
import type { FalstadElement } from "@/lib/core/formats/falstad/falstad-model";
import { chipOf } from "./chips";
import { gateName } from "./models";
import { inputCount, isSet, numberValue } from "./posts";

export interface PartKind {
  /** Name of the symbol. */
  readonly kind: string;
  /** Letters of the designator. */
  readonly prefix: string;
  /** "name:number" in the order of the posts. */
  readonly pins: readonly string[];
}

const pair = (kind: string, prefix: string, pins = "1:1 2:2"): PartKind => ({ kind, prefix, pins: pins.split(" ") });

/** Flag of a gate with two thresholds. */
export const GATE_SCHMITT = 2;

/** One terminal and ground: the other end goes to ground here. */
export const RAIL_CODES: ReadonlySet<string> = new Set(["R", "L", "172"]);

const PARTS: ReadonlyMap<string, PartKind> = new Map(
  Object.entries({
    r: pair("Resistor", "R"),
    c: pair("Capacitor", "C"),
    "209": pair("Capacitor_Polarized", "C"),
    l: pair("Inductor", "L"),
    d: pair("Diode", "D", "A:1 K:2"),
    z: pair("Diode_Zener", "D", "A:1 K:2"),
    "162": pair("LED", "D", "A:1 K:2"),
    v: pair("Voltage_Source", "V", "-:2 +:1"),
    R: pair("Rail_Source", "V", "+:1 -:2"),
    L: pair("Rail_Source", "V", "+:1 -:2"),
    "172": pair("Rail_Source", "V", "+:1 -:2"),
    i: pair("Current_Source", "I", "+:1 -:2"),
    "370": pair("Ammeter", "V", "+:1 -:2"),
    s: pair("Switch_SPST", "SW"),
    S: pair("Switch_SPDT", "SW", "1:1 2:2 3:3"),
    "174": pair("Potentiometer", "RV", "1:1 2:2 3:3"),
    a: pair("Op_Amp", "U", "INM:1 INP:2 OUT:3"),
    I: pair("Gate_NOT", "U", "A1:1 Y:2"),
    T: pair("Transformer", "T", "P1:1 P2:2 S1:3 S2:4"),
  }),
);

/** Undefined for elements that have no counterpart, and those that are no parts. */
export function partKind(element: FalstadElement): PartKind | undefined {
  const { code } = element;
  if (code === "S" && numberValue(element, "th", 2) !== 2) return undefined;
  const plain = PARTS.get(code);
  if (plain) return plain;
  if (code === "t")
    return pair(numberValue(element, "pn", 1) < 0 ? "Transistor_PNP" : "Transistor_NPN", "Q", "C:1 B:2 E:3");
  const channel = isSet(element, "pChannel") ? "P" : "N";
  if (code === "f") return pair(`MOSFET_${channel}`, "Q", "D:1 G:2 S:3");
  if (code === "j") return pair(`JFET_${channel}`, "Q", "D:1 G:2 S:3");
  const chip = chipOf(element);
  if (chip) return { kind: chip.kind, prefix: "U", pins: chip.pins.map(({ name }, index) => `${name}:${index + 1}`) };
  const gate = gateName(code);
  if (gate === "") return undefined;
  const count = inputCount(element);
  const inputs = Array.from({ length: count }, (_, index) => `A${index + 1}:${index + 1}`);
  return { kind: `Gate_${gate}`, prefix: "U", pins: [...inputs, `Y:${count + 1}`] };
}

/** As the menus of the original call them. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ S: "switch with several throws", A: "antenna", n: "noise source", m: "memristor" },
    ...{
      "155": "D flip-flop",
      "156": "JK flip-flop",
      "157": "7-segment display",
      "158": "VCO",
      "159": "analog switch",
    },
    ...{ "160": "SPDT analog switch", "161": "phase comparator", "163": "ring counter", "164": "counter" },
    ...{ "165": "555 timer", "166": "DAC", "167": "ADC", "168": "latch", "169": "tapped transformer", "170": "sweep" },
    ...{ "171": "transmission line", "173": "triode", "175": "tunnel diode", "176": "varactor", "177": "SCR" },
    ...{ "178": "relay", "179": "current conveyor", "180": "tri-state buffer", "181": "lamp" },
    ...{ "182": "Schmitt trigger", "183": "inverting Schmitt trigger", "184": "multiplexer", "185": "demultiplexer" },
    ...{ "186": "PISO shift register", "187": "spark gap", "188": "sequence generator", "189": "SIPO shift register" },
    ...{ "193": "T flip-flop", "194": "monostable", "195": "half adder", "196": "full adder", "200": "AM source" },
    ...{ "201": "FM source", "203": "DIAC", "206": "TRIAC", "208": "custom logic", "210": "data recorder" },
    ...{ "211": "audio output", "212": "VCVS", "213": "VCCS", "214": "CCVS", "215": "CCCS", "216": "ohmmeter" },
    ...{
      "368": "test point",
      "400": "Darlington pair",
      "401": "comparator",
      "402": "OTA",
      "403": "scope",
      "404": "fuse",
    },
    ...{ "405": "LED array", "406": "custom transformer", "407": "optocoupler", "408": "stop trigger" },
    ...{ "410": "subcircuit", "411": "audio input", "412": "crystal", "413": "SRAM", "419": "decimal display" },
    ...{ bs: "bus splitter", ins: "instruction display" },
  }),
);

/** "JK flip-flop", or the code itself. */
export const elementName = (code: string): string => NAMES.get(code) ?? code;

const SETTINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    o: "scope",
    h: "hint",
    "38": "slider",
    adj: "slider",
    "32": "transistor model",
    "!": "custom logic",
  }),
);

/** "slider", or the code itself. */
export const settingName = (code: string): string => SETTINGS.get(code) ?? code;
