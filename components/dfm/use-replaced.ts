"use client";
// When other files are opened, the previous report becomes the one to compare with.
import { useEffect } from "react";
import { useBoardViewerStore } from "@/stores/viewer/board-viewer";
import { useDfmStore } from "@/stores/viewer/dfm-check";

/** Removes the project from the address, so that a reload shows the current files. */
function leaveProject(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("id")) return;
  address.searchParams.delete("id");
  history.replaceState(history.state, "", address);
}

/** Waits until the new files are shown: if they cannot be read or are canceled, the report stays. */
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
