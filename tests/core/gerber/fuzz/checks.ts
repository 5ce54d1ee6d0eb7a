// Invariants of everything that was read, however broken the input.

import { isEmptyBbox } from "@/lib/base/bbox";
import { openArchive } from "@/lib/core/archive/archive";
import { DEFAULT_LIMITS } from "@/lib/core/archive/budget";
import { readBoard } from "@/lib/core/gerber/board";
import { readExcellon } from "@/lib/core/formats/excellon/read-excellon";
import type { BoardModel } from "@/lib/core/board/board-model";
import { stencilBoard } from "@/lib/core/stencil/stencil-board";
import { boardFacts } from "@/lib/core/measure/facts";
import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";
import type { LayerAssignment } from "@/lib/core/board/layer";
import { MAX_COORDINATE_MM, MAX_DRILLS, MAX_OBJECTS, MAX_SCALE, MAX_VERTICES } from "@/lib/core/board/limits";
import { readNetlist } from "@/lib/core/formats/ipc356/read-netlist";
import { boardSvg, layerSvg } from "@/lib/core/board-view/picture";
import { readLayer } from "@/lib/core/formats/rs274x/read-layer";
import type { SourceFile } from "@/lib/core/board/source-file";
import type { Warning } from "@/lib/core/board/warning";

const COLORS = { maskColor: "#060", finish: "#cc9", silkColor: "#fff" };
/** Coordinates are in range before offsets, steps and tools are added to them. */
const FARTHEST_MM = 20 * MAX_COORDINATE_MM * MAX_SCALE;
/** Larger pictures say no more, and take long. */
const MAX_DRAWN = 300;

function must(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

export function checkGerber(bytes: Uint8Array): void {
  const { image, warnings } = readLayer(bytes);
  checkImage(image);
  checkWarnings(warnings);
  if (image.count > MAX_DRAWN) return;
  must(!/NaN|Infinity|undefined/.test(layerSvg({ image })), "a picture with no numbers in it");
}

function checkImage(image: LayerImage): void {
  must(image.count <= MAX_OBJECTS, "more objects than the most");
  must(image.vertices.length <= MAX_VERTICES, "more corners than the most");
  must(image.data.length === image.count * DATA_STRIDE, "columns of different length");
  must(image.data.every(Number.isFinite) && image.vertices.every(Number.isFinite), "a coordinate that is no number");
  const { minX, minY, maxX, maxY } = image.bounds;
  const isWithin = [minX, minY, maxX, maxY].every((side) => Math.abs(side) <= FARTHEST_MM);
  must(isEmptyBbox(image.bounds) || isWithin, "bounds beyond reason");
  for (let at = 0; at < image.count; at++) {
    must(image.kind[at] === KIND.region || (image.shape[at] ?? 0) < image.shapes.length, "a tool that is not there");
    must((image.attributeSet[at] ?? 0) < image.attributes.sets.starts.length, "attributes that are not there");
  }
}

function checkWarnings(warnings: readonly Warning[]): void {
  must(
    warnings.every(({ line }) => line === undefined || line >= 1),
    "a line before the first",
  );
}

export function checkDrill(bytes: Uint8Array): void {
  const { holes, slots, parts, warnings } = readExcellon(bytes);
  must(holes.length / 3 + slots.length <= MAX_DRILLS + 1, "more holes than the most");
  must(holes.length % 3 === 0 && holes.every(Number.isFinite), "a hole that is no place");
  must(
    slots.every(({ path, diameterMm }) => path.length >= 6 && path.every(isNear) && diameterMm >= 0),
    "a slot that is no path",
  );
  const sum = parts.reduce((count, part) => count + part.holes.length / 3 + part.slots.length, 0);
  must(sum === holes.length / 3 + slots.length, "holes lost between their finishes");
  checkWarnings(warnings);
}

function isNear(value: number): boolean {
  return Math.abs(value) <= FARTHEST_MM;
}

export function checkNetlist(bytes: Uint8Array): void {
  const { points, conductors, edges, warnings } = readNetlist(bytes);
  must(
    points.every(({ xMm, yMm }) => Number.isFinite(xMm) && Number.isFinite(yMm)),
    "a point that is no place",
  );
  must(
    [...conductors, ...edges].every(({ path }) => path.every(Number.isFinite)),
    "a path that is none",
  );
  checkWarnings(warnings);
}

export function checkIdentified(files: readonly SourceFile[], layers: readonly LayerAssignment[]): void {
  must(
    layers.map(({ file }) => file).join("\n") === files.map(({ name }) => name).join("\n"),
    "files lost while they were identified",
  );
  must(
    layers.every(({ confidence }) => confidence >= 0 && confidence <= 1),
    "a confidence beyond 0 … 1",
  );
}

/** Whatever is drawn is drawn in numbers; a fact is a number or is not known. */
export function checkBoard(files: readonly SourceFile[], hasStencil = true): void {
  const board = readBoard(files);
  if (!board.ok) return must(["NO_FABRICATION_FILES", "NOTHING_DRAWN"].includes(board.code), "refused without a code");
  for (const { image } of board.value.layers) checkImage(image);
  const numbers = Object.values(boardFacts(board.value)).filter((fact) => typeof fact === "number");
  must(
    numbers.every((fact) => Number.isFinite(fact) && fact >= 0),
    "a fact that is no number",
  );
  const drawn = board.value.layers.reduce((sum, { image }) => sum + image.count, 0);
  if (hasStencil && drawn <= 10 * MAX_DRAWN) checkStencil(board.value);
  if (drawn <= 10 * MAX_DRAWN)
    must(!/NaN|Infinity|undefined/.test(boardSvg(board.value, "top", COLORS)), "a picture with no numbers in it");
}

/** A board of a design tool, read or refused with a code. */
export function checkNative(files: readonly SourceFile[]): void {
  const board = readBoard(files);
  if (!board.ok) return must(/^[A-Z]+(_[A-Z]+)+$/.test(board.code), "refused without a code");
  checkBoard(files, false);
  // Round shapes laid over each other take long to measure.
  if ((files[0]?.bytes.length ?? 0) % 16 === 0) checkStencil(board.value);
}

/** Whatever is drawn has apertures with a size, or none. */
function checkStencil(board: BoardModel): void {
  const { top, bottom } = stencilBoard(board);
  for (const { paste, pads } of [top, bottom])
    for (const { areaMm2, perimeterMm, widthMm } of (paste ?? pads)?.apertures ?? [])
      must(
        [areaMm2, perimeterMm, widthMm].every((value) => Number.isFinite(value) && value >= 0),
        "an aperture of no size",
      );
}

/** Opened within the limits, with names that lead nowhere else; or refused with a code. */
export async function checkArchive(bytes: Uint8Array): Promise<void> {
  const opened = await openArchive(bytes);
  if (!opened.ok) return must(/^[A-Z0-9]+(_[A-Z0-9]+)+$/.test(opened.code), "refused without a code");
  const files = opened.value;
  must(files.length <= DEFAULT_LIMITS.maxFiles, "more files than the most");
  must(
    files.reduce((sum, file) => sum + file.bytes.length, 0) <= DEFAULT_LIMITS.maxTotalBytes,
    "more bytes than the most",
  );
  must(
    files.every(({ name }) => !/(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:/i.test(name) && !name.includes("\0")),
    "a name that leads out of the archive",
  );
}
