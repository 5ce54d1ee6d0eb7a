// A board's file on the server: uploaded, read, and the options that it asks for.

import type { CommandContext } from "@/lib/cli/command";
import { usage } from "@/lib/cli/failure";
import { OPTION_FLAGS, givenOptions } from "@/lib/cli/input/option-flags";
import { readSource } from "@/lib/cli/input/read-source";
import type { Source } from "@/lib/cli/input/source";
import type { Client } from "@/lib/cli/net/client";
import { FILE_TYPES, uploadFile } from "@/lib/contracts/file";
import { type Board, createBoardProject, getBoard } from "@/lib/contracts/gerber";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { suggestSpecification } from "@/lib/core/pcb/suggest";

export const BOARD_FLAGS = {
  ...OPTION_FLAGS,
  project: "text",
  name: "text",
  plot: "switch",
} as const;

const MAX_NAME = 200;

export function projectNameOf(fileName: string): string {
  const name = fileName.replace(/\.[^.]{1,12}$/, "").replaceAll("/", "-");
  return [...name].slice(0, MAX_NAME).join("").trim() || "Board";
}

export async function sendBoard({ name, bytes }: Source, client: Client, note: CommandContext["note"]): Promise<Board> {
  note("progress.uploading", { file: name });
  const fields = { fileType: FILE_TYPES.gerber, originalFileName: name };
  const { fileUrl } = await client.call(uploadFile, fields, { file: { field: "file", name, bytes } });
  note("progress.reading", { file: name });
  return client.call(createBoardProject, { gerberUrl: fileUrl, projectName: projectNameOf(name) });
}

/** The board that a command names by its file or by `--project`; null where it names none. */
export async function namedBoard(context: CommandContext, client: Client): Promise<Board | null> {
  const { args, io, note } = context;
  const [file] = args.words;
  const projectId = args.text("project");
  if (projectId !== undefined) {
    if (file !== undefined) throw usage("fileOrProject");
    return client.call(getBoard, { projectId });
  }
  if (file === undefined) return null;
  const source = await readSource(file, { io, note, isPlotted: args.isOn("plot"), name: args.text("name") });
  return sendBoard(source, client, note);
}

export async function requiredBoard(context: CommandContext, client: Client): Promise<Board> {
  const board = await namedBoard(context, client);
  if (board === null) throw usage("fileMissing");
  return board;
}

/** Options of the arguments. */
export const askedOptions = ({ args }: Pick<CommandContext, "args">): Partial<PcbSpecification> =>
  givenOptions(
    Object.keys(OPTION_FLAGS).flatMap((flag) => {
      const text = args.text(flag);
      return text === undefined ? [] : [[flag, text] as const];
    }),
  );

/** Values measured on the files and values asked for; the latter take precedence. */
export const optionsFor = (board: Board, asked: Partial<PcbSpecification>): Partial<PcbSpecification> => ({
  ...suggestSpecification(board.facts).values,
  ...asked,
});
