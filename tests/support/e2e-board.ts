// Board archives for browser tests: our sample sets, packed as by customers, and sets of an external corpus.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { rar5, zip } from "@/tests/support/archives";

const BOARDS = path.join(import.meta.dirname, "../fixtures/boards");
const CORPUS = process.env.CORPUS_DIR ?? path.join(import.meta.dirname, "../../../shared/corpus");

/** A file to choose, and what is true of the board in it. */
export interface BoardArchive {
  name: string;
  mimeType: string;
  buffer: Buffer;
  widthMm: number;
  heightMm: number;
  layers: number;
  /** Files in the archive. */
  files: number;
}

/** The file's name without its ending, which the project takes. */
export function projectOf({ name }: Pick<BoardArchive, "name">): string {
  return name.replace(/\.(zip|rar)$/, "");
}

type Manifest = { facts: { widthMm: number; heightMm: number; layers: number } };

/** One of tests/fixtures/boards, with the size and layers that its manifest states. */
export function sampleArchive(
  board: "ring-16" | "field-node" | "blinky",
  kind: "zip" | "rar" = "zip",
  /** Files that did not come. */
  without: (name: string) => boolean = () => false,
): BoardArchive {
  const folder = path.join(BOARDS, board);
  const { facts } = JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8")) as Manifest;
  const names = readdirSync(folder).filter((name) => name !== "manifest.json" && !without(name));
  const entries = names.map((name) => ({ name, content: readFileSync(path.join(folder, name)) }));
  const bytes = kind === "zip" ? zip(entries) : rar5(entries);
  return {
    name: `${board}.${kind}`,
    mimeType: kind === "zip" ? "application/zip" : "application/vnd.rar",
    buffer: Buffer.from(bytes),
    widthMm: facts.widthMm,
    heightMm: facts.heightMm,
    layers: facts.layers,
    files: names.length,
  };
}

/** Size and layers as the designers' own CAD files have them; `files` are the entries of the archive. */
const CORPUS_BOARDS = {
  zip: { path: "gerber/og41-duckypad.zip", widthMm: 90, heightMm: 96, layers: 2, files: 10 },
  rar: { path: "gerber/og48-espbase-rar.rar", widthMm: 70, heightMm: 70, layers: 2, files: 9 },
};

/** A real archive; null where there is no corpus. */
export function corpusArchive(kind: "zip" | "rar"): BoardArchive | null {
  const { path: file, ...truth } = CORPUS_BOARDS[kind];
  const place = path.join(CORPUS, file);
  if (!existsSync(place)) return null;
  const mimeType = kind === "zip" ? "application/zip" : "application/vnd.rar";
  return { name: path.basename(file), mimeType, buffer: readFileSync(place), ...truth };
}
