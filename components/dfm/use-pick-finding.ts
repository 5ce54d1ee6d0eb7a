"use client";
// A click on the board chooses the finding beside it.
import { useEffect } from "react";
import type { BoardGlass } from "@/components/dfm/board-glass";
import { distance, type Vec2 } from "@/lib/base/vec2";
import { acceptanceKey } from "@/lib/core/dfm/acceptance";
import type { BoardViewerStore } from "@/stores/board-viewer";
import { type DfmStore, shownFindings, useDfmStore } from "@/stores/dfm-check";

const REACH_PX = 14;

function chooseNear(dfm: DfmStore, glass: BoardGlass, at: Vec2): void {
  const point = glass.toScreen(at);
  let nearest = { px: REACH_PX, key: "", place: 0 };
  for (const finding of shownFindings(dfm.getState())) {
    finding.places.forEach(({ x, y }, place) => {
      const px = distance(point, glass.toScreen([x, y]));
      if (px < nearest.px) nearest = { px, key: acceptanceKey(finding), place };
    });
  }
  if (nearest.key !== "") dfm.getState().choose(nearest.key, nearest.place);
}

export function usePickFinding(glass: BoardGlass, viewer: BoardViewerStore): void {
  const dfm = useDfmStore();
  useEffect(
    () =>
      viewer.subscribe(({ selection, set }, former) => {
        if (selection === null || selection === former.selection) return;
        // Objects are not looked at by themselves here.
        set({ selection: null });
        chooseNear(dfm, glass, selection.at);
      }),
    [dfm, glass, viewer],
  );
}
