import { call } from "@/lib/client/transport/call";
import { sendFile, type SendFileOptions } from "@/lib/client/upload/upload";
import { type Board, createBoardProject } from "@/lib/contracts/gerber";
import { projectNameOf } from "@/lib/core/gerber/project-name";

/** Sends a board's files and returns the board as the server read it. Quiet: the caller shows failures. */
export async function sendBoard(
  file: File,
  { signal, onPercent }: Pick<SendFileOptions, "signal" | "onPercent">,
): Promise<Board> {
  const { fileUrl } = await sendFile(file, { purpose: "gerber", signal, onPercent, isQuiet: true });
  const input = { gerberUrl: fileUrl, projectName: projectNameOf(file.name) };
  return call(createBoardProject, input, { signal, isQuiet: true });
}
