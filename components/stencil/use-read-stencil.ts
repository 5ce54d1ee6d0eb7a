"use client";
// Reads a board's paste layers in a worker of this browser; nothing is uploaded.
import { useState } from "react";
import { useRun } from "@/components/ui/use-run";
import type { StencilBoard } from "@/lib/core/stencil/stencil-board";
import { ApiError } from "@/lib/client/transport/api-error";
import { openStencil } from "@/lib/workers/gerber/gerber-client";

export type StencilReading =
  | { status: "idle" }
  | { status: "running"; name: string; done: number }
  | { status: "failed"; name: string; code: string }
  | { status: "done"; name: string; board: StencilBoard };

export interface ReadStencil {
  reading: StencilReading;
  take: (file: File) => void;
  /** Loads a file from elsewhere; `load` rejects with an `ApiError`. */
  fetch: (load: (signal: AbortSignal) => Promise<File>) => void;
  remove: () => void;
}

export function useReadStencil(onRead: (board: StencilBoard, file: File) => void): ReadStencil {
  const [reading, setReading] = useState<StencilReading>({ status: "idle" });
  const run = useRun();

  async function read(file: File, signal: AbortSignal): Promise<void> {
    const { name } = file;
    setReading({ status: "running", name, done: 0 });
    const onProgress = ({ done }: { done: number }) => {
      if (!signal.aborted) setReading({ status: "running", name, done });
    };
    try {
      const result = await openStencil(file, { signal, onProgress });
      if (signal.aborted) return;
      if (!result.ok) return setReading({ status: "failed", name, code: result.code });
      setReading({ status: "done", name, board: result.value });
      onRead(result.value, file);
    } catch {
      // Either the reading was aborted, or this browser has no workers.
      if (!signal.aborted) setReading({ status: "failed", name, code: "READER" });
    }
  }

  async function fetchAndRead(load: (signal: AbortSignal) => Promise<File>, signal: AbortSignal): Promise<void> {
    setReading({ status: "running", name: "", done: 0 });
    try {
      await read(await load(signal), signal);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "NETWORK";
      if (!signal.aborted) setReading({ status: "failed", name: "", code });
    }
  }

  return {
    reading,
    fetch: (load) => void fetchAndRead(load, run.restart()),
    take: (file) => void read(file, run.restart()),
    remove() {
      run.stop();
      setReading({ status: "idle" });
    },
  };
}
