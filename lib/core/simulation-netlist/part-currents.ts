// Currents into the pins of parts, and the power of parts, from the vectors that the engine saves.
import type { CircuitLine } from "@/lib/core/schematic/export/spice-netlist";
import type { SpiceElement } from "@/lib/core/spice/netlist";
import type { SpicePlot, SpiceVector } from "@/lib/core/spice/result";
import { meterVector, withMeters, withoutMeterNodes } from "./pin-meters";

/** A vector of the engine, added or taken away. */
export interface CurrentTerm {
  readonly vector: string;
  readonly factor: 1 | -1;
}

export interface PinCurrent {
  /** "I(R1)" for a part with two pins, from its first node to its second; "I(Q1.3)" for a pin of others, into it. */
  readonly name: string;
  readonly number: string;
  /** In small letters; "0" is ground. */
  readonly node: string;
  /** Sums of vectors that each are the current into the pin: the first one that the plot has counts. */
  readonly sums: readonly (readonly CurrentTerm[])[];
}

export interface PartCurrents {
  readonly designator: string;
  readonly pins: readonly PinCurrent[];
}

export interface Samples {
  readonly real: Float64Array;
  readonly imaginary: Float64Array | null;
}

type Sums = readonly (readonly CurrentTerm[])[];

const term = (vector: string, factor: 1 | -1 = 1): CurrentTerm => ({ vector, factor });
const throughBoth = (vector: string): Sums => [[term(vector)], [term(vector, -1)]];

/**
 * Vectors of a device by its letter, for each node (ngspice manual, "Model and Device Parameters"). The engine gives wrong
 * currents of switches (S, W), and none of subcircuits (X): those follow from Kirchhoff's law, or are metered.
 */
const DEVICE_CURRENTS: Readonly<Record<string, (name: string, nodes: number) => Sums>> = {
  r: (name) => throughBoth(`@${name}[i]`),
  c: (name) => throughBoth(`@${name}[i]`),
  d: (name) => throughBoth(`@${name}[id]`),
  i: (name) => throughBoth(`@${name}[current]`),
  g: (name) => throughBoth(`@${name}[i]`),
  f: (name) => throughBoth(`@${name}[i]`),
  v: (name) => throughBoth(`i(${name})`),
  e: (name) => throughBoth(`i(${name})`),
  h: (name) => throughBoth(`i(${name})`),
  l: (name) => throughBoth(`i(${name})`),
  q: (name) => ["ic", "ib", "ie"].map((parameter) => [term(`@${name}[${parameter}]`)]),
  j: (name) => ["id", "ig", "is"].map((parameter) => [term(`@${name}[${parameter}]`)]),
  m: (name, nodes) => {
    const [drain, gate, source, bulk] = ["id", "ig", "is", "ib"].map((parameter) => term(`@${name}[${parameter}]`));
    if (!drain || !gate || !source || !bulk) return [];
    // The bulk of a transistor with three pins is its source.
    return nodes > 3 ? [[drain], [gate], [source], [bulk]] : [[drain], [gate], [source, bulk]];
  },
};

interface Device {
  /** Null for an element of a directive. */
  readonly designator: string | null;
  /** In small letters. */
  readonly element: string;
  readonly pins: readonly { readonly number: string; readonly node: string }[];
  readonly sums: Sums;
}

const sumsOf = (name: string, nodes: number): Sums => DEVICE_CURRENTS[name.charAt(0)]?.(name, nodes) ?? [];

function devicesOf(lines: readonly CircuitLine[], elements: readonly SpiceElement[]): Device[] {
  const [names, read] = [new Set<string>(), new Set(elements.map((element) => element.name.toLowerCase()))];
  const parts = lines.flatMap(({ text, part, pins }): Device[] => {
    if (!part || pins.length === 0) return [];
    const name = (text.split(" ")[0] ?? "").toLowerCase();
    // An idealized diode is read as a source, whose current the engine does not give.
    const source = `b${name}`;
    const isSource = !read.has(name) && read.has(source);
    names.add(name).add(isSource ? source : name);
    const wired = pins.map(({ number, node }) => ({ number, node: node.toLowerCase() }));
    return [
      { designator: part.designator, element: name, pins: wired, sums: isSource ? [] : sumsOf(name, pins.length) },
    ];
  });
  const others = elements
    .filter((element) => !names.has(element.name.toLowerCase()))
    .map(({ name, nodes }): Device => {
      const pins = nodes.map((node, at) => ({ number: `${at + 1}`, node: node.toLowerCase() }));
      return { designator: null, element: name.toLowerCase(), pins, sums: sumsOf(name.toLowerCase(), nodes.length) };
    });
  return [...parts, ...others];
}

interface NodePin {
  readonly device: Device;
  readonly at: number;
}

/** Nodes where the currents of all pins sum to zero. */
function nodesOf(devices: readonly Device[]): Map<string, NodePin[]> {
  const nodes = new Map<string, NodePin[]>();
  for (const device of devices)
    for (const [at, { node }] of device.pins.entries()) nodes.set(node, [...(nodes.get(node) ?? []), { device, at }]);
  // Subcircuits may be connected to ground inside.
  nodes.delete("0");
  return nodes;
}

/** Kirchhoff's law: the current into the pin is what the others of its node send. Undefined if one of them is unknown. */
function sumOfOthers(pins: readonly NodePin[], own: NodePin): readonly CurrentTerm[] | undefined {
  const terms: CurrentTerm[] = [];
  for (const { device, at } of pins) {
    if (device === own.device && at === own.at) continue;
    const known = device.sums[at];
    if (!known) return undefined;
    terms.push(...known.map(({ vector, factor }) => term(vector, factor === 1 ? -1 : 1)));
  }
  return terms;
}

