"use client";
// Whether the files of the board are still being read: until then no price is the board's own.
import { useGerberView } from "@/stores/gerber-view";

export function useIsReading(): boolean {
  return useGerberView(
    ({ reading, finding, projectId, sending }) =>
      finding === null &&
      (reading.status === "running" ||
        sending.status === "sending" ||
        sending.status === "checking" ||
        (projectId !== null && reading.status === "idle" && sending.status !== "failed")),
  );
}
