"use client";
// A board's file on its way: read in the browser and sent at the same time, then read again by the server.
import { useEffect, useEffectEvent, useRef } from "react";
import { colorsOf } from "@/components/gerber/board-tint";
import { carriedFile } from "@/components/gerber/carried-file";
import { useLoadProject } from "@/components/gerber/use-load-project";
import { useSendBoard } from "@/components/gerber/use-send-board";
import { openBoard } from "@/lib/workers/gerber-client";
import { useGerberViewStore } from "@/stores/gerber-view";
import { takeIncomingFile } from "@/stores/incoming-file";
import { useQuoteDraftStore } from "@/stores/quote-draft";

/** The server would say the same of these bytes, so sending them on is of no use. */
const FINAL = /^(ARCHIVE_|NOT_AN_ARCHIVE|NO_LAYERS)/;

export interface BoardUpload {
  take: (file: File) => void;
  cancel: () => void;
  retry: () => void;
  remove: () => void;
}

export function useBoardUpload(): BoardUpload {
  const view = useGerberViewStore();
  const draft = useQuoteDraftStore();
  const running = useRef<AbortController | null>(null);
  const last = useRef<File | null>(null);
  const { send, resume } = useSendBoard();
  useLoadProject();

  function startAnew(): AbortController {
    running.current?.abort();
    return (running.current = new AbortController());
  }

  async function read(file: File, aborter: AbortController): Promise<void> {
    const { signal } = aborter;
    const colors = colorsOf(draft.getState().specification);
    const result = await openBoard(file, { colors, onProgress: view.getState().readUpTo, signal });
    if (signal.aborted) return;
    if (result.ok) {
      const { topSvg, bottomSvg, ...finding } = result.value;
      return view.getState().foundHere(finding, { top: topSvg, bottom: bottomSvg });
    }
    const isFinal = FINAL.test(result.code);
    view.getState().failReading(result.code, isFinal);
    if (isFinal) aborter.abort();
  }

  function take(file: File): void {
    const aborter = startAnew();
    last.current = file;
    carriedFile.forget();
    view.getState().start({ name: file.name, bytes: file.size });
    read(file, aborter).catch(() => {
      // Either nobody waits any more, or this browser runs no workers: then the server reads alone.
      if (!aborter.signal.aborted) view.getState().failReading("READER", false);
    });
    void send(file, aborter.signal);
  }

  const open = useEffectEvent(async () => {
    const file = await takeIncomingFile().catch(() => null);
    if (file) return take(file);
    const carried = view.getState().projectId === null ? carriedFile.find() : null;
    if (carried) await resume(carried, startAnew().signal);
  });
  useEffect(() => {
    void open();
    return () => running.current?.abort();
  }, []);

  return {
    take,
    cancel() {
      running.current?.abort();
      view.getState().failSending("CANCELLED");
    },
    retry() {
      const file = last.current;
      const carried = carriedFile.find();
      if (file) void send(file, startAnew().signal);
      else if (carried) void resume(carried, startAnew().signal);
    },
    remove() {
      startAnew();
      last.current = null;
      carriedFile.forget();
      view.getState().clear();
    },
  };
}
