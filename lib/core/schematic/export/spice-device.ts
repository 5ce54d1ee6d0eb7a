// One part as an element of SPICE: its letter, nodes in SPICE's order, and value or model.
import { compareNaturally } from "@/lib/base/natural-order";
import { spiceValue } from "./spice-value";

export interface SpicePin {
  readonly number: string;
  readonly name: string;
  readonly node: string;
}

export interface SpicePart {
  readonly designator: string;
  readonly symbolName: string;
  /** Text of a field by any of its names in small letters; empty without one. */
  readonly fieldOf: (...names: readonly string[]) => string;
  readonly pins: readonly SpicePin[];
}

export interface SpiceElement {
  /** The element, or a comment that says why there is none. */
  readonly line: string;
  /** Models and libraries that it needs, each a line. */
  readonly cards: readonly string[];
  /** Pins in the order of the element's nodes; none for a comment. */
  readonly pins: readonly SpicePin[];
  /** The library's model stands for a whole kind of parts, as the part itself is not in it. */
  readonly isFallback?: boolean;
}

/** A model from a library, for a part that names none itself. */
export interface LibraryModel {
  readonly letter: SpiceLetter;
  readonly name: string;
  readonly cards: readonly string[];
  /** Numbers or names of pins in the order of the nodes; null for those of the letter. */
  readonly pins: readonly (readonly string[])[] | null;
  readonly isFallback: boolean;
  /** Power transistors have three nodes. */
  readonly isWithoutBulk: boolean;
}

export type ModelLibrary = (part: SpicePart, letter: SpiceLetter | undefined) => LibraryModel | undefined;

export type SpiceLetter = "R" | "C" | "L" | "D" | "Q" | "M" | "J" | "V" | "I" | "X";

/** KiCad's names of devices. */
const DEVICES: Record<string, SpiceLetter> = {
  ...{ R: "R", C: "C", L: "L", D: "D", V: "V", I: "I", SUBCKT: "X", XSPICE: "X" },
  ...{ NPN: "Q", PNP: "Q", NJFET: "J", PJFET: "J", NMOS: "M", PMOS: "M", NMES: "M", PMES: "M" },
};

/** Letters of designators; others need a field that names the device. */
const PREFIXES: Record<string, SpiceLetter> = {
  ...{ R: "R", C: "C", L: "L", D: "D", LED: "D", ZD: "D", Q: "Q", M: "M", V: "V", VS: "V", I: "I", IS: "I", X: "X" },
};

/** Names of pins in the order of SPICE's nodes. */
const NODE_NAMES: Partial<Record<SpiceLetter, readonly (readonly string[])[]>> = {
  D: [
    ["A", "ANODE", "+"],
    ["K", "C", "CATHODE", "-"],
  ],
  Q: [["C"], ["B"], ["E"]],
  J: [["D"], ["G"], ["S"]],
  M: [["D"], ["G"], ["S"]],
  V: [
    ["+", "P"],
    ["-", "N"],
  ],
  I: [
    ["+", "P"],
    ["-", "N"],
  ],
};

function letterOf({ designator, pins, fieldOf }: SpicePart): SpiceLetter | undefined {
  const device = fieldOf("sim.device").toUpperCase();
  if (device !== "") return DEVICES[device];
  const primitive = fieldOf("spice_primitive", "spice.prefix").toUpperCase();
  const [prefix = ""] = /^[A-Za-z]*/.exec(designator) ?? [];
  const letter = primitive === "" ? PREFIXES[prefix.toUpperCase()] : PREFIXES[primitive.slice(0, 1)];
  // "Q" stands for transistors of all kinds.
  const isMosfet = letter === "Q" && pins.some(({ name }) => name.toUpperCase() === "G");
  return isMosfet ? "M" : letter;
}

/** Models and subcircuits that the directives define, by name in small letters. */
export interface Definitions {
  /** Ports of a subcircuit in their order; empty for a model. */
  readonly portsOf: ReadonlyMap<string, readonly string[]>;
  /** Models of power transistors, which have three nodes. */
  readonly withoutBulk: ReadonlySet<string>;
  /** The directives read files, which may define any name. */
  readonly readsFiles: boolean;
}

const modelName = ({ fieldOf }: SpicePart): string =>
  (fieldOf("sim.name", "spice.model", "spice_model") || fieldOf("value")).split(" ")[0] ?? "";

/** Pins by KiCad's "1=K 2=A": which pin is which node of the model. Undefined if a pin is missing. */
function mappedPins(part: SpicePart, wanted: readonly (readonly string[])[] | undefined): SpicePin[] | undefined {
  const pairs = part
    .fieldOf("sim.pins")
    .split(/\s+/)
    .filter((pair) => pair.includes("="))
    .map((pair) => pair.split("="));
  if (pairs.length === 0) return undefined;
  const order = wanted ?? pairs.map(([, name = ""]) => [name.toUpperCase()]);
  const pins = order.flatMap((names) => {
    const [number] = pairs.find(([, name = ""]) => names.includes(name.toUpperCase())) ?? [];
    return part.pins.find((pin) => pin.number === number) ?? [];
  });
  return pins.length === order.length ? pins : undefined;
}

