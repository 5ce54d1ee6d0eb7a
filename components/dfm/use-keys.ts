"use client";
// The report by keyboard: j and k through findings, n and p through places, Enter goes there, Escape to the whole board.
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
  // Chosen anew, it is looked at again, wherever the board was moved to.
  Enter: ({ chosen, choose }) => chosen && choose(chosen.key, chosen.place),
  Escape: (dfm) => dfm.choose(null),
};
/** Of these a button that has the focus has its own use. */
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
