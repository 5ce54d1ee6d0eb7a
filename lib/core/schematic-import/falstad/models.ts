// What elements do, as subcircuits and parameters of models: figures and functions of the original.
import type { FalstadElement, FalstadSetting } from "@/lib/core/formats/falstad/falstad-model";
import { unescapeText } from "@/lib/core/formats/falstad/parameter-names";
import { inputCount, isSet, numberValue } from "./posts";
import { spiceText } from "./values";

/** A subcircuit, or the parameters of the part's own model. */
export interface FalstadModel {
  readonly device: "SUBCKT" | "NPN" | "PNP" | "NMOS" | "PMOS" | "NJFET" | "PJFET" | "D";
  readonly name: string;
  /** "BF=100 IS=1e-13"; empty for subcircuits. */
  readonly parameters: string;
  /** Lines of the subcircuit. */
  readonly lines: readonly string[];
}

export const nameOf = (...words: readonly (string | number)[]): string =>
  words.join("_").replaceAll("-", "M").replaceAll(/\W/g, "p");

export const subcircuit = (name: string, ports: string, lines: readonly string[]): FalstadModel => ({
  ...{ device: "SUBCKT", name, parameters: "" },
  lines: [`.subckt ${name} ${ports}`, ...lines, `.ends ${name}`],
});

/** Limited without a corner, so that the engine converges. */
function amplifier(element: FalstadElement): FalstadModel {
  const hasGain = (element.flags & 8) !== 0 || element.values.has("x");
  const own = hasGain ? numberValue(element, "ga", 100_000) : (element.flags & 4) !== 0 ? 1000 : 100_000;
  const gain = own > 0 ? own : 100_000;
  const [high, low] = [numberValue(element, "ma", 15), numberValue(element, "mi", -15)];
  const [middle, half] = [(high + low) / 2, Math.abs(high - low) / 2 || 1];
  const name = nameOf("OPAMP", spiceText(high), spiceText(low), spiceText(gain));
  return subcircuit(name, "INM INP OUT", [
    "R1 INP INM 1T",
    `B1 X 0 V=${spiceText(middle)}+${spiceText(half)}*tanh(V(INP,INM)*${Number((gain / half).toPrecision(6))})`,
    "R2 X OUT 1m",
  ]);
}

const GATES: ReadonlyMap<string, string> = new Map(
  Object.entries({ "150": "AND", "151": "NAND", "152": "OR", "153": "NOR", "154": "XOR", I: "NOT" }),
);
/** Empty for what is no gate. */
export const gateName = (code: string): string => GATES.get(code) ?? "";

/** Steepness of an input around half of the high level. */
const STEEPNESS = 40;

/** Inputs as -1 to 1, the output within the levels, and a nanosecond of delay. */
function gate(element: FalstadElement): FalstadModel {
  const { code, flags } = element;
  const isInverter = code === "I";
  const own = numberValue(element, "hi", 5);
  const high = own > 0 ? own : 5;
  const count = isInverter ? 1 : inputCount(element);
  const isInverted = !isInverter && (flags & 4) !== 0;
  const slope = Number(((STEEPNESS / high) * (isInverted ? -1 : 1)).toPrecision(6));
  const inputs = Array.from({ length: count }, (_, at) => `tanh((V(A${at + 1})-${spiceText(high / 2)})*${slope})`);
  const product = (terms: readonly string[]): string => terms.join("*");
  const all = product(inputs.map((input) => `(0.5+0.5*${input})`));
  const none = product(inputs.map((input) => `(0.5-0.5*${input})`));
  const functions: Readonly<Record<string, string>> = {
    ...{ "150": all, "151": `(1-${all})`, "152": `(1-${none})`, "153": none, I: none },
    "154": `(0.5-0.5*${product(inputs.map((input) => `(-${input})`))})`,
  };
  const ports = inputs.map((_, at) => `A${at + 1}`);
  const words = [gateName(code), count, spiceText(high), ...(isInverted ? ["N"] : [])];
  return subcircuit(nameOf(...words), `${ports.join(" ")} Y`, [
    `B1 X 0 V=${spiceText(high)}*${functions[code] ?? all}`,
    "R1 X Y 100",
    "C1 Y 0 10p",
    ...ports.map((port, at) => `R${at + 2} ${port} 0 1G`),
  ]);
}

function transformer(element: FalstadElement): FalstadModel {
  const positive = (name: string, otherwise: number): number => {
    const value = numberValue(element, name, otherwise);
    return value > 0 ? value : otherwise;
  };
  const [inductance, ratio] = [positive("in", 4), positive("ra", 1)];
  const coupling = Math.min(positive("co", 0.999), 0.999_999);
  const name = nameOf("TRANSFORMER", spiceText(inductance), spiceText(ratio), coupling);
  return subcircuit(name, "P1 P2 S1 S2", [
    `L1 P1 P2 ${spiceText(inductance)}`,
    `L2 S1 S2 ${spiceText(inductance * ratio ** 2)}`,
    `K1 L1 L2 ${coupling}`,
    // Each side has a reference even where the drawing gives none.
    "R1 P2 0 1G",
    "R2 S2 0 1G",
  ]);
}

