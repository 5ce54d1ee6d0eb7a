"use client";
// The results below the sheet, with the edge that is dragged; their viewer is loaded with the first ones.
import { Suspense } from "react";
import { latePart } from "@/components/schematic/late-part";
import { ResultsFrame } from "@/components/schematic/simulation/layout/results-frame";
import { useHasResults, useIsViewerOpen } from "@/components/schematic/simulation/use-simulation";
import { useIsWide } from "@/components/ui/use-is-wide";

const Pane = latePart(() => import("./results-pane").then(({ ResultsPane }) => ResultsPane));

export function SimulationResults() {
  const isWide = useIsWide();
  const hasResults = useHasResults();
  const isOpen = useIsViewerOpen();
  // On narrow screens the panel of the simulation has them.
  if (!hasResults || !isOpen || !isWide) return null;
  return (
    <Suspense fallback={null}>
      <ResultsFrame>
        <Pane />
      </ResultsFrame>
    </Suspense>
  );
}
