// Sheets of the corpus' KiCad projects as kicad-cli plots them, beside our import.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { ImportedDesign } from "@/lib/core/schematic-import/imported-design";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import { readHierarchy, type SheetInstance } from "@/lib/core/schematic/model/instances";
import { CORPUS_DIR, filesBelow, manifestEntries } from "../corpus-set";

export interface PlottedSheet {
  readonly id: string;
  readonly design: ImportedDesign;
  readonly instance: SheetInstance;
  /** KiCad's SVG, without the page frame. */
  readonly svg: string;
  /** For files of whoever looks at the sheet. */
  readonly folder: string;
}

/** The sheet with the most objects of those that KiCad plotted. */
function fullestSheet({ records, rootSheetId }: Schematic, svgOf: (instance: SheetInstance) => string) {
  const counts = new Map<string, number>();
  for (const record of records)
    if ("sheetId" in record) counts.set(record.sheetId, (counts.get(record.sheetId) ?? 0) + 1);
  const countOf = ({ sheet }: SheetInstance): number => counts.get(sheet.id) ?? 0;
  return readHierarchy(records, rootSheetId)
    .instances.filter((instance) => existsSync(svgOf(instance)))
    .toSorted((a, b) => countOf(b) - countOf(a))[0];
}

function isPlotted(schematic: string, folder: string): boolean {
  const words = ["sch", "export", "svg", "--black-and-white", "--no-background-color", "--exclude-drawing-sheet"];
  try {
    execFileSync("kicad-cli", [...words, "-o", folder, schematic], { stdio: "ignore", timeout: 120_000 });
    return true;
  } catch {
    return false;
  }
}

/** The fullest sheet of each project; the folder is removed after `look` unless a place is given to keep it. */
export function eachPlottedSheet(
  { only, kept }: { readonly only: string | undefined; readonly kept?: string | undefined },
  look: (sheet: PlottedSheet) => void,
): void {
  for (const { id, kind, path: name } of manifestEntries()) {
    if (kind !== "kicad" || (only !== undefined && !id.includes(only))) continue;
    const files = filesBelow(path.join(CORPUS_DIR, name), "");
    const project = files.find((file) => file.name.endsWith(".kicad_pro"));
    const root = project?.name.replace(/\.kicad_pro$/, "");
    const read = importDesign(files);
    if (!read.ok || root === undefined || !files.some((file) => file.name === `${root}.kicad_sch`)) continue;
    const folder = kept === undefined ? mkdtempSync(path.join(os.tmpdir(), "kicad-sheets-")) : path.join(kept, id);
    mkdirSync(folder, { recursive: true });
    const svgOf = ({ namePath }: SheetInstance): string =>
      path.join(folder, `${[path.basename(root), ...namePath.split("/").filter((part) => part !== "")].join("-")}.svg`);
    const design = read.value;
    const instance = isPlotted(path.join(CORPUS_DIR, name, `${root}.kicad_sch`), folder)
      ? fullestSheet(design.schematic, svgOf)
      : undefined;
    if (instance) look({ id, design, instance, svg: svgOf(instance), folder });
    else console.log(`${id} is not read by kicad-cli`);
    if (kept === undefined) rmSync(folder, { recursive: true });
  }
}
