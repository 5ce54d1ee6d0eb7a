// From the files of an archive to one board: identify, read, drill, find the outline, and report what is missing.

import { isEmptyBbox } from "@/lib/base/bbox";
import { err, ok, type Result } from "@/lib/base/result";
import { drillTarget, readDrillFile } from "@/lib/core/gerber/board-drills";
import type { BoardLayer, BoardModel } from "@/lib/core/board/board-model";
import { outlineOf } from "@/lib/core/board/board-outline";
import { chooseSet } from "@/lib/core/gerber/board-set";
import { boardDoubts } from "@/lib/core/board/board-doubts";
import { missingParts } from "@/lib/core/board/board-missing";
import { type DrillLayer, holeCount } from "@/lib/core/board/drill";
import { isSameDrilling, withoutDoubles } from "@/lib/core/gerber/drill-doubles";
import { DrillReports } from "@/lib/core/formats/excellon/drill-notes";
import { identifyLayers } from "@/lib/core/gerber/identify";
import { looksLikeGerber } from "@/lib/core/formats/text-format";
import { copperLayersOfJobs, stackOfJobs } from "@/lib/core/formats/gbrjob/job-file";
import type { LayerAssignment } from "@/lib/core/board/layer";
import type { NativeCode } from "@/lib/core/native-board/native-result";
import { findNativeBoard, type FoundBoard, readNativeBoard } from "@/lib/core/native-board/read-native";
import { nativeNetlist } from "@/lib/core/native-board/native-netlist";
import type { Netlist } from "@/lib/core/board/netlist";
import { checkNetlist } from "@/lib/core/gerber/netlist-check";
import { readNetlist } from "@/lib/core/formats/ipc356/read-netlist";
import { type ReadLayer, readLayer } from "@/lib/core/formats/rs274x/read-layer";
import { isScoreFile, scoreLinesOf } from "@/lib/core/board/score-lines";
import type { SourceFile } from "@/lib/core/board/source-file";
import { inStackOrder } from "@/lib/core/board/stack-order";
import { unusedFiles } from "@/lib/core/gerber/unused-files";
import type { Warning } from "@/lib/core/board/warning";

/** No fabrication file, files without any drawing, or a failure of reading a native board. */
export type BoardCode = "NO_FABRICATION_FILES" | "NOTHING_DRAWN" | NativeCode;
export type BoardResult = Result<BoardModel, BoardCode>;

export type BoardProgress = { index: number; total: number; file: string };
export type BoardOptions = {
  onProgress?: (progress: BoardProgress) => void;
  /** Layers that were read before, by file name; those read now are added. */
  known?: Map<string, ReadLayer>;
};

const DRAWN = new Set(["copper", "soldermask", "silkscreen", "paste", "outline"]);

/**
 * Reads a board from the files of an archive: its fabrication files, or if there are none its native board file.
 * Missing and doubtful data is reported in the model's warnings; `onProgress` is called before each file, `index` from
 * 0.
 */
export function readBoard(files: readonly SourceFile[], options: BoardOptions = {}): BoardResult {
  const native = isNativeSet(files) ? findNativeBoard(files) : undefined;
  if (native) return readFoundBoard(native, options);
  return assembleBoard(files, identifyLayers([...files]), options);
}

/** True if the archive holds only a native board; next to Gerber layers it is merely their source. */
export function isNativeSet(files: readonly SourceFile[]): boolean {
  return !files.some(({ bytes }) => looksLikeGerber(bytes)) && findNativeBoard(files) !== undefined;
}

function readFoundBoard({ file, others }: FoundBoard, { onProgress }: BoardOptions): BoardResult {
  onProgress?.({ index: 0, total: 1, file: file.name });
  const read = readNativeBoard(file);
  if (!read.ok || others === 0) return read;
  const warnings: Warning[] = [{ code: "SEVERAL_NATIVE_BOARDS", file: file.name }, ...read.value.warnings];
  return ok({ ...read.value, warnings });
}

