"use client";
// Checks an earlier revision with the same options, for comparison.
import { useState } from "react";
import { useSpecification } from "@/components/dfm/use-specification";
import { useRun } from "@/components/ui/use-run";
import { FileChecker } from "@/lib/workers/dfm/dfm-client";
import { useDfmStore } from "@/stores/viewer/dfm-check";

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
