// Reader of SPICE netlists: parts in rows, whose pins are joined by the names of their nodes.
import { err, ok } from "@/lib/base/result";
import {
  parseSpiceLines,
  type SpiceCircuit,
  type SpiceElement,
  type SpiceNetlist,
} from "@/lib/core/formats/spice/netlist";
import { MAX_INSTANCES } from "@/lib/core/schematic/model/instances";
import type { ComponentField } from "@/lib/core/schematic/model/records";
import { GRID } from "@/lib/core/schematic/model/units";
import type { DesignReader, KnownFile } from "../imported-design";
import { symbolRecord } from "../ltspice/symbol-record";
import { toPoint } from "../ltspice/placing";
import { areWithinLimits } from "../number-limits";
import { modelFields, primitiveFields } from "../simulation-fields";
import { fitPaper } from "../paper";
import { RecordBuilder } from "../record-builder";
import { ReportBuilder } from "../report";
import { Cells, MARGIN, pinExtent, sideOf } from "./cells";
import { includedLines, includedNames, type LineSource } from "./included-lines";
import { addNetEnd, type NetEnd } from "./net-ends";
import { NodeNames } from "./node-names";
import type { SpiceNote } from "./notes";
import { symbolOf } from "./symbols";

const MAX_OBJECTS = 100_000;
const MAX_SHEETS = 400;
const MAX_DESIGNATORS = 200;
const LINE = Math.round(1.4 * GRID);

const clip = (text: string, length: number): string => text.slice(0, length);

/** Kinds of models by their names in small letters: ".model bc548 npn(...)". */
function modelKinds({ directives }: SpiceNetlist): Map<string, string> {
  return new Map(
    directives.flatMap(({ text }): [string, string][] => {
      const [, name, kind] = /^\.model\s+(\S+)\s+([A-Za-z]+)/i.exec(text) ?? [];
      return name === undefined || kind === undefined ? [] : [[name.toLowerCase(), kind]];
    }),
  );
}

