// A sheet while it is read: its records, what they are placed by, and the notes on them.
import type { AltiumProperties } from "@/lib/core/formats/altium/properties";
import { point } from "@/lib/core/formats/altium/schematic-fields";
import type { SchematicComponent, SchematicObject } from "@/lib/core/schematic/model/records";
import type { Point } from "@/lib/core/schematic/model/units";
import type { RecordBuilder } from "../record-builder";
import type { Construct, ReportBuilder } from "../report";
import type { ToPoint } from "./coordinates";
import type { ImageStock } from "./image-stock";
import type { HarnessTypes } from "./harness-types";
import type { AltiumNote } from "./notes";
import type { NetScope } from "./project-scope";
import type { SheetSource } from "./sheet-source";
import type { Spelling } from "./spelling";
import type { SymbolStock } from "./symbol-stock";
import type { Parameters } from "./texts";

/** Shared by all sheets of a design. */
export interface DesignContext {
  readonly builder: RecordBuilder;
  readonly report: ReportBuilder;
  readonly symbols: SymbolStock;
  readonly scope: NetScope;
  readonly sheetCount: number;
  /** Net labels that are names for all sheets. */
  readonly sharedLabels: ReadonlySet<string>;
  readonly harnesses: HarnessTypes;
  readonly spelling: Spelling;
  readonly images: ImageStock;
}

/** A component without the designators of its placements. */
export interface ComponentDraft {
  readonly record: SchematicComponent;
  /** As written on the sheet: "R1". */
  readonly designator: string;
  /** Altium's id of the part on its sheet; empty without one. */
  readonly uniqueId: string;
}

export interface SheetDraft {
  readonly context: DesignContext;
  readonly source: SheetSource;
  readonly sheetId: string;
  /** False for the first sheets, which no sheet symbol places. */
  readonly isPlaced: boolean;
  readonly toPoint: ToPoint;
  /** Those of the sheet first, then those of the project. */
  readonly parameters: readonly Parameters[];
  readonly objects: SchematicObject[];
  readonly components: ComponentDraft[];
  /** Altium's ids of sheet symbols by those of their records. */
  readonly symbolIds: Map<string, string>;
  /** Places of no-ERC marks, whose meaning depends on what they mark. */
  readonly freeMarks: Point[];
}

/** The values of a note, and its place if it is not that of the record. */
interface NoteDetails {
  readonly values?: Readonly<Record<string, string | number>>;
  readonly place?: Point | null;
}

const MAX_VALUE = 120;

const shortened = (values: NoteDetails["values"] = {}): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" && value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value,
    ]),
  );

export function noteOn(
  draft: SheetDraft,
  outcome: "changed" | "lost",
  construct: Construct,
  code: AltiumNote,
  fields: AltiumProperties,
  { values, place }: NoteDetails = {},
): void {
  const own = fields.has("LOCATION.X") || fields.has("LOCATION.Y") ? draft.toPoint(point(fields, "LOCATION")) : null;
  const at = place === undefined ? own : place;
  draft.context.report[outcome]({
    construct,
    code: `altium.${code}`,
    values: shortened(values),
    source: { file: draft.source.file, line: fields.line || null },
    place: at && { sheetId: draft.sheetId, at },
  });
}

/** The name of a net as it is spelled elsewhere. */
export function spelled(name: string, draft: SheetDraft, construct: Construct, fields: AltiumProperties): string {
  const known = draft.context.spelling.of(name);
  if (known !== name) noteOn(draft, "changed", construct, "spelling", fields, { values: { name, known } });
  return known;
}
