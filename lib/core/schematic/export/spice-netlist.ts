// Netlist for SPICE simulators. What has no model stands in it as a comment: nothing is simulated by a guess.
import { groupBy } from "@/lib/base/group-by";
import { type ExportedDesign, type ExportedNet, type ExportedPart, type ExportedPin, fieldOf } from "./exported-design";
import { spiceDevice, type SpicePart } from "./spice-device";

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

/** Names of models and subcircuits that the directives define; null if they read files, which may define any. */
function definedNames(directives: readonly string[]): ReadonlySet<string> | null {
  if (directives.some((line) => /^\s*\.(lib|include|inc)\b/i.test(line))) return null;
  return new Set(
    directives.flatMap((line) => {
      const [, name] = /^\s*\.(?:model|subckt)\s+(\S+)/i.exec(line) ?? [];
      return name === undefined ? [] : [name.toLowerCase()];
    }),
  );
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
  const defined = definedNames(directives);
  const pins = pinsByPart(design.nets);
  const elements: string[] = [];
  const cards = new Set<string>();
  for (const part of design.parts) {
    if (part.units.every(({ component }) => !component.isSimulated)) continue;
    if (part.units.some(({ component }) => !component.isPopulated)) {
      elements.push(`* ${part.designator}: not placed`);
      continue;
    }
    const found = spiceDevice(partOf(part, pins.get(part.designator) ?? []), defined);
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
