"use client";
import { useEffect } from "react";
import { useSpecification } from "@/components/dfm/use-specification";
import { useBoardViewer } from "@/stores/viewer/board-viewer";

export function useBoardAppearance(): void {
  const { solderMaskColor, silkscreenColor, surfaceFinish } = useSpecification();
  const shown = useBoardViewer((viewer) => viewer.appearance);
  const set = useBoardViewer((viewer) => viewer.set);
  const isAlike =
    shown.solderMaskColor === solderMaskColor &&
    shown.silkscreenColor === silkscreenColor &&
    shown.surfaceFinish === surfaceFinish;
  useEffect(() => {
    if (!isAlike) set({ appearance: { solderMaskColor, silkscreenColor, surfaceFinish } });
  }, [isAlike, set, solderMaskColor, silkscreenColor, surfaceFinish]);
}