function transistor(element: FalstadElement): FalstadModel {
  const type = numberValue(element, "pn", 1) < 0 ? "PNP" : "NPN";
  const beta = numberValue(element, "be", 100);
  return { device: type, name: type, parameters: `BF=${spiceText(beta > 0 ? beta : 100)} IS=1e-13 BR=1`, lines: [] };
}

function fieldEffect(element: FalstadElement): FalstadModel {
  const isP = isSet(element, "pChannel");
  const isJunction = element.code === "j";
  const threshold = numberValue(element, "vt", isJunction ? -4 : 1.5);
  const beta = numberValue(element, "be", isJunction ? 0.001_25 : 0.02);
  // The model of SPICE has half of the factor in the MOSFET's equation, and all of it in the JFET's.
  if (isJunction) {
    const parameters = `VTO=${spiceText(threshold)} BETA=${spiceText(beta / 2)}`;
    return { device: isP ? "PJFET" : "NJFET", name: isP ? "PJF" : "NJF", parameters, lines: [] };
  }
  const device = isP ? "PMOS" : "NMOS";
  return {
    device,
    name: device,
    parameters: `VTO=${spiceText(isP ? -threshold : threshold)} KP=${spiceText(beta)}`,
    lines: [],
  };
}

export interface DiodeFigures {
  readonly saturation: number;
  readonly series: number;
  readonly emission: number;
  readonly breakdown: number;
}

const THERMAL_V = 0.025_865;
const DEFAULT_DIODE: DiodeFigures = { saturation: 1.714_352_8e-7, series: 0, emission: 2, breakdown: 0 };

/** Models that every circuit knows. */
const DIODES: ReadonlyMap<string, DiodeFigures> = new Map([
  ["default", DEFAULT_DIODE],
  ["spice-default", { saturation: 1e-14, series: 0, emission: 1, breakdown: 0 }],
  ["default-zener", { ...DEFAULT_DIODE, breakdown: 5.6 }],
  ["default-led", { saturation: 93.2e-12, series: 0.042, emission: 3.73, breakdown: 0 }],
]);

/** "34 name flags IS RS N BV" of text files. */
export function diodeFigures(settings: readonly FalstadSetting[]): Map<string, DiodeFigures> {
  return new Map(
    settings.flatMap(({ code, words }) => {
      const [name = "", , ...numbers] = words;
      const [saturation = NaN, series = 0, emission = NaN, breakdown = 0] = numbers.map(Number.parseFloat);
      if (code !== "34" || !(saturation > 0 && emission > 0)) return [];
      return [[unescapeText(name), { saturation, series, emission, breakdown }] as const];
    }),
  );
}

/** An ampere flows at the forward drop. */
const withDrop = (drop: number): DiodeFigures => ({
  ...DEFAULT_DIODE,
  saturation: 1 / (Math.exp(drop / (THERMAL_V * DEFAULT_DIODE.emission)) - 1),
});

/** Undefined for a part of the market, whose name is the value. */
export function diodeModel(
  element: FalstadElement,
  known: ReadonlyMap<string, DiodeFigures>,
): FalstadModel | undefined {
  const { code, values } = element;
  const fallback = code === "z" ? "default-zener" : code === "162" ? "default-led" : "default";
  const name = values.get("mo") ?? fallback;
  const drop = numberValue(element, "drop", 0);
  const volts = numberValue(element, "zv", 0);
  const named = known.get(name) ?? DIODES.get(name);
  if (!named) return undefined;
  const figures = drop > 0 ? withDrop(drop) : volts > 0 ? { ...DEFAULT_DIODE, breakdown: volts } : named;
  const { saturation, series, emission, breakdown } = figures;
  const parameters = [
    `IS=${spiceText(saturation)}`,
    `N=${spiceText(emission)}`,
    ...(series > 0 ? [`RS=${spiceText(series)}`] : []),
    ...(breakdown > 0 ? [`BV=${spiceText(breakdown)}`] : []),
  ];
  return {
    device: "D",
    name: code === "z" ? "ZENER" : code === "162" ? "LED" : "D",
    parameters: parameters.join(" "),
    lines: [],
  };
}

/** Undefined for elements that a value describes. */
export function modelOf(element: FalstadElement): FalstadModel | undefined {
  switch (element.code) {
    case "a":
      return amplifier(element);
    case "t":
      return transistor(element);
    case "f":
    case "j":
      return fieldEffect(element);
    case "T":
      return transformer(element);
    default:
      return gateName(element.code) === "" ? undefined : gate(element);
  }
}
