// Makes the guesses about single files one consistent set: no layer assigned twice by mistake, copper numbered from the
// top.

import type { LayerGuess } from "@/lib/core/board/layer-guess";
import type { FileView } from "@/lib/core/gerber/identify/file-view";

export type Judged = {
  view: FileView;
  guess: LayerGuess | undefined;
  nameGuess: LayerGuess | undefined;
  /** All guesses about the file, the strongest first. */
  guesses: readonly LayerGuess[];
};

/** The steps in order; each receives the result of the one before it. */
export function settle(judged: readonly Judged[]): Judged[] {
  return [heedNamesOfDoubles, dropBareSides, keepStrongOutlines, placeCopper, completePlating].reduce<Judged[]>(
    (files, step) => step(files),
    [...judged],
  );
}

// A file plotted with another layer's settings carries that layer's attribute: SparkFun's panels hold their outline
// (.GKO) under "Soldermask,Bot". If two files claim one position, and a name clearly states something else, the name
// wins.
function heedNamesOfDoubles(files: Judged[]): Judged[] {
  const count = new Map<string, number>();
  for (const { guess } of files) if (guess) count.set(stackPosition(guess), (count.get(stackPosition(guess)) ?? 0) + 1);
  return files.map((file) => {
    const { guess, nameGuess } = file;
    if (!guess || !nameGuess || guess.basis === "name" || guess.type === "drill") return file;
    const isDouble = (count.get(stackPosition(guess)) ?? 0) > 1;
    const isOther =
      nameGuess.type !== guess.type && nameGuess.confidence >= 0.8 && !count.has(stackPosition(nameGuess));
    return isDouble && isOther ? { ...file, guess: { ...nameGuess, confidence: 0.6 } } : file;
  });
}

function stackPosition({ type, side, order }: LayerGuess): string {
  return `${type} ${side ?? ""} ${type === "copper" ? (order ?? "") : ""}`;
}

// "Top Height" next to "Top Layer": a side among other words is copper only if its folder has no better file for it.
function dropBareSides(files: Judged[]): Judged[] {
  const folderOf = ({ view }: Judged) => view.name.slice(0, view.name.lastIndexOf("/") + 1);
  const placed = ({ guess }: Judged) => guess?.type === "copper" && guess.isBareSide !== true;
  return files.map((file) => {
    const { guess } = file;
    const isRivaled = files.some(
      (other) => placed(other) && other.guess?.side === guess?.side && folderOf(other) === folderOf(file),
    );
    return guess?.isBareSide === true && isRivaled ? { ...file, guess: { ...guess, type: "drawing" } } : file;
  });
}

// A mechanical layer is the outline only if no file is named so; of several, the lowest number (GM1 before GM13).
function keepStrongOutlines(files: Judged[]): Judged[] {
  const outlines = files.filter(({ guess }) => guess?.type === "outline");
  const weak = outlines.filter(({ guess }) => guess?.isWeakOutline === true);
  const hasStrong = weak.length < outlines.length;
  const [first] = [...weak].sort((a, b) => weakRank(a) - weakRank(b));
  return files.map((file) => {
    if (!file.guess || !weak.includes(file)) return file;
    const isOutline = !hasStrong && file === first;
    return {
      ...file,
      guess: isOutline ? { ...file.guess, confidence: 0.6 } : { ...file.guess, type: "drawing", confidence: 0.5 },
    };
  });
}

function weakRank({ view }: Judged): number {
  return Number(/\d+$/.exec(view.extension)?.[0] ?? /(\d+)\D*$/.exec(view.stem)?.[1] ?? 0);
}

// Numbered copper without a side (Conductive-1 … n, L1 … Ln): the ends of the sequence are top and bottom, unless other
// files are.
function placeCopper(files: Judged[]): Judged[] {
  const copper = files.filter(({ guess }) => guess?.type === "copper");
  const open = copper.filter(({ guess }) => guess?.side === undefined);
  const has = (side: "top" | "bottom") => copper.some(({ guess }) => guess?.side === side);
  const row = [...open].sort((a, b) => (a.guess?.order ?? 0) - (b.guess?.order ?? 0));
  const top = has("top") ? undefined : row.shift();
  const bottom = has("bottom") ? undefined : row.pop();
  return files.map((file) => {
    if (!file.guess || !open.includes(file)) return file;
    const side = file === top ? "top" : file === bottom ? "bottom" : "inner";
    return { ...file, guess: { ...file.guess, side } };
  });
}

// KiCad and others write `board.drl` for plated and `board-NPTH.drl` for other holes.
function completePlating(files: Judged[]): Judged[] {
  const others = files.filter(({ guess }) => guess?.type === "drill" && guess.plating === "non-plated");
  return files.map((file) => {
    const { guess } = file;
    const isOpen = guess?.type === "drill" && (guess.plating ?? "unknown") === "unknown";
    return guess && isOpen && others.length > 0 ? { ...file, guess: { ...guess, plating: "plated" } } : file;
  });
}

/** Positions from 1 (top) to n (bottom) by file; a set of several boards has several files at one position. */
export function numberCopper(
  files: readonly Judged[],
  stackOrder: (file: Judged) => number | undefined,
): Map<FileView, number> {
  const copper = files.filter(({ guess }) => guess?.type === "copper");
  const inner = copper.filter(({ guess }) => guess?.side === "inner");
  const keys = new Map(inner.map((file) => [file, stackOrder(file) ?? innerKey(file)]));
  const distinct = [...new Set(keys.values())].sort(compareKeys);
  const places = new Map<FileView, number>();
  for (const file of copper) {
    const key = keys.get(file);
    if (file.guess?.side === "top") places.set(file.view, 1);
    else if (key !== undefined) places.set(file.view, distinct.indexOf(key) + 2);
    else places.set(file.view, distinct.length + 2);
  }
  return places;
}

// A file without a number gets a position of its own.
function innerKey({ guess, view }: Judged): number | string {
  return guess?.order ?? view.name;
}

function compareKeys(a: number | string, b: number | string): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === typeof b) return String(a).localeCompare(String(b), "en");
  return typeof a === "number" ? -1 : 1;
}
