// The files of an order's line, sent and read after the order was placed.

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { orderKeys } from "@/lib/client/order";
import { reload } from "@/lib/client/reload";
import { sendFile } from "@/lib/client/upload";
import { createBoardProject } from "@/lib/contracts/gerber";
import { attachBoard } from "@/lib/contracts/order";
import { projectNameOf } from "@/lib/core/gerber/project-name";

export interface LineFile {
  position: number;
  /** Of boards that are quoted together which one, from 0. */
  board?: number;
  file: File;
  signal?: AbortSignal;
  /** Whole percent of the bytes that have left. */
  onPercent?: (percent: number) => void;
}

/** Sends a file, has the server read it, and gives it to the line. Quiet: the line says in its own place what went wrong. */
async function attachFile(orderId: string, { position, board, file, signal, onPercent }: LineFile) {
  const { fileUrl } = await sendFile(file, { purpose: "gerber", signal, onPercent, isQuiet: true });
  const input = { gerberUrl: fileUrl, projectName: projectNameOf(file.name) };
  const { projectId } = await call(createBoardProject, input, { signal, isQuiet: true });
  return call(attachBoard, { orderId, position, board, projectId }, { isQuiet: true });
}

export function useAttachBoard(orderId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (line: LineFile) => attachFile(orderId, line),
    // Other files have another picture.
    onSettled: () => void reload(queryClient, { queryKey: orderKeys.all }),
  });
}
