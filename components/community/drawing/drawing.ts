// A published drawing as the viewer shows it: its sheets as SVG, and differences between two states. Loaded on demand.
import { RecordStore } from "@/lib/core/document/record-store";
import { type ComparedObject, compareSchematics } from "@/lib/core/schematic/edit/compare";
import { readSchematic, type Schematic, type SchematicFile } from "@/lib/core/schematic/format/schematic-file";
import { readHierarchy, type SheetInstance } from "@/lib/core/schematic/model/instances";
import type { SchematicObject, SchematicRecord } from "@/lib/core/schematic/model/records";
import { toMm } from "@/lib/core/schematic/model/units";
import { boundsOf } from "@/lib/core/schematic/paint/bounds";
import { sheetSourcesOf, type SheetSources } from "@/lib/core/schematic/paint/sheet-primitives";
import { sheetSvg } from "@/lib/core/schematic/paint/sheet-svg";
import { SHEET_THEMES } from "@/lib/core/schematic/paint/theme";

export interface Drawing {
  readonly schematic: Schematic;
  readonly instances: readonly SheetInstance[];
  readonly sources: SheetSources;
}

/** In millimeters of the sheet. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Mark {
  readonly id: string;
  readonly mark: ComparedObject["mark"] | "part";
  readonly box: Box;
}

export function openDrawing(content: SchematicFile): Drawing {
  const schematic = readSchematic(content);
  const { instances } = readHierarchy(schematic.records, schematic.rootSheetId);
  return { schematic, instances, sources: sheetSourcesOf(schematic.records) };
}

/** Handles of the images on the sheets. */
export const imagesOf = ({ schematic }: Drawing): readonly string[] => [
  ...new Set(schematic.records.flatMap((record) => (record.kind === "image" ? [record.file] : []))),
];

export function drawSheet(
  { sources }: Drawing,
  { sheet, path }: SheetInstance,
  { isDark, images }: { isDark: boolean; images: ReadonlyMap<string, string> },
): string {
  return sheetSvg(sources, {
    ...{ sheet, path, theme: SHEET_THEMES[isDark ? "dark" : "light"] },
    imageOf: (file) => images.get(file),
  });
}

export const compareDrawings = (older: Drawing, newer: Drawing): readonly ComparedObject[] =>
  compareSchematics(
    new RecordStore<SchematicRecord>(older.schematic.records),
    new RecordStore<SchematicRecord>(newer.schematic.records),
  );

function boxOf(object: SchematicObject, { sources }: Drawing, path: string): Box | null {
  const { minX, minY, maxX, maxY } = boundsOf(object, sources.contextOf(path));
  if (minX > maxX) return null;
  return { x: toMm(minX), y: toMm(minY), width: toMm(maxX - minX), height: toMm(maxY - minY) };
}

/** Boxes around what differs on a sheet, as it is in `drawing`: the newer state, or the older one. */
export function marksOn(
  compared: readonly ComparedObject[],
  { drawing, instance, side }: { drawing: Drawing; instance: SheetInstance; side: "older" | "newer" },
): readonly Mark[] {
  return compared.flatMap(({ mark, object, before }) => {
    const shown = side === "newer" ? (mark === "removed" ? null : object) : before;
    if (!shown || shown.sheetId !== instance.sheet.id) return [];
    const box = boxOf(shown, drawing, instance.path);
    return box === null ? [] : [{ id: shown.id, mark, box }];
  });
}

export interface FoundPart {
  /** Path of the sheet. */
  readonly path: string;
  readonly marks: readonly Mark[];
}

/** Boxes around the units of a part on the first sheet that has one; null for a designator that no sheet has. */
export function findPart(drawing: Drawing, designator: string): FoundPart | null {
  for (const { path, sheet } of drawing.instances) {
    const marks = drawing.schematic.records.flatMap((record): Mark[] => {
      const isUnit = record.kind === "component" && record.sheetId === sheet.id;
      if (!isUnit || record.designators[path] !== designator) return [];
      const box = boxOf(record, drawing, path);
      return box === null ? [] : [{ id: record.id, mark: "part", box }];
    });
    if (marks.length > 0) return { path, marks };
  }
  return null;
}

/** Path of the first placement of a sheet; null for one that is not placed. */
export const pathOfSheet = ({ instances }: Drawing, sheetId: string): string | null =>
  instances.find(({ sheet }) => sheet.id === sheetId)?.path ?? null;

export const sizeOf = ({ sheet: { width, height } }: SheetInstance) => ({
  widthMm: toMm(width),
  heightMm: toMm(height),
});
