// Parts selected for comparison, until the page is closed; the comparison's address contains them too.

import { createStore, useStore } from "zustand";
import { MAX_COMPARED } from "@/lib/core/part/comparison";

export interface TickedPart {
  id: string;
  mpn: string;
}

export interface PartComparison {
  parts: readonly TickedPart[];
  /** Selects or deselects a part; beyond the maximum nothing is selected. */
  toggle: (part: TickedPart) => void;
  clear: () => void;
}

export const partComparison = createStore<PartComparison>()((set, get) => ({
  parts: [],
  toggle(part) {
    const { parts } = get();
    const others = parts.filter(({ id }) => id !== part.id);
    if (others.length < parts.length) set({ parts: others });
    else if (parts.length < MAX_COMPARED) set({ parts: [...parts, part] });
  },
  clear: () => set({ parts: [] }),
}));

export function usePartComparison<T>(select: (comparison: PartComparison) => T): T {
  return useStore(partComparison, select);
}
