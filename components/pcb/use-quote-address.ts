"use client";
// Keeps the address equal to the quote, so that a reload, a bookmark and a link all lead back to it.
import { useEffect } from "react";
import { useDebounced } from "@/components/pcb/use-debounced";
import { toQuery } from "@/lib/core/pcb/query";
import { PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";
import { useGerberView } from "@/stores/gerber-view";
import { useQuoteDraft } from "@/stores/quote-draft";

/** Browsers refuse more than about a hundred changes of the address in ten seconds. */
const SETTLE_MS = 200;
export const PROJECT_PARAMETER = "project";
const OPTIONS = [...Object.keys(PCB_OPTIONS), "widthMm", "heightMm", "quantity", "leadTimeDays"];

/** `search` with the quote in it; parameters that are none of ours stay. */
export function searchWith(search: string, specification: PcbSpecification, projectId: string | null): string {
  const parameters = new URLSearchParams(search);
  for (const name of [...OPTIONS, PROJECT_PARAMETER]) parameters.delete(name);
  if (projectId !== null) parameters.set(PROJECT_PARAMETER, projectId);
  for (const [option, value] of toQuery(specification)) parameters.set(option, value);
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

export function useQuoteAddress(): void {
  const specification = useDebounced(
    useQuoteDraft((draft) => draft.specification),
    SETTLE_MS,
  );
  const projectId = useGerberView((view) => view.projectId);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const next = searchWith(search, specification, projectId);
    if (next !== search) window.history.replaceState(null, "", pathname + next + hash);
  }, [specification, projectId]);
}
