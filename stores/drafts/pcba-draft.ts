"use client";
// Assembly being quoted on the page; its board is the draft of the board form.

import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import {
  type AssemblySpecification,
  completeAssembly,
  DEFAULT_ASSEMBLY,
  settleAssembly,
} from "@/lib/core/pcba/specification";
import { ASSEMBLY_BOOKS } from "@/lib/core/pricing/assembly/book";
import { mergePublished } from "@/lib/core/pricing/book-for";
import type { PriceBooks } from "@/lib/core/pricing/price-books";
import { STENCIL_BOOKS } from "@/lib/core/pricing/stencil/price";

/** Price books other than the board's own. */
export type AssemblyPriceBooks = Pick<PriceBooks, "assemblies" | "stencils">;

export interface PcbaDraft {
  assembly: AssemblySpecification;
  priceBooks: AssemblyPriceBooks;
  /** Values read from the files; an option that still has its value is marked "from your files". */
  suggested: Partial<AssemblySpecification>;
  /** Fills the form from the files; values chosen by hand are kept. */
  suggest(values: Partial<AssemblySpecification>): void;
  change(patch: Partial<AssemblySpecification>): void;
  replace(assembly: AssemblySpecification): void;
  reset(): void;
}

/** Default number of consigned parts: unchanged if it is partial, else half of the parts. */
function changed(previous: AssemblySpecification, patch: Partial<AssemblySpecification>): AssemblySpecification {
  const next = { ...previous, ...patch };
  const isSome = next.customerParts >= 1 && next.customerParts < next.bomLines;
  const isNewlyPartial = patch.supply === "partial" && !isSome;
  return settleAssembly(isNewlyPartial ? { ...next, customerParts: Math.ceil(next.bomLines / 2) } : next);
}

/** `published`: published price books that are newer than the script. */
export function createPcbaDraft(
  initial: AssemblySpecification,
  { assemblies, stencils }: AssemblyPriceBooks = { assemblies: [], stencils: [] },
): StoreApi<PcbaDraft> {
  return createStore<PcbaDraft>()((set, get) => ({
    assembly: initial,
    priceBooks: {
      assemblies: mergePublished(ASSEMBLY_BOOKS, assemblies),
      stencils: mergePublished(STENCIL_BOOKS, stencils),
    },
    suggested: {},
    suggest(values) {
      const { assembly, suggested } = get();
      const isFree = ([option]: [string, unknown]) => {
        const own = option as keyof AssemblySpecification;
        return assembly[own] === DEFAULT_ASSEMBLY[own] || assembly[own] === suggested[own];
      };
      const free = Object.entries(values).filter(isFree);
      // Filling the form with no values keeps the same object, so that an untouched form is recognized.
      set({ suggested: values, ...(free.length > 0 ? { assembly: changed(assembly, Object.fromEntries(free)) } : {}) });
    },
    change: (patch) => set({ assembly: changed(get().assembly, patch) }),
    replace: (assembly) => set({ assembly }),
    reset: () => set({ assembly: completeAssembly({}) }),
  }));
}

export const PcbaDraftContext = createContext<StoreApi<PcbaDraft> | null>(null);

export function usePcbaDraftStore(): StoreApi<PcbaDraft> {
  const store = use(PcbaDraftContext);
  if (!store) throw new Error("an assembly draft is used outside its provider");
  return store;
}

export function usePcbaDraft<T>(select: (draft: PcbaDraft) => T): T {
  return useStore(usePcbaDraftStore(), select);
}
