"use client";
// Prewarms a DFM worker: with its script still to fetch, a first report took half as long again.
import { usePrewarmed } from "@/components/ui/use-prewarmed";
import { dfmWorkers } from "@/lib/workers/dfm/dfm-client";

export function usePrewarmedChecker(): void {
  usePrewarmed(dfmWorkers);
}
