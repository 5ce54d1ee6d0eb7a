"use client";
// The board of the report in the colors of what it is checked for.
import { useEffect } from "react";
import { useSpecification } from "@/components/dfm/use-specification";
import { useBoardViewer } from "@/stores/board-viewer";

export function useBoardLook(): void {
  const { solderMaskColor, silkscreenColor, surfaceFinish } = useSpecification();
  const shown = useBoardViewer((viewer) => viewer.look);
  const set = useBoardViewer((viewer) => viewer.set);
  const isAlike =
    shown.solderMaskColor === solderMaskColor &&
    shown.silkscreenColor === silkscreenColor &&
    shown.surfaceFinish === surfaceFinish;
  useEffect(() => {
    if (!isAlike) set({ look: { solderMaskColor, silkscreenColor, surfaceFinish } });
  }, [isAlike, set, solderMaskColor, silkscreenColor, surfaceFinish]);
}
