// The sets of the corpus: their files, and the ground truth of their manifest.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { openArchive } from "@/lib/core/archive/archive";
import { loadRarFromPackage } from "@/lib/core/archive/load-rar";
import type { SourceFile } from "@/lib/core/board/source-file";

export type Truth = {
  layers?: number;
  widthMm?: number;
  heightMm?: number;
  holes?: number;
  sizeFrom?: string;
  holesFrom?: string;
};
export type CorpusSet = { id: string; tool: string; path: string; truth: Truth };

type Measured = {
  outline_bbox_mm?: [number, number];
  drill_hits?: number;
  drill_slots?: number;
  copper_files_by_name_or_x2?: number;
};
type FromCad = { copper_layers?: number; width_mm?: number; height_mm?: number; drill_holes_total?: number };
type Entry = {
  id: string;
  kind: string;
  path: string;
  tool: string;
  /** For parts lists and placements: the set of their board. */
  board: string | null;
  /** Data stated in board files, under `pcb` (KiCad, Altium) or `board` (Eagle). */
  truth?: {
    measured_by_collector?: Measured;
    from_cad?: FromCad;
    pcb?: FromCad | FromCad[];
    board?: FromCad;
    /** Circuits of CircuitJS. */
    elements?: number;
    elements_by_code?: Record<string, number>;
  };
};

export const CORPUS_DIR = path.resolve(process.env["CORPUS_DIR"] ?? "../shared/corpus");

export function hasCorpus(): boolean {
  return existsSync(path.join(CORPUS_DIR, "MANIFEST.json"));
}

export function manifestEntries(): Entry[] {
  return JSON.parse(readFileSync(path.join(CORPUS_DIR, "MANIFEST.json"), "utf8")) as Entry[];
}

const NATIVE_KINDS = new Set(["kicad", "kicad-legacy", "eagle", "altium"]);
const BOARD_FILE = /\.(?:kicad_pcb|brd|pcbdoc)$/i;

/** The native boards of the corpus. */
export function nativeBoards(): CorpusSet[] {
  return manifestEntries()
    .filter(({ kind }) => NATIVE_KINDS.has(kind))
    .flatMap(({ id, tool, path: folder, truth }) =>
      readdirSync(path.join(CORPUS_DIR, folder))
        .filter((name) => BOARD_FILE.test(name))
        .map((name) => ({ id, tool, path: path.join(CORPUS_DIR, folder, name), truth: truthOfNative(truth) })),
    );
}

function truthOfNative({ pcb, board }: NonNullable<Entry["truth"]> = {}): Truth {
  const cad = (Array.isArray(pcb) ? pcb[0] : pcb) ?? board ?? {};
  return {
    ...pick("layers", cad.copper_layers),
    ...pick("widthMm", cad.width_mm),
    ...pick("heightMm", cad.height_mm),
    ...pick("holes", cad.drill_holes_total),
    sizeFrom: "cad",
    holesFrom: "cad",
  };
}

export function corpusSets(): CorpusSet[] {
  return manifestEntries()
    .filter((entry) => entry.kind === "gerber")
    .map((entry) => ({
      id: entry.id,
      tool: entry.tool,
      path: path.join(CORPUS_DIR, entry.path),
      truth: truthOf(entry),
    }));
}

/** Values of the board's own CAD file take precedence over those measured in the Gerbers. */
function truthOf({ truth }: Entry): Truth {
  const cad = truth?.from_cad ?? {};
  const measured = truth?.measured_by_collector ?? {};
  const [width, height] = measured.outline_bbox_mm ?? [];
  const hits = measured.drill_hits === undefined ? undefined : measured.drill_hits + (measured.drill_slots ?? 0);
  return {
    ...pick("layers", cad.copper_layers),
    ...pick("widthMm", cad.width_mm ?? width),
    ...pick("heightMm", cad.height_mm ?? height),
    ...pick("holes", cad.drill_holes_total ?? hits),
    sizeFrom: cad.width_mm === undefined ? "measured" : "cad",
    holesFrom: cad.drill_holes_total === undefined ? "measured" : "cad",
  };
}

function pick(key: "layers" | "widthMm" | "heightMm" | "holes", value: number | undefined): Truth {
  return value === undefined ? {} : { [key]: value };
}

/** The files of a set, from its folder or its archive; a code if the archive does not open. */
export async function openSet(set: CorpusSet): Promise<{ files: SourceFile[] } | { code: string }> {
  if (statSync(set.path).isDirectory()) return { files: filesBelow(set.path, "") };
  const opened = await openArchive(new Uint8Array(readFileSync(set.path)), { loadRar: loadRarFromPackage });
  return opened.ok ? { files: opened.value } : { code: opened.code };
}

/** Files of a folder and its folders, with their paths under it. */
export function filesBelow(folder: string, prefix: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(path.join(folder, entry.name), `${prefix}${entry.name}/`)
        : [{ name: prefix + entry.name, bytes: new Uint8Array(readFileSync(path.join(folder, entry.name))) }],
    );
}
