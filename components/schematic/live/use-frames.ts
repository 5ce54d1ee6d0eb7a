"use client";
// Frames of a running circuit for what paints them: each one, or two a second where motion is to be reduced.
import { useEffect, useRef } from "react";
import type { LiveRun } from "@/components/schematic/live/live-run";
import type { LiveFrame } from "@/lib/core/live-circuit/live-frame";

const CALM_MS = 500;

const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The newest frame at once, then those that follow; at most one in `everyMs`. The last one before a pause is always shown. */
export function useFrames(run: LiveRun, onFrame: (frame: LiveFrame) => void, everyMs = 0): void {
  const latest = useRef(onFrame);
  useEffect(() => void (latest.current = onFrame));
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (frame: LiveFrame): void => {
      clearTimeout(timer);
      const now = performance.now();
      const early = last + Math.max(everyMs, isCalm() ? CALM_MS : 0) - now;
      if (early > 0) {
        timer = setTimeout(() => show(frame), early);
        return;
      }
      last = now;
      latest.current(frame);
    };
    if (run.frame) show(run.frame);
    const end = run.onFrame(show);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [run, everyMs]);
}
