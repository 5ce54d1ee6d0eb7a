// Reads the files of any tool: their content decides which.
import { err, ok, type Result } from "@/lib/base/result";
import type { SourceFile } from "@/lib/core/board/source-file";
import { readAltium } from "./altium/read-altium";
import { readEagle } from "./eagle/read-eagle";
import { readEasyeda } from "./easyeda/read-easyeda";
import { readFalstad } from "./falstad/read-falstad";
import type { DesignReader, ImportedDesign, ImportFailureCode, ImportOptions, KnownFile } from "./imported-design";
import { allowOtherGrid } from "./other-grid";
import { readKicadLegacy } from "./kicad-legacy/read-kicad-legacy";
import { readKicad } from "./kicad/read-kicad";
import { readLtspice } from "./ltspice/read-ltspice";
import { readSpice } from "./spice/read-spice";
import { type ImportFileKind, importKindOf } from "./sniff";

/** A kind with which a design can begin, and its reader. The first kind that is among the files counts. */
const READERS: readonly (readonly [ImportFileKind, DesignReader])[] = [
  ["altium-project", readAltium],
  ["kicad-schematic", readKicad],
  ["kicad-legacy-schematic", readKicadLegacy],
  ["eagle-schematic", readEagle],
  ["altium-schematic", readAltium],
  ["easyeda-pro-3", readEasyeda],
  ["easyeda-pro-project", readEasyeda],
  ["easyeda-pro-sheet", readEasyeda],
  ["easyeda-schematic", readEasyeda],
  ["ltspice-schematic", readLtspice],
  ["falstad-circuit", readFalstad],
  ["spice-netlist", readSpice],
];

/** Without a schematic, what the files are instead. */
function refuse(files: readonly KnownFile[]): Result<never, ImportFailureCode> {
  const eagle = files.find(({ kind }) => kind === "eagle-binary");
  if (eagle) return err("OLD_EAGLE", { file: eagle.name });
  const known = files.find(({ kind }) => kind !== null);
  return known ? err("NO_SCHEMATIC", { file: known.name }) : err("NOT_RECOGNIZED", { file: files[0]?.name ?? "" });
}

/** A design out of unpacked files. */
export function importDesign(
  files: readonly SourceFile[],
  options: ImportOptions = {},
): Result<ImportedDesign, ImportFailureCode> {
  const known = files.map((file) => ({ ...file, kind: importKindOf(file) }));
  const root = options.root === undefined ? undefined : known.find(({ name }) => name === options.root);
  const reader = READERS.find(([kind]) => (root ? root.kind === kind : known.some((file) => file.kind === kind)));
  if (!reader) return refuse(known);
  const design = reader[1](known, options);
  return design.ok ? ok(allowOtherGrid(design.value)) : design;
}