export function partCurrents(lines: readonly CircuitLine[], elements: readonly SpiceElement[]): PartCurrents[] {
  const devices = devicesOf(lines, elements);
  const nodes = nodesOf(devices);
  return devices.flatMap((device): PartCurrents[] => {
    const { designator, element, pins, sums } = device;
    if (designator === null) return [];
    const isSimple = pins.length === 2;
    const part: PartCurrents = {
      designator,
      pins: pins.map(({ number, node }, at): PinCurrent => {
        const others = sumOfOthers(nodes.get(node) ?? [], { device, at });
        const own = sums[at];
        const name = isSimple && at === 0 ? `I(${designator})` : `I(${designator}.${number})`;
        const isKnown = others !== undefined && nodes.has(node);
        const known = [...(own ? [own] : []), ...(isKnown ? [others] : [])];
        const metered = [term(meterVector({ element, place: at + 1 }))];
        return { name, number, node, sums: known.length > 0 ? known : [metered] };
      }),
    };
    return [part];
  });
}

const vectorsIn = (parts: readonly PartCurrents[]): string[] =>
  parts.flatMap(({ pins }) => pins.flatMap(({ sums }) => sums.flat().map(({ vector }) => vector)));

/** Vectors that the engine leaves out unless it is asked for them. */
export const savedVectors = (parts: readonly PartCurrents[]): string[] => [
  ...new Set(vectorsIn(parts).filter((vector) => vector.startsWith("@"))),
];

const VECTORS_A_LINE = 20;

/** The netlist with meters, and with directives that save the currents of its parts beside what is saved anyway. */
export function withSavedCurrents(netlist: string, parts: readonly PartCurrents[]): string {
  const vectors = savedVectors(parts);
  const lines = vectors.flatMap((_, at) =>
    at % VECTORS_A_LINE === 0 ? [`.save ${vectors.slice(at, at + VECTORS_A_LINE).join(" ")}`] : [],
  );
  const metered = withMeters(netlist, vectorsIn(parts));
  if (lines.length === 0) return metered;
  return metered.replace(/\n\.end\s*$/i, () => `\n.save all\n${lines.join("\n")}\n.end\n`);
}

/** Elsewhere the engine gives the operating point's currents in place of those of the analysis. */
const WITH_CURRENTS: ReadonlySet<SpicePlot["analysis"]> = new Set(["op", "dc", "tran"]);

export function withoutFalseCurrents(plot: SpicePlot): SpicePlot {
  const known = withoutMeterNodes(plot);
  if (WITH_CURRENTS.has(plot.analysis)) return known;
  return { ...known, vectors: known.vectors.filter(({ name }) => !name.startsWith("@")) };
}

const vectorsByName = new WeakMap<SpicePlot, ReadonlyMap<string, SpiceVector>>();

export function vectorOf(plot: SpicePlot, name: string): SpiceVector | undefined {
  let known = vectorsByName.get(plot);
  if (!known) {
    known = new Map(plot.vectors.map((vector) => [vector.name, vector]));
    vectorsByName.set(plot, known);
  }
  return known.get(name);
}

function addTo(sum: Float64Array, values: Float64Array, factor: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + factor * (values[at] ?? 0);
}

const sumIn = (plot: SpicePlot, { sums }: PinCurrent): readonly CurrentTerm[] | undefined =>
  sums.find((terms) => terms.every(({ vector }) => vectorOf(plot, vector)));

export const hasCurrent = (plot: SpicePlot, pin: PinCurrent): boolean => sumIn(plot, pin) !== undefined;

/** Amperes into the pin, for each point of the plot; null where the plot cannot tell. */
export function currentInto(plot: SpicePlot, pin: PinCurrent): Samples | null {
  const terms = sumIn(plot, pin);
  const length = (plot.axis ?? plot.vectors[0])?.real.length ?? 0;
  if (!terms) return null;
  const isComplex = plot.vectors.some(({ imaginary }) => imaginary !== null);
  const [real, imaginary] = [new Float64Array(length), isComplex ? new Float64Array(length) : null];
  for (const { vector, factor } of terms) {
    const found = vectorOf(plot, vector);
    if (!found) return null;
    addTo(real, found.real, factor);
    if (imaginary && found.imaginary) addTo(imaginary, found.imaginary, factor);
  }
  return { real, imaginary };
}

/** Power is a product: phasors of a small-signal analysis have none. */
export const hasPower = (plot: SpicePlot, { pins }: PartCurrents): boolean =>
  WITH_CURRENTS.has(plot.analysis) &&
  pins.length > 1 &&
  pins.every((pin) => pin.node === "0" || (hasCurrent(plot, pin) && vectorOf(plot, `v(${pin.node})`) !== undefined));

/** Watts that the part takes up, for each point of the plot: the sum of voltage times current over its pins. */
export function powerOf(plot: SpicePlot, part: PartCurrents): Float64Array | null {
  if (!hasPower(plot, part)) return null;
  const power = new Float64Array((plot.axis ?? plot.vectors[0])?.real.length ?? 0);
  for (const pin of part.pins) {
    const current = pin.node === "0" ? null : currentInto(plot, pin);
    const voltage = vectorOf(plot, `v(${pin.node})`);
    if (!current || !voltage) continue;
    for (let at = 0; at < power.length; at++)
      power[at] = (power[at] ?? 0) + (voltage.real[at] ?? 0) * (current.real[at] ?? 0);
  }
  return power;
}
