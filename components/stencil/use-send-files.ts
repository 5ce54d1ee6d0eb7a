"use client";
// Upload of the stencil's files: once, when it is added to the cart, followed by the server's reading.
import { useRef, useState } from "react";
import { ApiError } from "@/lib/client/transport/api-error";
import { sendBoard } from "@/lib/client/upload/send-board";
import { type KeptBoard, useStencilDraftStore } from "@/stores/drafts/stencil-draft";

export type FilesSending =
  | { status: "idle" }
  /** Percent of the bytes sent, whole; at 100 the server reads. */
  | { status: "sending"; percent: number }
  | { status: "failed"; code: string };

export interface SendFiles {
  sending: FilesSending;
  /** Null without files. Rejects after a failure, whose reason is in `sending`. */
  send: () => Promise<KeptBoard | null>;
}

export function useSendFiles(): SendFiles {
  const draft = useStencilDraftStore();
  const [sending, setSending] = useState<FilesSending>({ status: "idle" });
  const last = useRef<{ file: File; sent: KeptBoard } | null>(null);

  async function sendAnew(file: File): Promise<KeptBoard> {
    const onPercent = (percent: number) => setSending({ status: "sending", percent });
    try {
      const { projectId, projectName } = await sendBoard(file, { onPercent });
      setSending({ status: "idle" });
      return { projectId, projectName };
    } catch (error) {
      setSending({ status: "failed", code: error instanceof ApiError ? error.code : "NOT_SENT" });
      throw error;
    }
  }

  async function send(): Promise<KeptBoard | null> {
    const { file, board } = draft.getState();
    if (board !== null) return board;
    if (file === null) {
      setSending({ status: "idle" });
      return null;
    }
    if (last.current?.file !== file) last.current = { file, sent: await sendAnew(file) };
    return last.current.sent;
  }

  return { sending, send };
}
