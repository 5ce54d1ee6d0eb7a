"use client";
// Runs the check when the files or the options change; a running check is canceled.
import { useEffect, useMemo } from "react";
import { useSpecification } from "@/components/dfm/use-specification";
import { FileChecker } from "@/lib/workers/dfm/dfm-client";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import { chosenFinding, openingChoice, useDfmStore } from "@/stores/viewer/dfm-check";

/** `attempt` counts manual retries. */
export function useCheck(attempt: number): void {
  const dfm = useDfmStore();
  const file = useBoardViewer((viewer) => viewer.file);
  const corrections = useBoardViewer((viewer) => viewer.corrections);
  const isKnown = useBoardViewer((viewer) => viewer.board !== null && viewer.facts !== "pending");
  const order = useSpecification();
  // The checker starts a worker on the first check, and a new one after `end`.
  const checker = useMemo(() => file && new FileChecker(file, { corrections }), [file, corrections]);
  useEffect(() => () => checker?.end(), [checker]);

  useEffect(() => {
    if (!checker || !isKnown) return;
    const controller = new AbortController();
    const { signal } = controller;
    dfm.getState().set({ check: { status: "running" } });
    checker.check({ order, signal }).then(
      (result) => {
        if (signal.aborted) return;
        if (!result.ok) return dfm.getState().set({ check: { status: "failed", code: result.code } });
        const report = result.value;
        const { chosen, report: previous } = dfm.getState();
        const isThere = chosenFinding({ report, chosen }) !== null;
        // With other options the report keeps its selection; with other files it selects its worst finding.
        const opening = previous === null ? openingChoice(report) : null;
        dfm.getState().set({ check: { status: "done" }, report, chosen: isThere ? chosen : opening });
      },
      () => {
        // Either the check was aborted, or this browser has no workers.
        if (!signal.aborted) dfm.getState().set({ check: { status: "failed", code: "NO_WORKER" } });
      },
    );
    return () => controller.abort();
  }, [dfm, checker, isKnown, order, attempt]);
}