const modelOf = ({ rest }: SpiceElement): string => /^[^\s(=]+/.exec(rest)?.[0] ?? "";

interface OpenSheet {
  readonly circuit: SpiceCircuit;
  readonly sheetId: string;
  /** Sheet symbols on it by the subcircuit that each places. */
  readonly calls: { readonly id: string; readonly name: string; readonly target: SpiceCircuit }[];
}

class SpiceImport {
  readonly builder = new RecordBuilder();
  readonly #netlist: SpiceNetlist;
  readonly #report: ReportBuilder;
  readonly #sourceOf: (line: number) => LineSource;
  readonly #names: NodeNames;
  readonly #kinds: ReadonlyMap<string, string>;
  readonly #symbols = new Map<string, string>();
  readonly #subcircuits: ReadonlyMap<string, SpiceCircuit>;
  readonly #sheets = new Map<SpiceCircuit, OpenSheet>();

  constructor(netlist: SpiceNetlist, report: ReportBuilder, sourceOf: (line: number) => LineSource) {
    this.#netlist = netlist;
    this.#report = report;
    this.#sourceOf = sourceOf;
    this.#names = new NodeNames(netlist.globals);
    this.#kinds = modelKinds(netlist);
    this.#subcircuits = new Map(netlist.subcircuits.map((circuit) => [circuit.name.toLowerCase(), circuit]));
  }

  /** Id of the root sheet. */
  run(): string {
    const circuits = [this.#netlist.top, ...new Set(this.#subcircuits.values())].slice(0, MAX_SHEETS);
    for (const circuit of circuits) this.#sheets.set(circuit, { circuit, sheetId: this.builder.newId(), calls: [] });
    const sheets = [...this.#sheets.values()];
    for (const sheet of sheets)
      for (const element of sheet.circuit.elements) {
        const target = this.#targetOf(element);
        if (target) sheet.calls.push({ id: this.builder.newId(), name: clip(element.name, 200), target });
      }
    const placements = this.#placements();
    for (const sheet of sheets) this.#drawSheet(sheet, placements.get(sheet.circuit) ?? new Map<string, string>());
    return this.#sheets.get(this.#netlist.top)?.sheetId ?? "";
  }

  #note(
    construct: "components" | "labels" | "directives" | "models" | "sheets",
    code: SpiceNote,
    line: number,
    values = {},
  ): void {
    this.#report.changed({ construct, code: `spice.${code}`, values, source: this.#sourceOf(line) });
  }

  #targetOf(element: SpiceElement): SpiceCircuit | null {
    if (element.letter !== "X") return null;
    const target = this.#subcircuits.get(modelOf(element).toLowerCase());
    return target && this.#sheets.has(target) ? target : null;
  }

  #kindOf(model: string): string {
    return this.#kinds.get(model.toLowerCase()) ?? "";
  }

  /** Suffixes of the designators on each sheet by path. */
  #placements(): Map<SpiceCircuit, Map<string, string>> {
    const { top } = this.#netlist;
    const placements = new Map<SpiceCircuit, Map<string, string>>();
    interface Step {
      readonly circuit: SpiceCircuit;
      readonly path: string;
      readonly suffix: string;
      readonly above: readonly SpiceCircuit[];
    }
    const steps: Step[] = [{ circuit: top, path: "/", suffix: "", above: [] }];
    for (const { circuit, path, suffix, above } of steps) {
      const known = placements.get(circuit) ?? new Map<string, string>();
      placements.set(circuit, known.set(path, suffix));
      for (const { id, name, target } of this.#sheets.get(circuit)?.calls ?? []) {
        const chain = [...above, circuit];
        if (chain.includes(target) || steps.length >= MAX_INSTANCES) continue;
        steps.push({ circuit: target, path: `${path}${id}/`, suffix: `_${name}${suffix}`, above: chain });
      }
    }
    return placements;
  }

  #drawSheet(sheet: OpenSheet, paths: ReadonlyMap<string, string>): void {
    const { circuit, sheetId } = sheet;
    this.#report.found("sheets");
    const placed = [...paths].slice(0, MAX_DESIGNATORS);
    if (paths.size > placed.length) this.#note("sheets", "tooManyPlacements", circuit.line, { count: paths.size });
    else if (circuit.name !== "" && circuit.elements.length > 0 && paths.size > 0)
      this.#note("sheets", "repeatedDesignators", circuit.line, { count: paths.size });
    const cells = new Cells();
    const ports = new Set(circuit.ports.map((port) => port.toLowerCase()));
    const calls = [...sheet.calls];
    for (const element of circuit.elements) {
      const target = this.#targetOf(element);
      const call = target ? calls.shift() : undefined;
      if (target && call) this.#addCall(element, target, { sheetId, id: call.id, cells, ports });
      else this.#addElement(element, placed, { sheetId, cells, ports });
    }
    const name = clip(circuit.name || this.#netlist.title || "Circuit", 200);
    const bottom = this.#addTexts(sheetId, circuit, cells.bottom + 2 * GRID);
    const [min, max] = [
      { x: MARGIN, y: MARGIN },
      { x: cells.right, y: bottom },
    ];
    const { width, height } = fitPaper({ min, max });
    this.builder.add({ kind: "sheet", id: sheetId, name, width, height, titleBlock: { title: name } });
  }

  #end(
    node: string,
    place: Pick<NetEnd, "at" | "side">,
    ports: ReadonlySet<string>,
    sheetId: string,
    line: number,
  ): void {
    const { text, change, isGlobal } = this.#names.nameOf(node);
    if (change) this.#note("labels", change, line, { name: clip(node, 200), text });
    const isGround = this.#names.isGround(node);
    const role = isGround ? "ground" : isGlobal ? "global" : ports.has(node.toLowerCase()) ? "port" : "label";
    addNetEnd({ ...place, node: text, role }, sheetId, this.builder, this.#report);
  }

  #addElement(
    element: SpiceElement,
    placed: readonly (readonly [string, string])[],
    { sheetId, cells, ports }: { readonly sheetId: string; readonly cells: Cells; readonly ports: ReadonlySet<string> },
  ): void {
    const { name, nodes, rest, letter, line } = element;
    this.#report.found("components");
    if (nodes.length === 0) this.#note("components", "noPins", line, { name });
    if (letter === "X")
      this.#note("components", "missingSubcircuit", line, { name, text: clip(modelOf(element), 200) });
    const { key, symbol } = symbolOf(element, (model) => this.#kindOf(model));
    const points = symbol.pins.map(({ at }) => toPoint(at));
    const extent = pinExtent(points);
    const at = cells.next(extent);
    const known = this.#symbols.get(key);
    const symbolId = known ?? this.builder.newId();
    if (known === undefined) {
      this.#symbols.set(key, symbolId);
      this.#report.found("symbols");
      this.builder.add({ ...symbolRecord(symbolId, `spice:${key}`, symbol), prefix: letter });
    }
    const kind = this.#kindOf(modelOf(element));
    const hidden = [...primitiveFields(name, letter, /^p/i.test(kind) ? "P" : "N"), ...modelFields(letter, rest)];
    const fields: Record<string, ComponentField> = {
      ...Object.fromEntries(
        hidden.map(([key, text]) => [key, { text: clip(text, 20_000), isVisible: false, place: null }]),
      ),
      value: { text: clip(rest, 20_000), isVisible: rest.length < 40, place: null },
    };
    const designators = Object.fromEntries(placed.map(([path, suffix]) => [path, clip(name + suffix, 64)]));
    this.builder.add({
      ...{ kind: "component", id: this.builder.newId(), sheetId, at, rotation: 0, mirror: "none", symbolId },
      ...{ unit: 1, style: 1, designators, fields, alternates: {} },
      ...{ isPopulated: true, isInBom: true, isOnBoard: true, isSimulated: true },
    });
    for (const [index, point] of points.entries()) {
      const place = { at: { x: at.x + point.x, y: at.y + point.y }, side: sideOf(point, extent) };
      this.#end(nodes[index] ?? "", place, ports, sheetId, line);
    }
  }

  #addCall(
    { name, nodes, rest, line }: SpiceElement,
    target: SpiceCircuit,
    {
      sheetId,
      id,
      cells,
      ports,
    }: { readonly sheetId: string; readonly id: string; readonly cells: Cells; readonly ports: ReadonlySet<string> },
  ): void {
    this.#report.found("components");
    const left = Math.ceil(nodes.length / 2);
    const size = { x: 14 * GRID, y: Math.max(2, left + 1) * 2 * GRID };
    const from = cells.next({ min: { x: 0, y: 0 }, max: size });
    const to = { x: from.x + size.x, y: from.y + size.y };
    const targetId = this.#sheets.get(target)?.sheetId ?? "";
    this.builder.add({ kind: "sheet-symbol", id, sheetId, targetId, name: clip(name, 200), from, to });
    const parameters = rest.slice(modelOf({ rest, name, nodes, line, letter: "X" }).length).trim();
    if (parameters !== "") this.#note("components", "callParameters", line, { name, text: clip(parameters, 200) });
    for (const [index, node] of nodes.entries()) {
      const port = target.ports[index];
      if (port === undefined) continue;
      const isLeft = index < left;
      const at = { x: isLeft ? from.x : to.x, y: from.y + ((isLeft ? index : index - left) + 1) * 2 * GRID };
      const { text } = this.#names.nameOf(port);
      this.builder.add({
        ...{ kind: "sheet-entry", id: this.builder.newId(), sheetId, sheetSymbolId: id, at, text },
        ...{ side: isLeft ? "left" : "right", direction: "passive" },
      });
      this.#end(node, { at, side: isLeft ? "left" : "right" }, ports, sheetId, line);
    }
  }

  /** The root has the texts. Returns the height of all. */
  #addTexts(sheetId: string, circuit: SpiceCircuit, top: number): number {
    if (circuit !== this.#netlist.top) return top;
    const style = { size: GRID, isBold: false, isItalic: false, horizontal: "start", vertical: "start" } as const;
    const { directives, comments, commands, unknown } = this.#netlist;
    const all = [
      ...directives.map((item) => ({ ...item, kind: "spice-directive" as const })),
      ...unknown.map((item) => ({ ...item, kind: "text" as const })),
      ...commands.map((item) => ({ ...item, kind: "text" as const })),
      ...comments.filter(({ text }) => text !== "").map((item) => ({ ...item, kind: "text" as const })),
    ];
    let y = top;
    for (const { kind, text } of all) {
      this.#report.found(kind === "text" ? "texts" : "directives");
      this.builder.add({
        ...{
          kind,
          id: this.builder.newId(),
          sheetId,
          at: { x: MARGIN, y },
          text: clip(text, 20_000),
          rotation: 0,
          style,
        },
      });
      y += text.split("\n").length * LINE;
    }
    for (const { line, text } of unknown) {
      this.#report.found("components");
      this.#note("components", "unknownElement", line, { text: clip(text, 200) });
    }
    const [command] = commands;
    if (command) {
      this.#report.found("directives");
      this.#note("directives", "commands", command.line);
    }
    return y;
  }
}

