"use client";
// Board size as text in the chosen unit; null if no file states it.
import { useLengths } from "@/components/gerber/viewer/lengths";
import { useBoardViewer } from "@/stores/viewer/board-viewer";

export function useBoardSize(): string | null {
  const facts = useBoardViewer(({ facts }) => (typeof facts === "object" ? facts : null));
  const unit = useBoardViewer((viewer) => viewer.unit);
  const lengths = useLengths(unit);
  if (facts === null || facts.widthMm === null || facts.heightMm === null) return null;
  return lengths.size(facts.widthMm, facts.heightMm);
}
