// The import report: how many of each construct the files have, and every one that was changed or not carried over.
import { MAX_COORDINATE, type Point } from "@/lib/core/schematic/model/units";
import type { AltiumNote } from "./altium/notes";
import type { EagleNote } from "./eagle/notes";
import type { EasyedaNote } from "./easyeda/notes";
import type { FalstadNote } from "./falstad/notes";
import type { KicadLegacyNote } from "./kicad-legacy/notes";
import type { KicadNote } from "./kicad/notes";
import type { LtspiceNote } from "./ltspice/notes";
import type { SpiceNote } from "./spice/notes";

/** In the order of the report. */
export const CONSTRUCTS = [
  "sheets",
  "components",
  "symbols",
  "wires",
  "junctions",
  "buses",
  "labels",
  "power-ports",
  "no-connects",
  "fields",
  "footprints",
  "texts",
  "drawings",
  "images",
  "tables",
  "directives",
  "net-classes",
  "rule-areas",
  "variants",
  "harnesses",
  "models",
  "settings",
] as const;
export type Construct = (typeof CONSTRUCTS)[number];

/** Tools and their versions that differ in their files. */
export const IMPORT_FORMATS = [
  "kicad",
  "kicadLegacy",
  "eagle",
  "altium",
  "easyeda",
  "ltspice",
  "falstad",
  "spice",
] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** Its text is `importReport.notes.{format}.{code}`. */
export type NoteCode =
  | "common.imageNotKept"
  | "common.otherGrid"
  | `kicad.${KicadNote}`
  | `kicadLegacy.${KicadLegacyNote}`
  | `eagle.${EagleNote}`
  | `altium.${AltiumNote}`
  | `easyeda.${EasyedaNote}`
  | `ltspice.${LtspiceNote}`
  | `falstad.${FalstadNote}`
  | `spice.${SpiceNote}`;

export interface SourcePlace {
  readonly file: string;
  /** From 1; null in binary files. */
  readonly line: number | null;
}

export interface SheetPlace {
  readonly sheetId: string;
  readonly at: Point;
}

export interface ImportNote {
  readonly construct: Construct;
  readonly outcome: "changed" | "lost";
  /** A code of another version has no text. */
  readonly code: string;
  /** Parameters of the text. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly source: SourcePlace;
  /** Null where it has no place on a sheet. */
  readonly place: SheetPlace | null;
}

/** `found - changed - lost` are carried over unchanged. */
export interface ConstructCount {
  readonly construct: Construct;
  readonly found: number;
  readonly changed: number;
  readonly lost: number;
}

export interface ImportedFile {
  readonly name: string;
  readonly bytes: number;
  /** False for files that hold nothing of the schematic. */
  readonly isRead: boolean;
}

export interface ImportReport {
  readonly format: ImportFormat;
  /** As the files state it, for example "KiCad 9.0" or "Eagle 9.6.2". */
  readonly tool: string;
  readonly files: readonly ImportedFile[];
  readonly counts: readonly ConstructCount[];
  readonly notes: readonly ImportNote[];
}

/** A hostile file could have a note for each of its records; the counts stay true. */
const MAX_NOTES = 2_000;
const MAX_FILES = 1_000;
/** Letters of a value or a file's name, and of a tool's. */
const MAX_TEXT = 300;
const MAX_TOOL = 100;

/** One thing that was changed or lost. */
export type NewNote = Omit<ImportNote, "outcome" | "code" | "values" | "place"> & {
  readonly code: NoteCode;
  readonly values?: ImportNote["values"];
  readonly place?: SheetPlace | null;
};

/** Counts while a reader works. */
export class ReportBuilder {
  readonly #counts = new Map<Construct, { found: number; changed: number; lost: number }>();
  readonly #notes: ImportNote[] = [];

  #countOf(construct: Construct): { found: number; changed: number; lost: number } {
    const known = this.#counts.get(construct);
    if (known) return known;
    const count = { found: 0, changed: 0, lost: 0 };
    this.#counts.set(construct, count);
    return count;
  }

  found(construct: Construct, count = 1): void {
    this.#countOf(construct).found += count;
  }

  /** One of those found is here in another form. */
  changed(note: NewNote): void {
    this.#countOf(note.construct).changed++;
    this.#note("changed", note);
  }

  /** One of those found is not here. */
  lost(note: NewNote): void {
    this.#countOf(note.construct).lost++;
    this.#note("lost", note);
  }

  #note(outcome: ImportNote["outcome"], { values = {}, place = null, source, ...note }: NewNote): void {
    if (this.#notes.length >= MAX_NOTES) return;
    const clipped = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? value.slice(0, MAX_TEXT) : value,
    ]);
    this.#notes.push({
      ...{ ...note, outcome, values: Object.fromEntries(clipped) as ImportNote["values"] },
      source: { ...source, file: source.file.slice(0, MAX_TEXT) },
      place: place && Math.max(Math.abs(place.at.x), Math.abs(place.at.y)) <= MAX_COORDINATE ? place : null,
    });
  }

  build(about: Pick<ImportReport, "format" | "tool" | "files">): ImportReport {
    const counts = CONSTRUCTS.flatMap((construct) => {
      const count = this.#counts.get(construct);
      return count && count.found > 0 ? [{ construct, ...count }] : [];
    });
    const files = about.files.slice(0, MAX_FILES).map((file) => ({ ...file, name: file.name.slice(0, MAX_TEXT) }));
    return { ...about, tool: about.tool.slice(0, MAX_TOOL), files, counts, notes: this.#notes };
  }
}
