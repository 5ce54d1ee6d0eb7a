"use client";
import { useEffect } from "react";
import type { LiveRun } from "@/components/schematic/live/live-run";

/** Nothing is computed in a tab that nobody sees; it goes on when the tab is shown again. */
export function useHiddenPause(run: LiveRun): void {
  useEffect(() => {
    let hasPaused = false;
    const follow = (): void => {
      if (document.visibilityState === "hidden") {
        hasPaused = run.state.status === "running";
        if (hasPaused) run.pause();
      } else if (hasPaused) {
        hasPaused = false;
        run.play();
      }
    };
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, [run]);
}
