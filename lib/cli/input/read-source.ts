// The board's file that a command names: an archive, a board file, standard input, or a KiCad project to plot.

import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { CommandContext } from "@/lib/cli/command";
import { usage } from "@/lib/cli/failure";
import { plotBoard } from "@/lib/cli/input/plot-board";
import type { Source } from "@/lib/cli/input/source";
import { BOARD_FILE_KINDS, MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";

type SourceContext = Pick<CommandContext, "io" | "note"> & { readonly isPlotted: boolean; readonly name?: string };

const MAX_BYTES = MAX_FILE_MEGABYTES.gerber * 1024 * 1024;

const isKicadBoard = (file: string) => file.toLowerCase().endsWith(".kicad_pcb");

/** The board of a KiCad project's folder: its only one, or the one named as the project. */
async function boardOfFolder(folder: string): Promise<string> {
  const files = await readdir(folder);
  const boards = files.filter(isKicadBoard);
  const project = files.find((file) => file.endsWith(".kicad_pro"));
  const own = boards.find((file) => file.slice(0, -".kicad_pcb".length) === project?.slice(0, -".kicad_pro".length));
  const board = boards.length === 1 ? boards[0] : own;
  if (board === undefined) throw usage(boards.length === 0 ? "folderWithoutBoard" : "folderOfBoards", { folder });
  return path.join(folder, board);
}

async function fromInput({ io, name = "board.zip" }: SourceContext): Promise<Source> {
  const bytes = await io.readInput();
  if (bytes.byteLength === 0) throw usage("inputEmpty");
  return { name, bytes };
}

/** Failures are of usage: no such file, a kind that is not read, more than the server takes. */
export async function readSource(given: string, context: SourceContext): Promise<Source> {
  if (given === "-") return fromInput(context);
  const file = path.resolve(context.io.cwd, given);
  const facts = await stat(file).catch(() => null);
  if (facts === null) throw usage("noSuchFile", { file: given });
  const isProject = facts.isDirectory() || file.endsWith(".kicad_pro");
  const board = isProject ? await boardOfFolder(facts.isDirectory() ? file : path.dirname(file)) : file;
  if (context.isPlotted) {
    if (!isKicadBoard(board)) throw usage("plotNeedsKicad", { file: given });
    return plotBoard(board, context);
  }
  if (isProject) throw usage("plotFirst", { folder: given, board: path.relative(context.io.cwd, board) });
  const kind = path.extname(file).toLowerCase();
  if (!BOARD_FILE_KINDS.includes(kind)) throw usage("kindNotRead", { file: given, kinds: BOARD_FILE_KINDS.join(", ") });
  if (facts.size > MAX_BYTES) throw usage("fileTooLarge", { file: given, megabytes: MAX_FILE_MEGABYTES.gerber });
  if (isKicadBoard(file)) context.note("notices.unplotted", { file: given });
  return { name: context.name ?? path.basename(file), bytes: Uint8Array.from(await readFile(file)) };
}
