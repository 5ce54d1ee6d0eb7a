"use client";
// Comparison of the current files with an earlier revision, or with the files that they replaced.
import { useEffect, useState } from "react";
import { useSpecification } from "@/components/dfm/use-specification";
import { useRun } from "@/components/ui/use-run";
import { FileChecker } from "@/lib/workers/dfm/dfm-client";
import { useDfmStore } from "@/stores/viewer/dfm-check";
import { useBoardViewerStore } from "@/stores/viewer/board-viewer";

export type EarlierState = { status: "idle" | "running" } | { status: "failed"; code: string };

export function useEarlier(): { state: EarlierState; compareWith: (file: File) => void } {
  const store = useDfmStore();
  const order = useSpecification();
  const run = useRun();
  const [state, setState] = useState<EarlierState>({ status: "idle" });

  async function check(file: File): Promise<void> {
    const signal = run.restart();
    setState({ status: "running" });
    const checker = new FileChecker(file);
    try {
      const result = await checker.check({ order, signal });
      if (signal.aborted) return;
      if (result.ok) store.getState().set({ earlier: { name: file.name, report: result.value } });
      setState(result.ok ? { status: "idle" } : { status: "failed", code: result.code });
    } catch {
      if (!signal.aborted) setState({ status: "failed", code: "PARSE_FAILED" });
    } finally {
      checker.end();
    }
  }
  return { state, compareWith: (file) => void check(file) };
}

/** Removes the project from the address, so that a reload shows the current files. */
function leaveProject(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("id")) return;
  address.searchParams.delete("id");
  history.replaceState(history.state, "", address);
}

/** Waits until the new files are shown: if they cannot be read or are canceled, the report stays. */
export function useReplaced(): void {
  const dfm = useDfmStore();
  const viewer = useBoardViewerStore();
  useEffect(
    () =>
      viewer.subscribe(({ file }, previous) => {
        if (previous.file === null || file === previous.file) return;
        const { report, set } = dfm.getState();
        const earlier = report && { name: previous.file.name, report };
        if (earlier) set({ earlier, report: null, chosen: null, notes: [], isShared: false });
        leaveProject();
      }),
    [dfm, viewer],
  );
}
