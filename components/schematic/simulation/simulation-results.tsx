"use client";
// The results below the sheet; their viewer is loaded with the first ones.
import { Suspense } from "react";
import { latePart } from "@/components/schematic/late-part";
import { useSimulationState } from "@/components/schematic/simulation/use-simulation";

const Pane = latePart(() => import("./results-pane").then(({ ResultsPane }) => ResultsPane));

export function SimulationResults() {
  const { runs, opened } = useSimulationState();
  if (![...runs, ...opened].some(({ plots }) => plots.some(({ axis }) => axis !== null))) return null;
  return (
    <Suspense fallback={null}>
      <Pane />
    </Suspense>
  );
}
