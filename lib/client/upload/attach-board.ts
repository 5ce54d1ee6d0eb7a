// Uploading files for an order line after the order was placed.

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/transport/call";
import { orderKeys } from "@/lib/client/order";
import { reload } from "@/lib/client/transport/reload";
import { sendBoard } from "@/lib/client/upload/send-board";
import { attachBoard } from "@/lib/contracts/order";

export interface LineFile {
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

export function useAttachBoard(orderId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (line: LineFile) => attachFile(orderId, line),
    // Other files have another picture.
    onSettled: () => void reload(queryClient, { queryKey: orderKeys.all }),
  });
}
