// One file of a KiCad design while its records are made.
import type { KicadSchematic } from "@/lib/core/formats/kicad/schematic";
import type { Point } from "@/lib/core/schematic/model/units";
import type { RecordBuilder } from "../record-builder";
import type { Construct, ReportBuilder } from "../report";
import { sheetSymbolsOf } from "./design-files";
import type { ImageStore } from "./image-store";
import type { KicadNote } from "./notes";
import type { SheetPlacement, SheetTree } from "./sheet-placements";
import type { SymbolStore } from "./symbol-store";
import {
  hasVariable,
  type Lookup,
  placementLookup,
  type ProjectTexts,
  resolveVariables,
  sheetLookup,
} from "./text-variables";

export interface NoteAbout {
  readonly construct: Construct;
  readonly code: KicadNote;
  readonly line: number | null;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly at?: Point | null;
}

interface SheetParts {
  readonly builder: RecordBuilder;
  readonly report: ReportBuilder;
  readonly symbols: SymbolStore;
  readonly images: ImageStore;
  /** Name of the file. */
  readonly file: string;
  readonly sheetId: string;
  readonly model: KicadSchematic;
  /** At least one; the first alone for a sheet that nothing places. */
  readonly placements: readonly SheetPlacement[];
  readonly project: ProjectTexts;
  readonly tree: SheetTree;
}

const MAX_SHOWN = 60;

/** A text of the file as a value of a note. */
export const shown = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text);

export interface SheetContext extends SheetParts {
  readonly version: number;
  readonly changed: (note: NoteAbout) => void;
  readonly lost: (note: NoteAbout) => void;
  /** Id of a new record; groups find it by its UUID. */
  readonly newId: (uuid: string | undefined) => string;
  readonly idOf: (uuid: string) => string | undefined;
  /** Text with its variables; `own` are names that only this text knows. */
  readonly resolve: (
    text: string,
    about: { readonly line: number | null; readonly construct: Construct; readonly own?: Lookup },
  ) => string;
}

export function sheetContext(parts: SheetParts): SheetContext {
  const { builder, report, file, sheetId, model, placements, project, tree } = parts;
  const ids = new Map(sheetSymbolsOf(model).map((symbol) => [symbol.uuid ?? "", tree.ids.get(symbol) ?? ""]));
  const noteOf = ({ construct, code, line, values = {}, at = null }: NoteAbout) => ({
    ...{ construct, code: `kicad.${code}` as const, values },
    ...{ source: { file, line }, place: at ? { sheetId, at } : null },
  });
  const general = sheetLookup(model, file, project);
  const [first, ...others] = placements;
  const ofPlacement = first ? placementLookup(first, tree.count) : () => undefined;
  return {
    ...parts,
    version: model.version,
    changed: (note) => report.changed(noteOf(note)),
    lost: (note) => report.lost(noteOf(note)),
    newId: (uuid) => {
      const id = builder.newId(uuid);
      if (uuid !== undefined && !ids.has(uuid)) ids.set(uuid, id);
      return id;
    },
    idOf: (uuid) => ids.get(uuid),
    resolve: (text, { line, construct, own = () => undefined }) => {
      if (!hasVariable(text)) return text;
      let isOfPlacement = false;
      const resolved = resolveVariables(text, (name) => {
        const value = own(name) ?? general(name);
        if (value !== undefined) return value;
        const placed = ofPlacement(name);
        if (placed !== undefined && others.length > 0) isOfPlacement = true;
        return placed;
      });
      const values = { text: shown(text), resolved: shown(resolved) };
      if (hasVariable(resolved)) report.changed(noteOf({ construct, code: "unknownVariable", line, values }));
      else if (isOfPlacement) report.changed(noteOf({ construct, code: "variableOfPlacement", line, values }));
      else report.changed(noteOf({ construct, code: "variable", line, values }));
      return resolved;
    },
  };
}
