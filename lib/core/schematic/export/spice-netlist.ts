// Netlist for SPICE simulators. What has no model stands in it as a comment: nothing is simulated by a guess.
import { groupBy } from "@/lib/base/group-by";
import { type ExportedDesign, type ExportedNet, type ExportedPart, type ExportedPin, fieldOf } from "./exported-design";
import { type Definitions, spiceDevice, type SpicePart } from "./spice-device";

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

function pinsByPart(nets: readonly ExportedNet[]): Map<string, Wired[]> {
  const names = nodeNames(nets);
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

function readDefinitions(directives: readonly string[]): Definitions {
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
  return { portsOf, withoutBulk, readsFiles: lines.some((line) => /^\s*\.(lib|include|inc)\b/i.test(line)) };
}

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
}

export function spiceNetlist(design: ExportedDesign, { title }: SpiceNetlistOptions): string {
  const directives = directivesOf(design);
  const definitions = readDefinitions(directives);
  const pins = pinsByPart(design.nets);
  const elements: string[] = [];
  const cards = new Set<string>();
  for (const part of design.parts) {
    if (part.units.every(({ component }) => !component.isSimulated)) continue;
    if (part.units.some(({ component }) => !component.isPopulated)) {
      elements.push(`* ${part.designator}: not placed`);
      continue;
    }
    const found = spiceDevice(partOf(part, pins.get(part.designator) ?? []), definitions);
    elements.push(found.line);
    for (const card of found.cards) cards.add(card);
  }
  const hasGround = design.nets.some(({ name }) => isGround(name));
  const lines = [
    `* ${oneLine(title)}`,
    ...(hasGround ? [] : ["* No net is called GND or 0: the circuit has no reference."]),
    ...elements,
    ...cards,
    ...directives,
    ".end",
  ];
  return `${lines.join("\n")}\n`;
}
