"use client";
// Upload of a board: read in the browser and sent at the same time, then read by the server.
import { useEffect, useEffectEvent, useRef } from "react";
import { sessionFile } from "@/components/gerber/preview/carried-file";
import { useReadBoard } from "@/components/gerber/preview/use-read-board";
import { useRun } from "@/components/ui/use-run";
import { useSendBoard } from "@/components/gerber/preview/use-send-board";
import { useGerberViewStore } from "@/stores/viewer/gerber-view";
import { takeIncomingFile } from "@/stores/incoming-file";

export interface BoardUpload {
  take: (file: File) => void;
  /** Cancels the upload; the reading of the browser stays visible. */
  cancel: () => void;
  retry: () => void;
  remove: () => void;
}

export function useBoardUpload(): BoardUpload {
  const view = useGerberViewStore();
  const reading = useRun();
  const sending = useRun();
  const last = useRef<File | null>(null);
  const read = useReadBoard();
  const { send, resume } = useSendBoard();

  function take(file: File): void {
    last.current = file;
    sessionFile.forget();
    view.getState().start({ name: file.name, bytes: file.size }, file);
    void send(file, sending.restart());
    void read(file, { signal: reading.restart(), onRefused: sending.stop });
  }

  const open = useEffectEvent(async () => {
    const file = await takeIncomingFile().catch(() => null);
    if (file) return take(file);
    const uploaded = view.getState().projectId === null ? sessionFile.find() : null;
    if (uploaded) await resume(uploaded, sending.restart());
  });
  useEffect(() => {
    void open();
  }, []);

  return {
    take,
    cancel() {
      sending.stop();
      view.getState().failSending("CANCELLED");
    },
    retry() {
      const uploaded = sessionFile.find();
      if (last.current) void send(last.current, sending.restart());
      else if (uploaded) void resume(uploaded, sending.restart());
    },
    remove() {
      sending.stop();
      reading.stop();
      last.current = null;
      sessionFile.forget();
      view.getState().clear();
    },
  };
}
