// One sheet: its records in the order of the file, then what depends on how they touch.
import type { AltiumProperties } from "@/lib/core/formats/altium/properties";
import { flag, point, text } from "@/lib/core/formats/altium/schematic-fields";
import type { Sheet } from "@/lib/core/schematic/model/records";
import { addDirective, addDrawing, addFrame, addImage, addText } from "./annotations";
import { readComponent } from "./component";
import { addFreeMarks, addJunctions, graphOf, limitPowerPorts, turnBusEntries, withNew } from "./connections";
import { pointMapper, toLength } from "./coordinates";
import { addHarnesses } from "./harness";
import { isTooDense } from "./limits";
import { addPorts } from "./ports";
import { type DesignContext, noteOn, type SheetDraft } from "./sheet-draft";
import { RECORD, type SheetSource, sheetSize, type SourceRecord } from "./sheet-source";
import { addSheetSymbol, type TargetOf } from "./sheet-symbols";
import { type Parameters, resolveText } from "./texts";
import { addBusEntry, addJunction, addLine, addNetLabel, addPowerPort } from "./wiring";

const MAX_VALUE = 1_000;
const MAX_VALUES = 150;
/** The lower edge of our frame holds the title block over the whole width: room for it below the drawing. */
const TITLE_ROOM = 100_000;
const MIN_SIZE = 10_000;

/** Texts of the title block by the names of parameters in lower case; the first that has a value counts. */
const TITLE_FIELDS: readonly (readonly [string, readonly string[]])[] = [
  ["title", ["title", "name"]],
  ["revision", ["revision", "rev", "version"]],
  ["date", ["date"]],
  ["author", ["drawnby", "author", "engineer", "creator", "designer"]],
  ["company", ["companyname", "organization"]],
];

/** Texts that the program fills in: they change with the day or the place where a file is opened. */
const VOLATILE = new Set([
  "documentname",
  "currenttime",
  "currentdate",
  "time",
  "modifieddate",
  "imagepath",
  "documentfullpathandname",
]);

const isSet = (value: string | undefined): value is string => value !== undefined && value !== "" && value !== "*";

export function sheetParameters({ objects, file }: SheetSource): Map<string, string> {
  const own = new Map<string, string>();
  for (const { fields } of objects)
    if (fields.record === RECORD.parameter) own.set(text(fields, "NAME").toLowerCase(), text(fields, "TEXT"));
  if (!isSet(own.get("documentname"))) own.set("documentname", file.replace(/^.*[\\/]/, ""));
  return own;
}

function titleBlockOf(parameters: readonly Parameters[]): Record<string, string> {
  const resolved = (name: string): string => {
    for (const known of parameters) {
      const value = known.get(name);
      if (isSet(value)) return resolveText(value, parameters).slice(0, MAX_VALUE);
    }
    return "";
  };
  const block: Record<string, string> = {};
  const used = new Set(VOLATILE);
  for (const [field, names] of TITLE_FIELDS) {
    for (const name of names) used.add(name);
    const value = names.map(resolved).find((words) => words !== "");
    if (value !== undefined) block[field] = value;
  }
  const [own] = parameters;
  for (const [name, value] of own ?? [])
    if (!used.has(name) && isSet(value) && Object.keys(block).length < MAX_VALUES && name.length <= 200)
      block[name] = resolveText(value, parameters).slice(0, MAX_VALUE);
  return block;
}

type Adder = (record: SourceRecord, draft: SheetDraft) => void;

const ADDERS: ReadonlyMap<string, Adder> = new Map([
  [RECORD.component, readComponent],
  [RECORD.wire, addLine],
  [RECORD.bus, addLine],
  [RECORD.junction, addJunction],
  [RECORD.busEntry, addBusEntry],
  [RECORD.netLabel, addNetLabel],
  [RECORD.powerPort, addPowerPort],
  [RECORD.label, addText],
  [RECORD.textFrame, addFrame],
  [RECORD.note, addFrame],
  [RECORD.directive, addDirective],
] satisfies [string, Adder][]);

function addNoErc({ fields }: SourceRecord, draft: SheetDraft): void {
  draft.context.report.found("no-connects");
  if (fields.has("ISACTIVE") && !flag(fields, "ISACTIVE")) noteOn(draft, "lost", "no-connects", "noErcLost", fields);
  else draft.freeMarks.push(draft.toPoint(point(fields, "LOCATION")));
}

/** Records that are read with others, or hold nothing that is drawn. */
const ELSEWHERE = new Set<string>([
  ...[RECORD.port, RECORD.template, RECORD.parameter, RECORD.designator, RECORD.sheet, ""],
  ...[RECORD.harnessConnector, RECORD.harnessEntry, RECORD.harnessType, RECORD.signalHarness],
]);

interface Tools {
  readonly targetOf: TargetOf;
}

function addObject(object: SourceRecord, draft: SheetDraft, { targetOf }: Tools): void {
  const { fields } = object;
  const add = ADDERS.get(fields.record);
  if (add) add(object, draft);
  else if (fields.record === RECORD.sheetSymbol) addSheetSymbol(object, draft, targetOf);
  else if (fields.record === RECORD.image) addImage(object, draft);
  else if (fields.record === RECORD.noErc) addNoErc(object, draft);
  else if (!ELSEWHERE.has(fields.record) && !addDrawing(object, draft)) noteUnknown(fields, draft);
}

function noteUnknown(fields: AltiumProperties, draft: SheetDraft): void {
  draft.context.report.found("drawings");
  noteOn(draft, "lost", "drawings", "unknownRecord", fields, { values: { record: fields.record } });
}

interface SheetReading extends Tools {
  readonly sheetId: string;
  readonly name: string;
  readonly isPlaced: boolean;
  readonly projectParameters: Parameters;
}

/** Null for a sheet with more than anyone draws. */
export function readSheet(
  source: SheetSource,
  context: DesignContext,
  { sheetId, name, isPlaced, projectParameters, ...tools }: SheetReading,
): { readonly sheet: Sheet; readonly draft: SheetDraft } | null {
  const size = sheetSize(source.sheet);
  const [width, height] = [toLength(size.width), toLength(size.height)];
  const parameters: readonly Parameters[] = [sheetParameters(source), projectParameters];
  const draft: SheetDraft = {
    ...{ context, source, sheetId, isPlaced, parameters },
    ...{ toPoint: pointMapper(height), objects: [], components: [], freeMarks: [], symbolIds: new Map() },
  };
  context.report.found("sheets");
  for (const object of source.objects) addObject(object, draft, tools);
  const ports = source.objects.filter(({ fields }) => fields.record === RECORD.port);
  addHarnesses(source.objects, ports, draft);
  if (isTooDense(draft, ports)) return null;
  turnBusEntries(draft);
  const graph = graphOf(draft);
  withNew(draft, graph, () => addPorts(ports, draft, graph));
  withNew(draft, graph, () => {
    addFreeMarks(draft, graph);
    addJunctions(draft, graph);
  });
  limitPowerPorts(draft, graph);
  const sheet: Sheet = {
    ...{ kind: "sheet", id: sheetId, name: name.slice(0, 200), titleBlock: titleBlockOf(parameters) },
    ...{ width: Math.max(MIN_SIZE, width), height: Math.max(MIN_SIZE, height + TITLE_ROOM) },
  };
  return { sheet, draft };
}
