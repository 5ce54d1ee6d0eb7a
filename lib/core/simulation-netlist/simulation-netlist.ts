// A schematic as a netlist that can be simulated, with the way back from its names to the sheets.
import type { ExportedDesign, ExportedNet, ExportedPart } from "@/lib/core/schematic/export/exported-design";
import type { ModelLibrary } from "@/lib/core/schematic/export/spice-device";
import { type CircuitLine, spiceCircuit } from "@/lib/core/schematic/export/spice-netlist";
import { checkNetlist } from "@/lib/core/spice/check-netlist";
import { type SpiceFinding, spiceFinding } from "@/lib/core/spice/finding";
import type { SpiceFiles } from "@/lib/core/spice/include";
import { readNetlist } from "@/lib/core/spice/read-netlist";
import { genericLibrary } from "./model-library";
import { operatedModel } from "./operated-models";
import { partCurrents, type PartCurrents } from "./part-currents";

/** A finding or a result on the sheets. */
export interface SchematicPlace {
  readonly designator: string | null;
  /** Ids of the part's units. */
  readonly componentIds: readonly string[];
  /** Name of the net on the sheet. */
  readonly net: string | null;
}

export interface SimulationNetlist {
  readonly text: string;
  /** Known before the run. */
  readonly findings: readonly SpiceFinding[];
  readonly placeOf: (finding: SpiceFinding) => SchematicPlace;
  /** "v(out)" is a net, "i(v1)" and "@r1[i]" are a part; inside a subcircuit it is the part that stands for it. */
  readonly placeOfVector: (name: string) => SchematicPlace;
  /** Node of a net in small letters; undefined for a net that no part is connected to. */
  readonly nodeOfNet: (net: string) => string | undefined;
  /** Parts that are simulated, in the order of the netlist. */
  readonly parts: readonly PartCurrents[];
}

export interface SimulationOptions {
  readonly title: string;
  readonly files?: SpiceFiles;
}

/** Connectors, holes, test points and the like carry no signal by themselves. */
const WITHOUT_MODEL = /^(J|P|CN|CON|H|MH|TP|FID|JP|SJ|BT|K|ANT|LOGO|MK|X)\d/i;

const NOWHERE: SchematicPlace = { designator: null, componentIds: [], net: null };

const placeOfPart = ({ designator, units }: ExportedPart): SchematicPlace => ({
  designator,
  componentIds: units.map(({ component }) => component.id),
  net: null,
});

function missingModels(lines: readonly CircuitLine[]): SpiceFinding[] {
  return lines.flatMap(({ text, part, isFallback }, index): SpiceFinding[] => {
    const isMissing = part !== null && text.startsWith("*") && !WITHOUT_MODEL.test(part.designator);
    if (!part || (!isMissing && !isFallback)) return [];
    const source = { file: null, line: index + 1 };
    const code = isMissing ? "MODEL_MISSING" : "GENERIC_MODEL";
    return [spiceFinding(code, { subject: part.designator, source, text, severity: "warning" })];
  });
}

/** Supply pins on a unit that is not placed: the model would float, and its outputs with it. */
function missingSupplies(lines: readonly CircuitLine[]): SpiceFinding[] {
  return lines.flatMap(({ text, part, pins }, index): SpiceFinding[] => {
    const placed = new Set(part?.units.map(({ component }) => component.unit));
    const supplies = (part?.symbol.pins ?? []).filter(
      ({ type, unit }) => type === "power-input" && unit !== 0 && !placed.has(unit),
    );
    const isMissing = pins.some((pin) => supplies.some(({ number, name }) => [number, name].includes(pin.number)));
    if (!part || !isMissing) return [];
    const source = { file: null, line: index + 1 };
    return [spiceFinding("NO_SUPPLY", { subject: part.designator, source, text, severity: "warning" })];
  });
}