const MAX_SEARCHED = 50;

/** The first one that no other includes. */
function firstNetlist(drawn: readonly KnownFile[], files: readonly KnownFile[]): KnownFile | undefined {
  if (drawn.length > MAX_SEARCHED) return drawn[0];
  const included = new Set(
    drawn.flatMap((file) => [...includedNames(file, files)].filter((name) => name !== file.name)),
  );
  return drawn.find(({ name }) => !included.has(name)) ?? drawn[0];
}

export const readSpice: DesignReader = (files, options = {}) => {
  const drawn = files.filter(({ kind }) => kind === "spice-netlist");
  const file = drawn.find(({ name }) => name === options.root) ?? firstNetlist(drawn, files);
  if (!file) return err("NO_SCHEMATIC", { file: files[0]?.name ?? "" });
  const included = includedLines(file, files);
  if (!included) return err("TOO_LARGE", { file: file.name });
  const sourceOf = (line: number): LineSource => included.sources[line - 1] ?? { file: file.name, line };
  const parsed = parseSpiceLines(included.lines);
  if (!parsed.ok) return err(parsed.code, { ...parsed.details, ...sourceOf(Number(parsed.details?.line ?? 1)) });
  const report = new ReportBuilder();
  for (const { name, ...source } of included.missing) {
    report.found("models");
    report.lost({ construct: "models", code: "spice.missingInclude", values: { file: name }, source });
  }
  const reading = new SpiceImport(parsed.value, report, sourceOf);
  const rootSheetId = reading.run();
  const { records } = reading.builder;
  if (records.length > MAX_OBJECTS || !areWithinLimits(records)) return err("TOO_LARGE", { file: file.name });
  options.onProgress?.(1);
  report.changed({ construct: "sheets", code: "spice.drawnHere", source: { file: file.name, line: 1 } });
  return ok({
    name: clip(parsed.value.title, 200) || file.name.replace(/^.*\//, "").replace(/\.[^.]*$/, ""),
    ...{ schematic: { rootSheetId, records }, images: [] },
    rootFile: file.name,
    otherRoots: drawn.filter(({ name }) => !included.readNames.has(name)).map(({ name }) => name),
    report: report.build({
      ...{ format: "spice", tool: "SPICE" },
      files: files.map(({ name, bytes }) => ({ name, bytes: bytes.length, isRead: included.readNames.has(name) })),
    }),
  });
};
