// Selects one set of files from an archive that holds several boards, or the same board twice.

import type { LayerAssignment, LayerType } from "@/lib/core/board/layer";

/**
 * The files of the most complete board: if a layer that exists once per board (top copper, bottom copper, outline)
 * occurs several times under different names, every file belongs to the one with which its name shares the longest
 * prefix.
 */
export function chooseSet(files: readonly LayerAssignment[]): { chosen: LayerAssignment[]; sets: number } {
  const anchors = anchorFiles(files);
  if (anchors.length < 2) return { chosen: [...files], sets: 1 };
  const groups = anchors.map((anchor) => ({
    files: filesOf(anchor, anchors, files),
    own: files.filter((file) => isOwn(file, anchor, anchors)),
  }));
  const complete = groups.filter((group) => isComplete(group.files) && isBoard(group.own));
  if (complete.length < 2) return { chosen: [...files], sets: 1 };
  complete.sort((p, q) => scoreOf(q.files) - scoreOf(p.files));
  return { chosen: complete[0]?.files ?? [...files], sets: complete.length };
}

/** The layer with the most files among those that a board has once. */
function anchorFiles(files: readonly LayerAssignment[]): LayerAssignment[] {
  const copper = (side: string) => files.filter((file) => file.type === "copper" && file.side === side);
  const outlines = files.filter((file) => file.type === "outline");
  return [copper("bottom"), copper("top"), outlines].reduce((max, list) => (list.length > max.length ? list : max));
}

function filesOf(
  anchor: LayerAssignment,
  anchors: readonly LayerAssignment[],
  files: readonly LayerAssignment[],
): LayerAssignment[] {
  return files.filter((file) => {
    if (anchors.includes(file)) return file === anchor;
    const own = sharedStart(file.file, anchor.file);
    return anchors.every((other) => sharedStart(file.file, other.file) <= own);
  });
}

/**
 * True if the name is closer to this anchor than to any other; files equally close to two belong to one board drawn
 * twice.
 */
function isOwn(file: LayerAssignment, anchor: LayerAssignment, anchors: readonly LayerAssignment[]): boolean {
  const own = sharedStart(file.file, anchor.file);
  return anchors.every((other) => other === anchor || sharedStart(file.file, other.file) < own);
}

const MADE_BY: readonly LayerType[] = ["soldermask", "outline", "drill"];

/** A separate board has its own copper and a solder mask, an outline or drills. */
function isBoard(own: readonly LayerAssignment[]): boolean {
  const types = new Set(own.map(({ type }) => type));
  return types.has("copper") && MADE_BY.some((type) => types.has(type));
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

function isComplete(files: readonly LayerAssignment[]): boolean {
  const types = new Set(files.map((file) => file.type));
  return types.has("copper") && (types.has("outline") || types.has("drill")) && types.size >= 3;
}

/** Copper counts most, then an outline and drills. */
function scoreOf(files: readonly LayerAssignment[]): number {
  const copper = files.filter((file) => file.type === "copper").length;
  const has = (type: string) => (files.some((file) => file.type === type) ? 1 : 0);
  return copper * 100 + has("outline") * 40 + has("drill") * 20 + files.length;
}
