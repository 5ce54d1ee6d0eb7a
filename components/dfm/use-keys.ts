"use client";
// Keyboard control of the report: j and k for findings, n and p for places, Enter to show the place, Escape for the
// whole board.
import { useEffect, useEffectEvent } from "react";
import { type Dfm, useDfmStore } from "@/stores/viewer/dfm-check";

const TYPING = "input, select, textarea, [contenteditable], dialog";

const ACTS: Record<string, (dfm: Dfm) => void> = {
  j: (dfm) => dfm.step(1),
  ArrowDown: (dfm) => dfm.step(1),
  k: (dfm) => dfm.step(-1),
  ArrowUp: (dfm) => dfm.step(-1),
  n: (dfm) => dfm.stepPlace(1),
  ArrowRight: (dfm) => dfm.stepPlace(1),
  p: (dfm) => dfm.stepPlace(-1),
  ArrowLeft: (dfm) => dfm.stepPlace(-1),
  // Selecting it again moves the camera back to it.
  Enter: ({ chosen, choose }) => chosen && choose(chosen.key, chosen.place),
  Escape: (dfm) => dfm.choose(null),
};
/** Elements that handle these keys themselves. */
const OWN = "button, a, summary, [role=button]";

export function useKeys(): void {
  const store = useDfmStore();
  const obey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(TYPING)) return;
    if (event.key === "Enter" && target?.closest(OWN)) return;
    const act = ACTS[event.key];
    if (!act || store.getState().report === null) return;
    event.preventDefault();
    act(store.getState());
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => obey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
