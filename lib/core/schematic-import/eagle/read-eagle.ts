// Eagle schematics (XML, since version 6; Fusion Electronics writes the same): parts and nets as the file lists them.
import { err, ok } from "@/lib/base/result";
import { parseEagle } from "@/lib/core/formats/eagle/parse-eagle";
import type { EagleSchematic } from "@/lib/core/formats/eagle/schematic";
import { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import type { DesignReader, ImportedDesign, KnownFile } from "../imported-design";
import { RecordBuilder } from "../record-builder";
import { ReportBuilder } from "../report";
import { supplyNamesOf } from "./components";
import type { CircuitContext, EagleContext } from "./context";
import { Devices } from "./devices";
import { drawCircuit, labelNets, recordsOfNets, settleNets } from "./drawn-circuit";
import { eagleFailure } from "./failures";
import { addBusPorts } from "./modules";
import { netKey, stemOf } from "./names";
import { drawOverview } from "./overview";
import { pinNetsOf, suppliesOf } from "./pin-nets";
import { planDesign, type PlannedCircuit } from "./plan";

const MAX_SHEETS = 400;
const MAX_ELEMENTS = 60_000;

export const readEagle: DesignReader = (files, options = {}) => {
  const sheets = files.filter(({ kind }) => kind === "eagle-schematic");
  const file = sheets.find(({ name }) => name === options.root) ?? sheets[0];
  if (!file) return err("NO_SCHEMATIC", { file: files[0]?.name ?? "" });
  const parsed = parseEagle(file.bytes);
  if (!parsed.ok) return err(eagleFailure(parsed.code), { file: file.name, ...parsed.details });
  options.onProgress?.(0.5);
  const { schematic, version } = parsed.value;
  if (!schematic) return err("NO_SCHEMATIC", { file: file.name });
  const tooLarge = limitOf(schematic);
  if (tooLarge !== null) return err("TOO_LARGE", { file: file.name, line: schematic.line, read: tooLarge });
  return ok(readSchematic(schematic, { file, files, version }));
};

/** A count beyond the limits, in words. */
function limitOf(schematic: EagleSchematic): string | null {
  const sheets = [schematic, ...schematic.modules].flatMap((circuit) => circuit.sheets);
  if (sheets.length > MAX_SHEETS) return `${sheets.length} sheets`;
  let count = 0;
  for (const { plain, instances, nets, busses } of sheets) {
    count += plain.length + instances.length;
    for (const { segments } of [...nets, ...busses])
      for (const { wires, labels, junctions } of segments) count += wires.length + labels.length + junctions.length;
  }
  return count > MAX_ELEMENTS ? `${count} elements` : null;
}

interface Source {
  readonly file: KnownFile;
  readonly files: readonly KnownFile[];
  readonly version: string;
}

function readSchematic(schematic: EagleSchematic, { file, files, version }: Source): ImportedDesign {
  const [records, report] = [new RecordBuilder(), new ReportBuilder()];
  const devices = new Devices(schematic.libraries, { records, report, file: file.name });
  const plan = planDesign(schematic, { records, devices });
  const circuits = [plan.top, ...plan.modules.values()];
  const supplies = new Map(circuits.flatMap(({ circuit }) => [...suppliesOf(circuit, devices)]));
  const context: EagleContext = { file: file.name, schematic, records, report, devices, plan, supplies };
  noteSettings(context);
  drawCircuits(circuits, context);
  const others = files.filter(({ kind, name }) => kind === "eagle-schematic" && name !== file.name);
  return {
    name: stemOf(file.name),
    schematic: { rootSheetId: plan.top.rootId, records: records.records },
    images: [],
    report: report.build({
      ...{ format: "eagle", tool: version === "" ? "Eagle" : `Eagle ${version}` },
      files: files.map(({ name, bytes }) => ({ name, bytes: bytes.length, isRead: name === file.name })),
    }),
    rootFile: file.name,
    otherRoots: others.map(({ name }) => name),
  };
}

function drawCircuits(circuits: readonly PlannedCircuit[], context: EagleContext): void {
  const drawn = circuits.map((planned) => {
    const pins = { ...context, planned, ...pinNetsOf(planned, context) };
    const circuit: CircuitContext = { ...pins, supplyNames: supplyNamesOf(pins, pins.netOfPin) };
    return { circuit, sheets: drawCircuit(circuit) };
  });
  const nets = drawn.flatMap(({ sheets }) => sheets.flatMap(recordsOfNets));
  const graph = new ClusterGraph([...context.records.records, ...nets]);
  for (const { circuit, sheets } of drawn) {
    const settled = sheets.map((sheet) => settleNets(sheet, graph));
    const crossing = labelNets(settled, graph, circuit);
    addBusPorts(circuit);
    if (!circuit.planned.hasOverview) continue;
    const name = circuit.planned.module?.name ?? stemOf(context.file);
    drawOverview(circuit, crossing, name);
    const count = circuit.planned.sheets.length;
    const source = { file: context.file, line: circuit.planned.circuit.line };
    context.report.changed({ construct: "sheets", code: "eagle.overview", values: { name, count }, source });
  }
}

/** Net classes, footprints, variants, models and approved errors have no counterpart. */
function noteSettings({ schematic, report, file }: EagleContext): void {
  const classes = new Map(schematic.netClasses.map((netClass) => [netClass.number, netClass]));
  const nets = schematic.sheets.flatMap((sheet) => sheet.nets);
  const members = new Map<number, Set<string>>();
  for (const { name, netClass } of nets)
    if (netClass !== 0) members.set(netClass, (members.get(netClass) ?? new Set<string>()).add(netKey(name)));
  report.found("net-classes", members.size);
  for (const [number, names] of members)
    report.lost({
      ...{ construct: "net-classes", code: "eagle.netClass" },
      values: { name: classes.get(number)?.name ?? String(number), count: names.size },
      source: { file, line: nets.find(({ netClass }) => netClass === number)?.line ?? null },
    });
  for (const { name: library, packages, line } of schematic.libraries) {
    if (packages.length === 0) continue;
    report.found("footprints");
    const values = { library, count: packages.length };
    report.changed({ construct: "footprints", code: "eagle.footprints", values, source: { file, line } });
  }
  report.found("variants", schematic.variants.length);
  for (const { name, line, isCurrent } of schematic.variants)
    if (!isCurrent)
      report.lost({ construct: "variants", code: "eagle.variant", values: { name }, source: { file, line } });
  for (const part of [schematic, ...schematic.modules].flatMap(({ parts }) => parts))
    for (const { name, line } of part.rest) {
      const source = { file, line };
      if (name === "spice") {
        report.found("models");
        report.lost({ construct: "models", code: "eagle.spiceModel", values: { part: part.name }, source });
      } else {
        report.found("settings");
        report.lost({ construct: "settings", code: "eagle.unknownElement", values: { element: name }, source });
      }
    }
  for (const { name, line } of schematic.rest) {
    if (name !== "errors") continue;
    report.found("settings");
    report.lost({ construct: "settings", code: "eagle.approvals", source: { file, line } });
  }
}
