import { call } from "@/lib/client/transport/call";
import { sendFile, type SendFileOptions } from "@/lib/client/upload/upload";
import { type Board, createBoardProject } from "@/lib/contracts/gerber";
import { projectNameOf } from "@/lib/core/gerber/project-name";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { orderKeys } from "@/lib/client/order";
import { reload } from "@/lib/client/transport/reload";
import { attachBoard } from "@/lib/contracts/order";

/** Sends a board's files and returns the board as the server read it. Quiet: the caller shows failures. */
export async function sendBoard(
  file: File,
  { signal, onPercent }: Pick<SendFileOptions, "signal" | "onPercent">,
): Promise<Board> {
  const { fileUrl } = await sendFile(file, { purpose: "gerber", signal, onPercent, isQuiet: true });
  const input = { gerberUrl: fileUrl, projectName: projectNameOf(file.name) };
  return call(createBoardProject, input, { signal, isQuiet: true });
}

interface LineFile {
  position: number;
  /** In a quote of several boards, the board's index from 0. */
  board?: number;
  file: File;
  signal?: AbortSignal;
  /** Percent of the bytes sent, whole. */
  onPercent?: (percent: number) => void;
}

/** Sends a file, has the server read it, and attaches it to the line. Quiet: the line shows failures. */
async function attachFile(orderId: string, { position, board, file, signal, onPercent }: LineFile) {
  const { projectId } = await sendBoard(file, { signal, onPercent });
  return call(attachBoard, { orderId, position, board, projectId }, { isQuiet: true });
}

/** Uploading files for an order line after the order was placed. */
export function useAttachBoard(orderId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (line: LineFile) => attachFile(orderId, line),
    // Other files have another picture.
    onSettled: () => void reload(queryClient, { queryKey: orderKeys.all }),
  });
}
