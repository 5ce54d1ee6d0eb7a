// Netlist for SPICE simulators. What has no model stands in it as a comment: nothing is simulated by a guess.
import { groupBy } from "@/lib/base/group-by";
import { type ExportedDesign, type ExportedNet, type ExportedPart, type ExportedPin, fieldOf } from "./exported-design";
import { projectLibraries } from "./spice-libraries";
import { type Definitions, type ModelLibrary, spiceDevice, type SpicePart, type SpicePin } from "./spice-device";

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Nets called GND or 0 are the reference of all voltages. */
const isGround = (name: string): boolean => /^(gnd|0)$/i.test(name.split("/").at(-1) ?? "");

/** Names of nodes: unique without regard to case, as SPICE has none, and without the signs of its grammar. */
function nodeNames(nets: readonly ExportedNet[]): Map<ExportedNet, string> {
  const names = new Map<ExportedNet, string>();
  const taken = new Set(["0", "gnd"]);
  for (const net of nets) {
    if (isGround(net.name)) {
      names.set(net, "0");
      continue;
    }
    const plain = net.name.replace(/^\//, "").replace(/~\{([^}]*)\}/g, "$1");
    const base = plain.replace(/[^\w+\-.]/g, "_") || "net";
    let name = base;
    for (let count = 1; taken.has(name.toLowerCase()); count++) name = `${base}_${count}`;
    taken.add(name.toLowerCase());
    names.set(net, name);
  }
  return names;
}

interface Wired {
  readonly pin: ExportedPin;
  readonly node: string;
}

function pinsByPart(nets: readonly ExportedNet[], names: ReadonlyMap<ExportedNet, string>): Map<string, Wired[]> {
  const wired = nets.flatMap((net) => net.pins.map((pin): Wired => ({ pin, node: names.get(net) ?? "0" })));
  return groupBy(wired, ({ pin }) => pin.designator);
}

/** Lines of directives of all placed sheets; ".end" comes last by itself. */
function directivesOf({ objects, instances }: ExportedDesign): string[] {
  const placed = new Set(instances.map(({ sheet }) => sheet.id));
  return objects
    .flatMap((object) => (object.kind === "spice-directive" && placed.has(object.sheetId) ? [object.text] : []))
    .flatMap((text) => text.split(/\r?\n/))
    .filter((line) => line.trim() !== "" && !/^\s*\.end\s*$/i.test(line));
}

/** Lines that begin with "+" continue the one before. */
const joinLines = (lines: readonly string[]): string[] =>
  lines
    .join("\n")
    .replace(/\n\s*\+/g, " ")
    .split("\n");

function readDefinitions(directives: readonly string[]): Omit<Definitions, "readsFiles"> {
  const portsOf = new Map<string, readonly string[]>();
  const withoutBulk = new Set<string>();
  const lines = joinLines(directives);
  for (const line of lines) {
    const [kind = "", name, ...rest] = line.trim().split(/\s+/);
    const isSubcircuit = /^\.subckt$/i.test(kind);
    if (name === undefined || (!isSubcircuit && !/^\.model$/i.test(kind))) continue;
    // Parameters follow on the ports.
    const end = rest.findIndex((word) => word.includes("=") || /^params:/i.test(word));
    portsOf.set(name.toLowerCase(), isSubcircuit ? rest.slice(0, end < 0 ? rest.length : end) : []);
    if (!isSubcircuit && /^vdmos/i.test(rest[0] ?? "")) withoutBulk.add(name.toLowerCase());
  }
  return { portsOf, withoutBulk };
}

const readsFiles = (directives: readonly string[]): boolean =>
  joinLines(directives).some((line) => /^\s*\.(?:lib|include|inc)\b/i.test(line));

function partOf(part: ExportedPart, pins: readonly Wired[]): SpicePart {
  return {
    designator: part.designator,
    symbolName: part.symbol.name,
    fieldOf: (...names) => oneLine(fieldOf(part, ...names)),
    pins: pins.map(({ pin: { number, name }, node }) => ({ number, name, node })),
  };
}

export interface SpiceNetlistOptions {
  /** First line, which SPICE takes as a title whatever it says. */
  readonly title: string;
  /** Models for parts that name none. */
  readonly library?: ModelLibrary;
}

export interface CircuitLine {
  readonly text: string;
  /** The part that the line is, or stands in for as a comment. */
  readonly part: ExportedPart | null;
  /** Pins of the part in the order of the element's nodes; none where the line is no element. */
  readonly pins: readonly SpicePin[];
  readonly isFallback: boolean;
}

export interface SpiceCircuit {
  readonly lines: readonly CircuitLine[];
  /** Nets by the names of their nodes in small letters. */
  readonly netsByNode: ReadonlyMap<string, ExportedNet>;
}

/** Parts without a number have equal names; SPICE has each name once. */
function uniqueName(line: string, taken: Set<string>): string {
  const [name = "", ...rest] = line.split(" ");
  let unique = name;
  for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${name}_${count}`;
  taken.add(unique.toLowerCase());
  return [unique, ...rest].join(" ");
}

export function spiceCircuit(design: ExportedDesign, { title, library }: SpiceNetlistOptions): SpiceCircuit {
  const libraries = projectLibraries(design.libraries);
  const directives = libraries.withIncludes(directivesOf(design));
  const definitions = { ...readDefinitions([...directives, ...libraries.all]), readsFiles: readsFiles(directives) };
  const names = nodeNames(design.nets);
  const pins = pinsByPart(design.nets, names);
  const elements: CircuitLine[] = [];
  const cards = new Set<string>();
  const taken = new Set<string>();
  for (const part of design.parts) {
    if (part.units.every(({ component }) => !component.isSimulated)) continue;
    if (part.units.some(({ component }) => !component.isPopulated)) {
      elements.push({ text: `* ${part.designator}: not placed`, part: null, pins: [], isFallback: false });
      continue;
    }
    const found = spiceDevice(partOf(part, pins.get(part.designator) ?? []), definitions, library);
    const text = found.line.startsWith("*") ? found.line : uniqueName(found.line, taken);
    elements.push({ text, part, pins: found.pins, isFallback: found.isFallback === true });
    for (const card of found.cards) cards.add(card);
  }
  const models = libraries.usedBy([...elements.map(({ text }) => text), ...directives]);
  const hasGround = design.nets.some(({ name }) => isGround(name));
  const plain = (text: string): CircuitLine => ({ text, part: null, pins: [], isFallback: false });
  const lines = [
    plain(`* ${oneLine(title)}`),
    ...(hasGround ? [] : [plain("* No net is called GND or 0: the circuit has no reference.")]),
    ...elements,
    // A model of several lines is one card.
    ...[...cards].flatMap((card) => card.split("\n")).map(plain),
    ...directives.map(plain),
    ...models.map(plain),
    plain(".end"),
  ];
  const netsByNode = new Map([...names].map(([net, node]) => [node.toLowerCase(), net]));
  return { lines, netsByNode };
}

export function spiceNetlist(design: ExportedDesign, options: SpiceNetlistOptions): string {
  return `${spiceCircuit(design, options)
    .lines.map(({ text }) => text)
    .join("\n")}\n`;
}
