"use client";
// Uploads a board's file and has the server read it, whose facts are authoritative.
import { type UploadedFile, sessionFile } from "@/components/gerber/preview/carried-file";
import { projectNameOf } from "@/lib/core/gerber/project-name";
import { ApiError } from "@/lib/client/transport/api-error";
import { useCreateBoardProject } from "@/lib/client/gerber";
import { sendFile } from "@/lib/client/upload/upload";
import { useGerberViewStore } from "@/stores/viewer/gerber-view";

export interface SendBoard {
  /** Never rejects: the result is in the store. */
  send: (file: File, signal: AbortSignal) => Promise<void>;
  /** For a file that is already uploaded. */
  resume: (uploaded: UploadedFile, signal: AbortSignal) => Promise<void>;
}

export function useSendBoard(): SendBoard {
  const view = useGerberViewStore();
  const { mutateAsync: createProject } = useCreateBoardProject();

  function fail(error: unknown, signal: AbortSignal): void {
    if (!signal.aborted) view.getState().failSending(error instanceof ApiError ? error.code : "NOT_SENT");
  }

  async function resume(uploaded: UploadedFile, signal: AbortSignal): Promise<void> {
    view.getState().sendUpTo(1);
    try {
      const board = await createProject(uploaded);
      if (!signal.aborted) view.getState().confirm(board);
    } catch (error) {
      // A handle that has expired or belongs to another user will never be read.
      if (error instanceof ApiError && error.kind === "refused") sessionFile.forget();
      fail(error, signal);
    }
  }

  async function send(file: File, signal: AbortSignal): Promise<void> {
    const onPercent = (percent: number) => {
      if (!signal.aborted) view.getState().sendUpTo(percent / 100);
    };
    try {
      const { fileUrl } = await sendFile(file, { purpose: "gerber", signal, onPercent, isQuiet: true });
      if (signal.aborted) return;
      const uploaded = { gerberUrl: fileUrl, projectName: projectNameOf(file.name) };
      sessionFile.keep(uploaded);
      await resume(uploaded, signal);
    } catch (error) {
      fail(error, signal);
    }
  }

  return { send, resume };
}
