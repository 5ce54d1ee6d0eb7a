"use client";
// Other files take the place of the shown ones, whose report is then what they are compared with.
import { useEffect } from "react";
import { useBoardViewerStore } from "@/stores/viewer/board-viewer";
import { useDfmStore } from "@/stores/viewer/dfm-check";

/** A reload shows what was shown, not the project that it took the place of. */
function leaveProject(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("id")) return;
  address.searchParams.delete("id");
  history.replaceState(history.state, "", address);
}

/** Once the others are shown: files that cannot be read, or are given up, leave the report as it is. */
export function useReplaced(): void {
  const dfm = useDfmStore();
  const viewer = useBoardViewerStore();
  useEffect(
    () =>
      viewer.subscribe(({ file }, previous) => {
        if (previous.file === null || file === previous.file) return;
        const { report, set } = dfm.getState();
        const earlier = report && { name: previous.file.name, report };
        if (earlier) set({ earlier, report: null, chosen: null, notes: [], isShared: false });
        leaveProject();
      }),
    [dfm, viewer],
  );
}
