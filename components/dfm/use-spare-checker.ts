"use client";
// A worker of checks that stands ready before a file comes: with its script to fetch, a first report took half as long
// again.
import { useSpare } from "@/components/ui/use-spare";
import { dfmWorkers } from "@/lib/workers/dfm-client";

export function useSpareChecker(): void {
  useSpare(dfmWorkers);
}
