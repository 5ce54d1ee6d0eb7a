// Models that a person brings: files of the project, what is wrong in them, and how a part is given one.
import { compareNaturally } from "@/lib/base/natural-order";
import type { Edit } from "@/lib/core/schematic/edit/edit";
import type { ComponentField, SchematicComponent, SchematicRecord } from "@/lib/core/schematic/model/records";
import {
  MAX_LIBRARY_LENGTH,
  MAX_LIBRARY_NAME,
  type SpiceLibraryRecord,
} from "@/lib/core/schematic/model/spice-library";
import { checkNetlist } from "@/lib/core/spice/check-netlist";
import type { SpiceFinding, SpiceFindingCode } from "@/lib/core/spice/finding";
import type { SpiceFiles } from "@/lib/core/spice/include";
import { readNetlist } from "@/lib/core/spice/read-netlist";

export type SpiceLibrary = Omit<SpiceLibraryRecord, "kind">;

/** A model or a subcircuit that a part can be given. */
export interface UserModel {
  readonly name: string;
  /** "npn", "d", "subckt". */
  readonly kind: string;
  /** Ports of a subcircuit in their order; the nodes of the device for a model. */
  readonly ports: readonly string[];
  /** Name of its file. */
  readonly library: string;
}

/** By name. */
export const projectLibraries = (records: Iterable<SchematicRecord>): SpiceLibrary[] =>
  [...records]
    .flatMap((record) => (record.kind === "spice-library" ? [record] : []))
    .toSorted((a, b) => compareNaturally(a.name, b.name));

export const putLibrary = (edit: Edit, { id, name, text }: SpiceLibrary): void =>
  edit.put({ kind: "spice-library", id, name: name.trim().slice(0, MAX_LIBRARY_NAME), text });

const FILE_NAME = /^[\w .+-]+$/;

export type LibraryFault = "name" | "taken" | "empty" | "tooLong" | "nothing";

/** Reason why a text is no file of models at all; null for one whose lines can be read. */
export function libraryFault(library: SpiceLibrary, others: readonly SpiceLibrary[]): LibraryFault | null {
  const name = library.name.trim();
  if (!FILE_NAME.test(name) || name.length > MAX_LIBRARY_NAME) return "name";
  if (others.some((other) => other.id !== library.id && other.name.toLowerCase() === name.toLowerCase()))
    return "taken";
  if (library.text.trim() === "") return "empty";
  if (library.text.length > MAX_LIBRARY_LENGTH) return "tooLong";
  return modelsOf([library]).length === 0 ? "nothing" : null;
}

/** A file has neither a circuit nor analyses of its own. */
const OF_CIRCUITS: readonly SpiceFindingCode[] = ["NO_ANALYSIS", "NO_GROUND", "EMPTY_NETLIST", "NO_DC_PATH"];

const filesOf = (libraries: readonly SpiceLibrary[]): SpiceFiles =>
  new Map(libraries.map(({ name, text }) => [name, text]));

/**
 * Findings with the lines of the file. `others` are the project's other files, the only ones that it may include.
 */
export function checkLibrary(library: SpiceLibrary, others: readonly SpiceLibrary[]): SpiceFinding[] {
  // The title of a netlist stands in a line of its own, so lines are one further there.
  const { netlist, findings } = readNetlist(`*\n${library.text}`, { files: filesOf(others) });
  return [...findings, ...checkNetlist(netlist)]
    .filter(({ code, source }) => !OF_CIRCUITS.includes(code) && (source === null || source.file === null))
    .map((finding) =>
      finding.source ? { ...finding, source: { file: null, line: finding.source.line - 1 } } : finding,
    );
}

/** Nodes of devices in SPICE's order, by the kind of their model; resistors and the like need no model. */
const NODES: Readonly<Record<string, readonly string[]>> = {
  ...{ d: ["A", "K"], npn: ["C", "B", "E"], pnp: ["C", "B", "E"], njf: ["D", "G", "S"], pjf: ["D", "G", "S"] },
  ...{
    nmos: ["D", "G", "S"],
    pmos: ["D", "G", "S"],
    vdmos: ["D", "G", "S"],
    nmf: ["D", "G", "S"],
    pmf: ["D", "G", "S"],
  },
};

export function modelsOf(libraries: readonly SpiceLibrary[]): UserModel[] {
  return libraries.flatMap((library) => {
    const { netlist } = readNetlist(`*\n${library.text}`, { files: filesOf(libraries) });
    const named = (line: { readonly source: SpiceFinding["source"] }): boolean => line.source?.file === null;
    const models = netlist.models.flatMap(({ name, kind, line }): UserModel[] => {
      const ports = NODES[kind.replace(/^vdmos[np]$/, "vdmos")];
      return ports && named(line) ? [{ name, kind, ports, library: library.name }] : [];
    });
    const subcircuits = netlist.subcircuits.flatMap(({ name, ports, line }): UserModel[] =>
      named(line) ? [{ name, kind: "subckt", ports, library: library.name }] : [],
    );
    return [...subcircuits, ...models];
  });
}

