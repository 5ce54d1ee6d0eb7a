"use client";
// Options of the check: needs of the files, overridden by the address, the project or the user.
import { useMemo } from "react";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { suggestSpecification } from "@/lib/core/pcb/suggest";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import { useDfm } from "@/stores/viewer/dfm-check";

export function useSpecification(): PcbSpecification {
  const named = useDfm((dfm) => dfm.named);
  const facts = useBoardViewer((viewer) => viewer.facts);
  return useMemo(() => {
    const needed = typeof facts === "string" ? {} : suggestSpecification(facts).values;
    return completeSpecification({ ...needed, ...named });
  }, [named, facts]);
}
