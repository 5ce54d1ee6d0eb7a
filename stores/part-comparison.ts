// The parts that somebody has ticked to compare, for as long as the page stands; a comparison's address keeps them longer.

import { createStore, useStore } from "zustand";
import { MAX_COMPARED } from "@/lib/core/part/comparison";

export interface TickedPart {
  id: string;
  mpn: string;
}

export interface PartComparison {
  parts: readonly TickedPart[];
  /** Ticks it or takes the tick away; one too many is not ticked. */
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
