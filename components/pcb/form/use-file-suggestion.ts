"use client";
// Fills the form from what was measured on the files: first the browser's reading, then the server's.
import { useEffect, useEffectEvent, useRef } from "react";
import type { BoardFacts } from "@/lib/core/measure/facts";
import { DEFAULT_SPECIFICATION, type PcbOption } from "@/lib/core/pcb/specification";
import { STATED_OPTIONS } from "@/lib/core/pcb/stated-options";
import { suggestSpecification } from "@/lib/core/pcb/suggest";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useQuoteDraftStore } from "@/stores/drafts/quote-draft";

/** `named` are the options of the address a board was opened by; a file that is chosen later fills all it measures. */
export function useFileSuggestion(named: readonly PcbOption[]): void {
  const draft = useQuoteDraftStore();
  const facts = useGerberView((view) => view.finding?.facts);
  const isOfProject = useGerberView((view) => view.file === null || view.file.bytes === null);
  // The form may come onto the page after the files were read: what they say was then never filled in.
  const before = useRef(Object.keys(draft.getState().suggested).length > 0 ? facts : undefined);

  const fill = useEffectEvent(() => {
    const { suggest, forgetFiles, specification, suggested } = draft.getState();
    if (!facts) return forgetFiles();
    const suggestion = suggestSpecification(facts);
    // What somebody has changed since the browser's reading stays as they want it.
    const changedSince = (Object.keys(suggested) as PcbOption[]).filter(
      (option) => suggested[option] !== specification[option],
    );
    // What tools say of a board's make is often a default of theirs; what the customer has chosen is none.
    const chosenBefore = STATED_OPTIONS.filter(
      (option) => suggested[option] === undefined && specification[option] !== DEFAULT_SPECIFICATION[option],
    );
    suggest(suggestion, [...(isOfProject ? named : changedSince), ...chosenBefore]);
  });

  useEffect(() => {
    const isMeasuredAnew = !isSameReading(before.current, facts);
    before.current = facts;
    if (isMeasuredAnew) fill();
  }, [facts]);
}

/** An answer to a question about the files measures nothing anew. */
function isSameReading(before: BoardFacts | undefined, after: BoardFacts | undefined): boolean {
  if (!before || !after) return before === after;
  const facts = Object.keys(after) as (keyof BoardFacts)[];
  return facts.every((fact) => fact === "confirmed" || before[fact] === after[fact]);
}