/** Names of the nodes of a part in their order, if the device or its subcircuit gives them. */
function nodesOf(
  part: SpicePart,
  letter: SpiceLetter,
  { portsOf }: Definitions,
): readonly (readonly string[])[] | undefined {
  if (letter !== "X") return NODE_NAMES[letter];
  return portsOf.get(modelName(part).toLowerCase())?.map((port) => [port.toUpperCase()]);
}

function orderedPins(part: SpicePart, letter: SpiceLetter, definitions: Definitions): readonly SpicePin[] | undefined {
  const inOrder = part.pins.toSorted((a, b) => compareNaturally(a.number, b.number));
  const wanted = nodesOf(part, letter, definitions);
  const mapped = mappedPins(part, wanted);
  if (mapped) return mapped;
  if (!wanted) return inOrder;
  const named = wanted.flatMap((names) => inOrder.find(({ name }) => names.includes(name.toUpperCase())) ?? []);
  if (named.length === wanted.length) return named;
  // Pins without the names of the nodes are in the order of their numbers, the positive one of a source first.
  const isPlain = letter === "V" || letter === "I" || letter === "X";
  return isPlain && inOrder.length === wanted.length ? inOrder : undefined;
}

/** "r=10k tc1=0.1" */
function parametersOf(part: SpicePart): Map<string, string> {
  const pairs = part.fieldOf("sim.params").matchAll(/([\w.]+)\s*=\s*("[^"]*"|\S+)/g);
  return new Map([...pairs].map(([, name = "", value = ""]) => [name.toLowerCase(), value.replaceAll('"', "")]));
}

const scaled = (text: string): string => spiceValue(text) ?? text;

/** Parameters of KiCad's sources in the order of SPICE's. */
const WAVEFORMS: Record<string, { readonly name: string; readonly order: readonly string[] }> = {
  SIN: { name: "SIN", order: ["dc", "ampl", "f", "td", "theta", "phase"] },
  PULSE: { name: "PULSE", order: ["y1", "y2", "td", "tr", "tf", "tw", "per", "np"] },
  EXP: { name: "EXP", order: ["y1", "y2", "td1", "tau1", "td2", "tau2"] },
};

/** Text of a source; undefined if neither its value nor its parameters give one. */
function sourceValue(part: SpicePart): string | undefined {
  const parameters = parametersOf(part);
  const waveform = WAVEFORMS[part.fieldOf("sim.type").toUpperCase()];
  const ac = parameters.get("ac");
  const alternating = ac === undefined ? "" : ` AC ${scaled(ac)}`;
  if (waveform && parameters.size > 0) {
    const last = waveform.order.findLastIndex((name) => parameters.has(name));
    const values = waveform.order.slice(0, last + 1).map((name) => scaled(parameters.get(name) ?? "0"));
    return `${waveform.name}(${values.join(" ")})${alternating}`;
  }
  const direct = parameters.get("dc");
  if (direct !== undefined) return `DC ${scaled(direct)}${alternating}`;
  const text = part.fieldOf("spice.model", "spice_model", "value");
  const value = spiceValue(text);
  if (value !== undefined) return `DC ${value}${alternating}`;
  return /^(?:dc|ac|sin|pulse|exp|pwl|sffm|am|trnoise|trrandom)\b/i.test(text) ? text : undefined;
}

function passiveValue(part: SpicePart, letter: string): string | undefined {
  const parameters = parametersOf(part);
  const name = letter.toLowerCase();
  const own = parameters.get(name) ?? part.fieldOf("spice.model", "spice_model", "value");
  parameters.delete(name);
  const value = spiceValue(own);
  if (value === undefined) return undefined;
  return [value, ...[...parameters].map(([key, text]) => `${key}=${scaled(text)}`)].join(" ");
}

/** Kinds of `.model` by KiCad's device. */
const MODEL_KINDS: Record<string, string> = {
  ...{ D: "D", NPN: "NPN", PNP: "PNP", NJFET: "NJF", PJFET: "PJF", NMOS: "NMOS", PMOS: "PMOS" },
};

interface Model {
  readonly name: string;
  readonly cards: readonly string[];
}

/** The model of a part: defined by its own fields, or by a directive; undefined if there is none. */
function modelOf(part: SpicePart, { portsOf, readsFiles }: Definitions): Model | undefined {
  const library = part.fieldOf("sim.library", "spice_lib_file");
  const name = modelName(part);
  if (name === "") return undefined;
  if (library !== "") return { name, cards: [`.include "${library.replaceAll('"', "")}"`] };
  const kind = MODEL_KINDS[part.fieldOf("sim.device").toUpperCase()];
  const parameters = [...parametersOf(part)].map(([key, text]) => `${key}=${scaled(text)}`);
  if (kind !== undefined && parameters.length > 0) {
    const own = `${name}_${part.designator}`.replace(/\W/g, "_");
    return { name: own, cards: [`.model ${own} ${kind}(${parameters.join(" ")})`] };
  }
  return readsFiles || portsOf.has(name.toLowerCase()) ? { name, cards: [] } : undefined;
}

/** SPICE tells the device by the first letter. */
const elementName = (designator: string, letter: SpiceLetter): string =>
  (designator.toUpperCase().startsWith(letter) ? designator : letter + designator).replace(/[^\w]/g, "_");

const comment = ({ designator, fieldOf, pins }: SpicePart, reason: string): SpiceElement => {
  const value = fieldOf("value");
  const sorted = pins.toSorted((a, b) => compareNaturally(a.number, b.number));
  const nodes = sorted.map(({ number, node }) => `${number}=${node}`).join(" ");
  const line = `* ${designator}${value === "" ? "" : ` (${value})`}: ${reason}; pins ${nodes}`;
  return { line, cards: [], pins: [] };
};

/** Pins that are not wired get a node of their own. Undefined if most are missing: it is another part. */
function pinsOfLibrary(part: SpicePart, wanted: readonly (readonly string[])[]): readonly SpicePin[] | undefined {
  const found = wanted.map((names) =>
    part.pins.find(({ number, name }) => names.includes(number) || names.includes(name.toUpperCase())),
  );
  if (found.filter(Boolean).length <= wanted.length / 2) return undefined;
  return found.map((pin, index): SpicePin => {
    const number = wanted[index]?.[0] ?? "";
    return pin ?? { number, name: "", node: `nc_${part.designator}_${number}`.replace(/\W/g, "_") };
  });
}

function fromLibrary(
  part: SpicePart,
  letter: SpiceLetter | undefined,
  library: ModelLibrary,
): SpiceElement | undefined {
  const model = library(part, letter);
  if (!model) return undefined;
  const { cards, isFallback, isWithoutBulk, name } = model;
  const none: Definitions = { portsOf: new Map(), withoutBulk: new Set(), readsFiles: false };
  const pins = model.pins ? pinsOfLibrary(part, model.pins) : orderedPins(part, model.letter, none);
  if (!pins) return undefined;
  const bulk = model.letter === "M" && !isWithoutBulk ? [pins[2]?.node ?? ""] : [];
  const words = [elementName(part.designator, model.letter), ...pins.map(({ node }) => node), ...bulk, name];
  return { line: words.join(" "), cards, pins, isFallback };
}

export function spiceDevice(
  part: SpicePart,
  definitions: Definitions,
  library: ModelLibrary = () => undefined,
): SpiceElement {
  const letter = letterOf(part);
  const isUndefined = letter === undefined || !"RCLVI".includes(letter);
  const taken = isUndefined && !modelOf(part, definitions) ? fromLibrary(part, letter, library) : undefined;
  if (taken) return taken;
  if (letter === undefined) return comment(part, "no model");
  const pins = orderedPins(part, letter, definitions);
  if (!pins) return comment(part, "pins are not named as the model's");
  const start = [elementName(part.designator, letter), ...pins.map(({ node }) => node)];
  const element = (...rest: readonly string[]): string => [...start, ...rest].join(" ");
  switch (letter) {
    case "R":
    case "C":
    case "L": {
      const value = passiveValue(part, letter);
      if (pins.length !== 2) return comment(part, `${pins.length} pins instead of 2`);
      return value === undefined ? comment(part, "no value") : { line: element(value), cards: [], pins };
    }
    case "V":
    case "I": {
      // "V=V(a)*2": an expression makes a behavioral source.
      const expression = /^[vi]\s*=.+/i.exec(part.fieldOf("value"))?.[0];
      if (expression !== undefined)
        return { line: `B_${start.join(" ")} ${expression.replace(/[\r\n;]+/g, " ")}`, cards: [], pins };
      const value = sourceValue(part);
      return value === undefined ? comment(part, "no value") : { line: element(value), cards: [], pins };
    }
    default: {
      const model = modelOf(part, definitions);
      if (!model) return comment(part, "no model");
      // The bulk of a transistor with three pins is its source.
      const needsBulk = letter === "M" && pins.length === 3 && !definitions.withoutBulk.has(model.name.toLowerCase());
      const bulk = needsBulk ? [pins[2]?.node ?? ""] : [];
      return { line: element(...bulk, model.name), cards: model.cards, pins };
    }
  }
}