/** As `readBoard`, with given layer assignments (corrected by a person, or by a test). */
export function assembleBoard(
  files: readonly SourceFile[],
  assignments: readonly LayerAssignment[],
  options: BoardOptions = {},
): BoardResult {
  const drawn = drawBoard(files, assignments, options);
  if (!drawn.ok) return drawn;
  const { chosen, sets, reader, outlineWarnings, ...parts } = drawn.value;
  const netlist = netlistOf(chosen, files);
  const scores = scoreLinesOf(parts.outline, {
    scores: chosen.filter(isScoreFile).map((file) => reader.layer(file)),
    outlines: parts.layers.filter(({ type }) => type === "outline"),
    netlist,
  });
  const stated = stackOfJobs(files);
  const statedLayers = copperLayersOfJobs(files);
  const board: BoardModel = {
    ...parts,
    netlist,
    ...(scores ? { scores } : {}),
    ...(stated ? { stated } : {}),
    ...(statedLayers === undefined ? {} : { statedLayers }),
    files: [...assignments],
    warnings: [],
  };
  const about: Warning[] = sets > 1 ? [{ code: "SEVERAL_SETS" }] : [];
  board.warnings = [
    ...about,
    ...unusedFiles(files, chosen, reader.warnings),
    ...outlineWarnings,
    ...missingParts(board),
    ...boardDoubts(board),
    ...checkNets(board, files),
    ...reader.warnings,
  ];
  return ok(board);
}

/** As `assembleBoard`, but only the drawing: no warnings, netlist or V-scores. */
export function assembleDrawing(
  files: readonly SourceFile[],
  assignments: readonly LayerAssignment[],
  options: BoardOptions,
): BoardResult {
  const drawn = drawBoard(files, assignments, options);
  if (!drawn.ok) return drawn;
  const { layers, drills, supplied, outline } = drawn.value;
  return ok({ layers, drills, supplied, outline, netlist: null, files: [...assignments], warnings: [] });
}

type DrawnBoard = Pick<BoardModel, "layers" | "drills" | "supplied" | "outline"> & {
  chosen: LayerAssignment[];
  sets: number;
  reader: FileReader;
  outlineWarnings: Warning[];
};

function drawBoard(
  files: readonly SourceFile[],
  assignments: readonly LayerAssignment[],
  options: BoardOptions,
): Result<DrawnBoard, BoardCode> {
  const { chosen, sets } = chooseSet(assignments);
  const wanted = chosen.filter((file) => isDrawn(file) || isDrill(file));
  if (wanted.length === 0) return err("NO_FABRICATION_FILES");
  const reader = new FileReader(files, wanted.length, options);
  const drawn = chosen.filter(isDrawn).map((file) => reader.layer(file));
  const layers = inStackOrder(withoutEmptyDoubles(drawn, reader.warnings));
  const reports = new DrillReports(files);
  const { drills, supplied } = readDrills({ chosen, every: assignments, reports }, layers, reader);
  const hasGeometry =
    layers.some((layer) => !isEmptyBbox(layer.image.bounds)) || drills.some((drill) => holeCount(drill) > 0);
  if (!hasGeometry) return err("NOTHING_DRAWN");
  const others = () =>
    chosen
      .filter((file) => file.format === "gerber" && (file.type === "drawing" || file.type === "other"))
      .map((file) => reader.layer(file));
  const { outline, warnings } = outlineOf(layers, drills, others);
  return ok({ layers, drills, supplied, outline, chosen, sets, reader, outlineWarnings: warnings });
}

/** Compares with the netlist of the set; without one with the native board of the archive, if it is the same board. */
function checkNets(board: BoardModel, files: readonly SourceFile[]): Warning[] {
  if (board.netlist) return checkNetlist(board);
  const source = findNativeBoard(files)?.file;
  const read = source && readNativeBoard(source);
  const netlist = read?.ok ? nativeNetlist(read.value) : null;
  if (!source || !netlist) return [];
  return checkNetlist({ ...board, netlist })
    .filter(({ code }) => code !== "NETLIST_ELSEWHERE")
    .map((warning) => ({ ...warning, file: source.name }));
}