/** KiCad's names of devices, which its field "Sim.Device" has. */
const DEVICES: Readonly<Record<string, string>> = {
  ...{ d: "D", npn: "NPN", pnp: "PNP", njf: "NJFET", pjf: "PJFET", nmos: "NMOS", pmos: "PMOS", vdmos: "NMOS" },
  ...{ vdmosn: "NMOS", vdmosp: "PMOS", subckt: "SUBCKT" },
};

/** Number of the part's pin for each port, in their order. */
export type PinMapping = readonly string[];

interface Pin {
  readonly number: string;
  readonly name: string;
}

const wordOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9+-]/g, "");

/** Other names of ports, each group in small letters. */
const SAME: readonly (readonly string[])[] = [
  ["in+", "inp", "ip", "+", "noninv", "plus", "1"],
  ["in-", "inn", "im", "-", "inv", "minus", "2"],
  ["v+", "vcc", "vdd", "vs+", "vp", "pos"],
  ["v-", "vee", "vss", "vs-", "vn", "neg", "gnd"],
  ["out", "o", "vout", "output"],
  ["a", "anode", "+"],
  ["k", "c", "cathode", "-"],
];

const isSame = (port: string, pin: string): boolean =>
  port === pin || SAME.some((names) => names.includes(port) && names.includes(pin));

/** By names, then by numbers, else in the order of the pins' numbers. Each pin once. */
export function guessPins({ ports }: UserModel, pins: readonly Pin[]): PinMapping {
  const free = new Set(pins.toSorted((a, b) => compareNaturally(a.number, b.number)));
  const take = (isFitting: (pin: Pin) => boolean): string | undefined => {
    const found = [...free].find(isFitting);
    if (found) free.delete(found);
    return found?.number;
  };
  const exact = ports.map((port) => take((pin) => wordOf(pin.name) === wordOf(port) && pin.name !== ""));
  const alike = ports.map((port, at) => exact[at] ?? take((pin) => isSame(wordOf(port), wordOf(pin.name))));
  const numbered = ports.map((port, at) => alike[at] ?? take((pin) => pin.number === port));
  return numbered.map((number) => number ?? take(() => true) ?? "");
}

/** The pins that the part has for the ports already; null where its fields do not give all of them. */
export function givenPins({ fields }: SchematicComponent, { ports }: UserModel): PinMapping | null {
  const [, field] = Object.entries(fields).find(isField("Sim.Pins")) ?? [];
  const pairs = (field?.text ?? "").split(/\s+/).map((pair) => pair.split("="));
  const pins = new Map(pairs.map(([pin = "", port = ""]) => [port.toLowerCase(), pin]));
  // KiCad also counts the ports from 1.
  const mapping = ports.map((port, at) => pins.get(port.toLowerCase()) ?? pins.get(`${at + 1}`) ?? "");
  return isWholeMapping(mapping) ? mapping : null;
}

/** True where every port has a pin of its own. */
export const isWholeMapping = (mapping: PinMapping): boolean =>
  mapping.every(Boolean) && new Set(mapping).size === mapping.length;

const FIELDS = ["Sim.Device", "Sim.Name", "Sim.Pins", "Sim.Library", "Sim.Params"] as const;

const isField =
  (name: string) =>
  ([key]: readonly [string, ComponentField]): boolean =>
    key.toLowerCase() === name.toLowerCase();

function withFields(component: SchematicComponent, texts: Readonly<Record<string, string>>): SchematicComponent {
  const kept = Object.entries(component.fields).filter((entry) => !FIELDS.some((name) => isField(name)(entry)));
  const made = Object.entries(texts).map(([name, text]): [string, ComponentField] => [
    name,
    { text, isVisible: false, place: null },
  ]);
  return { ...component, fields: { ...Object.fromEntries(kept), ...Object.fromEntries(made) } };
}

/** In KiCad's fields, so that the assignment goes with the part, and into a KiCad project. */
export function withModel(component: SchematicComponent, model: UserModel, mapping: PinMapping): SchematicComponent {
  const pairs = model.ports.map((port, at) => `${mapping[at] ?? ""}=${port}`);
  return withFields(component, {
    "Sim.Device": DEVICES[model.kind] ?? "SUBCKT",
    "Sim.Name": model.name,
    "Sim.Pins": pairs.join(" "),
  });
}

/** Back to the model that its part number or symbol gives. */
export const withoutModel = (component: SchematicComponent): SchematicComponent => withFields(component, {});