/** A net with a single pin of a simulated part, unless a no-connect mark is on it. */
function floatingNets(
  nets: Iterable<readonly [string, ExportedNet]>,
  simulated: ReadonlySet<string>,
  named: ReadonlySet<string>,
): SpiceFinding[] {
  return [...nets].flatMap(([node, net]): SpiceFinding[] => {
    const [first, ...others] = net.pins;
    const isFloating =
      first !== undefined && others.length === 0 && !net.isMarkedFree && simulated.has(first.designator);
    if (!isFloating || named.has(node)) return [];
    return [
      spiceFinding("FLOATING_NODE", {
        subject: node,
        severity: "warning",
        text: `${first.designator}.${first.number}`,
      }),
    ];
  });
}

const library: ModelLibrary = (part, letter) =>
  (letter === undefined ? operatedModel(part) : undefined) ?? genericLibrary(part, letter);

/** Models that a part names itself or that a directive defines come first, then those of the table of generic ones. */
export function simulationNetlist(design: ExportedDesign, { title, files }: SimulationOptions): SimulationNetlist {
  const { lines, netsByNode } = spiceCircuit(design, { title, library });
  const text = `${lines.map((line) => line.text).join("\n")}\n`;
  const read = readNetlist(text, files ? { files } : {});
  const partsByName = new Map<string, ExportedPart>();
  for (const { text: line, part } of lines)
    if (part && !line.startsWith("*")) partsByName.set((line.split(" ")[0] ?? "").toLowerCase(), part);
  const simulated = new Set([...partsByName.values()].map(({ designator }) => designator));
  // Directives may name nets as well: a source that is written on the sheet.
  const named = new Set(
    read.netlist.elements.filter(({ name }) => !partsByName.has(name.toLowerCase())).flatMap(({ nodes }) => nodes),
  );
  const placeOfNode = (node: string): SchematicPlace | undefined => {
    const net = netsByNode.get(node.toLowerCase());
    return net && { ...NOWHERE, net: net.name };
  };
  /** "b.x1.b2" and "x1" are both the part whose element is x1. */
  const placeOfDevice = (name: string): SchematicPlace | undefined => {
    const words = name.toLowerCase().split(/[.#\s:]/);
    const part = words.map((word) => partsByName.get(word)).find(Boolean);
    return part && placeOfPart(part);
  };
  /** The usual place of ground: the second node of the first source, else of the first element. */
  const placeOfGround = (): SchematicPlace => {
    const [first] = read.netlist.elements;
    const source = read.netlist.elements.find(({ letter }) => letter === "v") ?? first;
    return placeOfNode(source?.nodes[1] ?? "") ?? NOWHERE;
  };
  const placeOf = ({ code, source, subject }: SpiceFinding): SchematicPlace => {
    if (code === "NO_GROUND") return placeOfGround();
    const subjectName = subject.split(/[\s:]/)[0] ?? "";
    const part = source?.file === null ? (lines[source.line - 1]?.part ?? null) : null;
    const net = placeOfNode(subjectName)?.net ?? null;
    const fromLine = part && placeOfPart(part);
    const place = fromLine ?? placeOfDevice(subjectName) ?? NOWHERE;
    return { ...place, net };
  };
  const placeOfVector = (name: string): SchematicPlace => {
    const [, kind = "", inner = ""] = /^(?:([vi])\()?@?([^)[]+)/i.exec(name) ?? [];
    if (kind.toLowerCase() !== "v") return placeOfDevice(inner) ?? NOWHERE;
    return placeOfNode(inner) ?? placeOfDevice(inner) ?? NOWHERE;
  };
  const findings = [
    ...read.findings,
    ...checkNetlist(read.netlist),
    ...missingModels(lines),
    ...missingSupplies(lines),
    ...floatingNets(netsByNode, simulated, named),
  ];
  const nodes = new Map([...netsByNode].map(([node, net]) => [net.name, node]));
  const grounds = design.nets.filter(({ name }) => !nodes.has(name)).map(({ name }) => name);
  const nodeOfNet = (net: string): string | undefined => nodes.get(net) ?? (grounds.includes(net) ? "0" : undefined);
  const parts = partCurrents(lines, read.netlist.elements);
  return { text, findings, placeOf, placeOfVector, nodeOfNet, parts };
}
