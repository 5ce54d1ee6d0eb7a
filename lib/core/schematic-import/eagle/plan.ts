// Sheets of a design and of its modules: their places in the hierarchy, and their sizes.
import type { EagleCircuit, EagleModule, EaglePart, EagleSchematic } from "@/lib/core/formats/eagle/schematic";
import type { EagleModuleInstance, EagleSheet } from "@/lib/core/formats/eagle/sheet";
import { MAX_INSTANCES } from "@/lib/core/schematic/model/instances";
import type { RecordBuilder } from "../record-builder";
import { createSymbolIds } from "../symbol-ids";
import type { Devices } from "./devices";
import { type Origin, ORIGIN } from "./coordinates";
import { withoutMarkup } from "./names";
import { type Frame, paperOf } from "./paper";

export interface PlannedSheet {
  readonly id: string;
  readonly name: string;
  readonly source: EagleSheet;
  readonly origin: Origin;
  readonly width: number;
  readonly height: number;
  /** The frame that the sheet's own replaces. */
  readonly frame: Frame | null;
  /** Id of the symbol that places it on the overview; empty without one. */
  readonly symbolId: string;
  /** Ids of the symbols of module instances, by the name of the instance. */
  readonly moduleSymbols: ReadonlyMap<string, { readonly id: string; readonly instance: EagleModuleInstance }>;
}

/** The design itself, or a module. */
export interface PlannedCircuit {
  readonly circuit: EagleCircuit;
  readonly module: EagleModule | null;
  /** By name. */
  readonly parts: ReadonlyMap<string, EaglePart>;
  readonly sheets: readonly PlannedSheet[];
  /** Its only sheet, or the overview that places all of them. */
  readonly rootId: string;
  readonly hasOverview: boolean;
}

export interface SheetPlacement {
  readonly path: string;
  readonly designatorOf: (part: string) => string;
}

export interface Plan {
  readonly top: PlannedCircuit;
  readonly modules: ReadonlyMap<string, PlannedCircuit>;
  /** By id of the sheet. */
  readonly placements: ReadonlyMap<string, readonly SheetPlacement[]>;
}

/** Names of sheets are parts of the names of nets, so each is there once. */
function uniqueName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count++) name = `${wanted} ${count}`;
  taken.add(name);
  return name;
}

interface SheetSource {
  readonly source: EagleSheet;
  readonly name: string;
  /** No symbol places it. */
  readonly isOnly: boolean;
  readonly parts: ReadonlyMap<string, EaglePart>;
}

function planSheet({ source, name, isOnly, parts }: SheetSource, tools: Tools): PlannedSheet {
  const modules = source.modules.map((instance): [string, { id: string; instance: EagleModuleInstance }] => [
    instance.name,
    { id: tools.newSymbolId(), instance },
  ]);
  return {
    ...{ id: tools.records.newId(), name, source, ...paperOf(source, { ...tools, parts }) },
    symbolId: isOnly ? "" : tools.newSymbolId(),
    moduleSymbols: new Map(modules),
  };
}

interface Tools {
  readonly records: RecordBuilder;
  readonly devices: Devices;
  readonly modules: ReadonlyMap<string, EagleModule>;
  readonly newSymbolId: () => string;
}

const EMPTY_SHEET: EagleSheet = {
  ...{ line: 1, description: "", plain: [], frames: [], instances: [], modules: [], busses: [], nets: [] },
  ...{ plainRest: [], rest: [] },
};

function planCircuit(circuit: EagleCircuit, module: EagleModule | null, tools: Tools): PlannedCircuit {
  const sources = circuit.sheets.length > 0 ? circuit.sheets : [EMPTY_SHEET];
  const parts = new Map(circuit.parts.map((part): [string, EaglePart] => [part.name, part]));
  const taken = new Set<string>();
  const sheets = sources.map((source, at) => {
    const described = withoutMarkup(source.description).slice(0, 80);
    const own = module === null || sources.length > 1 ? `Sheet ${at + 1}` : module.name;
    const name = uniqueName((described || own).slice(0, 180), taken);
    return planSheet({ source, name, isOnly: sources.length === 1, parts }, tools);
  });
  const hasOverview = sheets.length > 1;
  const rootId = hasOverview ? tools.records.newId() : (sheets[0]?.id ?? "");
  return { circuit, module, parts, sheets, rootId, hasOverview };
}

/** Part "R1" of the instance "AMP" is "AMP:R1"; with an offset of 100 it is "R101". */
function designatorIn({ name, offset }: EagleModuleInstance, part: string): string {
  const [, letters, digits] = /^(\D+)(\d{1,9})$/.exec(part) ?? [];
  return offset > 0 && digits !== undefined ? `${letters ?? ""}${Number(digits) + offset}` : `${name}:${part}`;
}

interface Walk extends SheetPlacement {
  readonly sheetId: string;
  readonly depth: number;
}

/** Modules within modules; deeper ones are not placed. */
const MAX_DEPTH = 32;

function placementsOf(top: PlannedCircuit, modules: ReadonlyMap<string, PlannedCircuit>): Plan["placements"] {
  const sheets = new Map(
    [top, ...modules.values()].flatMap(({ sheets: list }) => list).map((sheet) => [sheet.id, sheet]),
  );
  const overviews = new Map([top, ...modules.values()].map((planned) => [planned.rootId, planned]));
  const walks: Walk[] = [{ sheetId: top.rootId, path: "/", designatorOf: (part) => part, depth: 0 }];
  const placements = new Map<string, SheetPlacement[]>();
  // Children are appended while the list is walked.
  for (const { sheetId, path, designatorOf, depth } of walks) {
    const known = placements.get(sheetId);
    if (known) known.push({ path, designatorOf });
    else placements.set(sheetId, [{ path, designatorOf }]);
    const add = (walk: Omit<Walk, "depth">): void => {
      if (walks.length < MAX_INSTANCES && depth < MAX_DEPTH) walks.push({ ...walk, depth: depth + 1 });
    };
    const sheet = sheets.get(sheetId);
    if (!sheet)
      for (const page of overviews.get(sheetId)?.sheets ?? [])
        add({ sheetId: page.id, path: `${path}${page.symbolId}/`, designatorOf });
    for (const { id, instance } of sheet?.moduleSymbols.values() ?? []) {
      const target = modules.get(instance.module);
      if (target)
        add({
          ...{ sheetId: target.rootId, path: `${path}${id}/` },
          designatorOf: (part) => designatorOf(designatorIn(instance, part)),
        });
    }
  }
  return placements;
}

export function planDesign(schematic: EagleSchematic, tools: Pick<Tools, "records" | "devices">): Plan {
  const byName = new Map(schematic.modules.map((module) => [module.name, module]));
  const all = { ...tools, modules: byName, newSymbolId: createSymbolIds(tools.records) };
  const top = planCircuit(schematic, null, all);
  const modules = new Map(
    [...byName.values()].map((module): [string, PlannedCircuit] => [module.name, planCircuit(module, module, all)]),
  );
  return { top, modules, placements: placementsOf(top, modules) };
}

/** Frame of a sheet that is in no file. */
export const OVERVIEW = { origin: ORIGIN, width: 2_970_000, height: 2_100_000 };
