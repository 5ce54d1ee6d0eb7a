"use client";
// Fills the form from the measured files: first the browser's reading, then the server's.
import { useEffect, useEffectEvent, useRef } from "react";
import type { BoardFacts } from "@/lib/core/measure/facts";
import { DEFAULT_SPECIFICATION, type PcbOption } from "@/lib/core/pcb/specification";
import { STATED_OPTIONS } from "@/lib/core/pcb/stated-options";
import { suggestSpecification } from "@/lib/core/pcb/suggest";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useQuoteDraftStore } from "@/stores/drafts/quote-draft";

/** `named` are options in the address of an opened board; a file chosen later fills every measured option. */
export function useFileSuggestion(named: readonly PcbOption[]): void {
  const draft = useQuoteDraftStore();
  const facts = useGerberView((view) => view.finding?.facts);
  const isOfProject = useGerberView((view) => view.file === null || view.file.bytes === null);
  // The form may be mounted after the files were read; their values were then never filled in.
  const before = useRef(Object.keys(draft.getState().suggested).length > 0 ? facts : undefined);

  const fill = useEffectEvent(() => {
    const { suggest, forgetFiles, specification, suggested } = draft.getState();
    if (!facts) return forgetFiles();
    const suggestion = suggestSpecification(facts);
    // Options changed by the user since the browser's reading are kept.
    const changedSince = (Object.keys(suggested) as PcbOption[]).filter(
      (option) => suggested[option] !== specification[option],
    );
    // Options stated by design tools are often their defaults; values chosen by the customer take precedence.
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

/** Answering a question about the files changes no measurement. */
function isSameReading(before: BoardFacts | undefined, after: BoardFacts | undefined): boolean {
  if (!before || !after) return before === after;
  const facts = Object.keys(after) as (keyof BoardFacts)[];
  return facts.every((fact) => fact === "confirmed" || before[fact] === after[fact]);
}
