// Kinds of files that can be imported. The ending chooses who reads a file first; its content decides.

import { checkFile, type FileRefusal, type FileRule } from "@/components/ui/file-check";
import { MEGABYTE } from "@/lib/base/units";
import { BOARD_FILE_KINDS, BOM_FILE_KINDS, MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import { MAX_DOCUMENT_BYTES } from "@/lib/contracts/project";

export const IMPORT_KINDS = ["design", "board", "bom", "schematic"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Archives of designs stand with the boards' and are looked into; EasyEDA's JSON with our own. */
const DESIGN_FILE_KINDS = [
  ...[".kicad_sch", ".kicad_pro", ".kicad_sym", ".sch", ".lib", ".lbr", ".schdoc", ".schlib", ".prjpcb"],
  ...[".epro", ".epro2", ".epru", ".esch2", ".asc", ".asy", ".cir", ".net", ".sp", ".spice"],
  ".circuitjs",
];

export const IMPORT_RULES: Readonly<Record<ImportKind, FileRule>> = {
  design: { accept: DESIGN_FILE_KINDS, maxMegabytes: MAX_FILE_MEGABYTES.import },
  board: { accept: BOARD_FILE_KINDS, maxMegabytes: MAX_FILE_MEGABYTES.gerber },
  bom: { accept: BOM_FILE_KINDS, maxMegabytes: MAX_FILE_MEGABYTES.bom },
  schematic: { accept: [".json"], maxMegabytes: MAX_DOCUMENT_BYTES / MEGABYTE },
};

/** As they are listed on the page: archives are for both. */
export const SHOWN_ENDINGS: Readonly<Record<ImportKind, readonly string[]>> = {
  design: [
    ".kicad_sch",
    ".sch",
    ".SchDoc",
    ".PrjPcb",
    ".json",
    ".epro",
    ".epro2",
    ".asc",
    ".cir",
    ".circuitjs",
    ".txt",
    ".lbr",
    ".zip",
    ".rar",
  ],
  board: BOARD_FILE_KINDS,
  bom: BOM_FILE_KINDS,
  schematic: [".json"],
};

/** Every ending, for the file dialog; the largest limit. */
export const ANY_IMPORT: FileRule = {
  accept: IMPORT_KINDS.flatMap((kind) => IMPORT_RULES[kind].accept),
  maxMegabytes: Math.max(...IMPORT_KINDS.map((kind) => IMPORT_RULES[kind].maxMegabytes)),
};

export function importKindOf(name: string): ImportKind | null {
  const lower = name.toLowerCase();
  return IMPORT_KINDS.find((kind) => IMPORT_RULES[kind].accept.some((ending) => lower.endsWith(ending))) ?? null;
}

export const isArchive = (name: string): boolean => /\.(?:zip|rar)$/i.test(name);

/** Reason why a file is refused before it is read, with the limit that applies to it. */
export function refusalOf(file: Pick<File, "name" | "size">): { reason: FileRefusal; limit: number } | null {
  const kind = importKindOf(file.name);
  const rule = kind === null ? ANY_IMPORT : IMPORT_RULES[kind];
  const reason = checkFile(file, rule);
  return reason && { reason, limit: rule.maxMegabytes };
}

const MAX_NAME = 190;

/** Name of the project that a file becomes: without ending and slashes, and short enough for a number behind it. */
export function importedName(fileName: string): string {
  const stem = fileName
    .replace(
      /\.(?:json|zip|rar|epro2?|epru|esch2|kicad_sch|kicad_pro|sch|schdoc|prjpcb|asc|cir|net|sp|spice|circuitjs|txt)$/i,
      "",
    )
    .replaceAll("/", "-")
    .replace(/\p{Cc}/gu, "");
  return [...stem.normalize("NFC").trim()].slice(0, MAX_NAME).join("").trim();
}
