"use client";
// True while the board's files are being read: until then the price is not the board's own.
import { useGerberView } from "@/stores/viewer/gerber-view";

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