/** The first netlist that has points; tools that were not asked for one write an empty file. */
function netlistOf(chosen: readonly LayerAssignment[], files: readonly SourceFile[]): Netlist | null {
  const names = new Set(chosen.filter(({ type }) => type === "netlist").map(({ file }) => file));
  const netlists = files.filter(({ name }) => names.has(name)).map(({ bytes }) => readNetlist(bytes));
  return netlists.find(({ points }) => points.length > 0) ?? null;
}

function isDrawn(file: LayerAssignment): boolean {
  return file.format === "gerber" && DRAWN.has(file.type);
}

function isDrill(file: LayerAssignment): boolean {
  return file.type === "drill" && (file.format === "gerber" || file.format === "excellon");
}

/** Reads files by name and collects their warnings. */
class FileReader {
  readonly warnings: Warning[] = [];
  readonly #bytes: Map<string, Uint8Array>;
  readonly #total: number;
  readonly #options: BoardOptions;
  readonly #known: Map<string, ReadLayer>;
  #index = 0;

  constructor(files: readonly SourceFile[], total: number, options: BoardOptions) {
    this.#bytes = new Map(files.map((file) => [file.name, file.bytes]));
    this.#total = total;
    this.#options = options;
    this.#known = options.known ?? new Map();
  }

  bytes(file: LayerAssignment): Uint8Array {
    this.#options.onProgress?.({
      index: Math.min(this.#index++, this.#total - 1),
      total: this.#total,
      file: file.file,
    });
    return this.#bytes.get(file.file) ?? new Uint8Array();
  }

  layer(file: LayerAssignment): BoardLayer {
    const bytes = this.bytes(file);
    const read = this.#known.get(file.file) ?? readLayer(bytes);
    this.#known.set(file.file, read);
    this.note(file.file, read.warnings);
    return { ...file, image: read.image, attributes: read.attributes };
  }

  note(file: string, warnings: readonly Warning[]): void {
    for (const warning of warnings) this.warnings.push({ ...warning, file });
  }
}

type DrillFiles = {
  chosen: readonly LayerAssignment[];
  every: readonly LayerAssignment[];
  reports: DrillReports;
};

function readDrills(
  { chosen, every, reports }: DrillFiles,
  layers: readonly BoardLayer[],
  reader: FileReader,
): Pick<BoardModel, "drills" | "supplied"> {
  const copperLayers = layers.filter(({ type }) => type === "copper").length;
  const context = { target: drillTarget(layers), reports, copperLayers };
  const supplied = { hits: 0, slots: 0 };
  const counted: DrillLayer[] = [];
  const read = every.filter(isDrill).flatMap((file) => {
    const { drill, parts, warnings } = readDrillFile(file, reader.bytes(file), context);
    if (!counted.some((other) => isSameDrilling(drill, other))) {
      counted.push(drill);
      supplied.hits += holeCount(drill);
      supplied.slots += drill.slots.length;
    }
    if (!chosen.includes(file)) return [];
    reader.note(file.file, warnings);
    return parts;
  });
  const { drills, doubled } = withoutDoubles(read);
  for (const file of doubled) reader.note(file, [{ code: "DRILL_DUPLICATED" }]);
  return { drills, supplied };
}

/**
 * If two files claim one position in the stack, the one with the higher confidence is kept, of equals the one that
 * draws more.
 */
function withoutEmptyDoubles(layers: readonly BoardLayer[], warnings: Warning[]): BoardLayer[] {
  return layers.filter((layer) => {
    if (layer.type === "outline" || (layer.side === "inner" && layer.layer === undefined)) return true;
    const duplicates = layers.filter(
      (other) => other.type === layer.type && other.side === layer.side && other.layer === layer.layer,
    );
    const best = duplicates.reduce((max, other) => (isLikelier(other, max) ? other : max));
    if (best === layer) return true;
    if (layer.image.count > 0) warnings.push({ code: "LAYER_DUPLICATED", file: layer.file });
    return false;
  });
}

const SURER = 0.15;

function isLikelier(layer: BoardLayer, than: BoardLayer): boolean {
  const difference = layer.confidence - than.confidence;
  const isDrawn = layer.image.count > 0 && than.image.count > 0;
  if (isDrawn && Math.abs(difference) > SURER) return difference > 0;
  return layer.image.count > than.image.count;
}
