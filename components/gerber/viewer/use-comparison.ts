"use client";
// Comparison of the current board with an earlier revision.
import { useState } from "react";
import { useRun } from "@/components/ui/use-run";
import { useRefusalText } from "@/components/gerber/viewer/refusal-text";
import { compareWith } from "@/lib/workers/viewer/revision-client";
import { useBoardViewerStore } from "@/stores/viewer/board-viewer";

export type Comparing = { status: "idle" | "running" } | { status: "failed"; message: string };

export function useComparison(): { comparing: Comparing; take: (file: File) => void; cancel: () => void } {
  const store = useBoardViewerStore();
  const run = useRun();
  const refusalText = useRefusalText();
  const [comparing, setComparing] = useState<Comparing>({ status: "idle" });

  async function compare(file: File): Promise<void> {
    const { board } = store.getState();
    if (!board) return;
    const signal = run.restart();
    const fail = (code: string) => setComparing({ status: "failed", message: refusalText({ name: file.name, code }) });
    setComparing({ status: "running" });
    try {
      const answer = await compareWith(file, board.scene, { signal });
      if (signal.aborted) return;
      if (!answer.ok) return fail(answer.code);
      store.getState().set({ comparison: { name: file.name, revision: answer.value } });
      setComparing({ status: "idle" });
    } catch {
      // Either the comparison was aborted, or this browser has no workers.
      if (!signal.aborted) fail("NO_WORKER");
    }
  }
  return {
    comparing,
    take: (file) => void compare(file),
    cancel: () => {
      run.stop();
      setComparing({ status: "idle" });
    },
  };
}
