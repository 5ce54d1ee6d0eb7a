"use client";
// Counts the changes of what is shown of the results.
import { useSyncExternalStore } from "react";
import type { SimulationSession } from "@/components/schematic/simulation/simulation-session";

export function useViewVersion({ view }: SimulationSession): number {
  return useSyncExternalStore(
    view.subscribe,
    () => view.version,
    () => view.version,
  );
}
