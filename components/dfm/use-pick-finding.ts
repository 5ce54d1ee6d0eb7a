"use client";
// Selects the finding near a click on the board.
import { useEffect } from "react";
import type { ViewportController } from "@/components/stage/viewport-controller";
import { distance, type Vec2 } from "@/lib/base/vec2";
import { acceptanceKey } from "@/lib/core/dfm/acceptance";
import type { BoardViewerStore } from "@/stores/viewer/board-viewer";
import { type DfmStore, shownFindings, useDfmStore } from "@/stores/viewer/dfm-check";

const REACH_PX = 14;

function chooseNear(dfm: DfmStore, viewport: ViewportController, at: Vec2): void {
  const point = viewport.worldToScreen(at);
  let nearest = { px: REACH_PX, key: "", place: 0 };
  for (const finding of shownFindings(dfm.getState())) {
    finding.places.forEach(({ x, y }, place) => {
      const px = distance(point, viewport.worldToScreen([x, y]));
      if (px < nearest.px) nearest = { px, key: acceptanceKey(finding), place };
    });
  }
  if (nearest.key !== "") dfm.getState().choose(nearest.key, nearest.place);
}

export function usePickFinding(viewport: ViewportController, viewer: BoardViewerStore): void {
  const dfm = useDfmStore();
  useEffect(
    () =>
      viewer.subscribe(({ selection, set }, previous) => {
        if (selection === null || selection === previous.selection) return;
        // Objects are not selected here.
        set({ selection: null });
        chooseNear(dfm, viewport, selection.at);
      }),
    [dfm, viewport, viewer],
  );
}
