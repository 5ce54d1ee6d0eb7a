"use client";
// The quote being made on the page: what is chosen, what the files say, and the unit lengths are typed in.

import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { changeSpecification } from "@/lib/core/pcb/change";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { LengthUnit } from "@/lib/core/pcb/length";
import type { PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";
import type { Suggestion } from "@/lib/core/pcb/suggest";
import { DEFAULT_FREIGHT, type Freight } from "@/stores/freight";

export interface QuoteDraftState {
  specification: PcbSpecification;
  /** What was read from the files; an option that still has this value is marked as theirs. */
  suggested: Partial<PcbSpecification>;
  /** Values that somebody has said they mean, though the files say otherwise. */
  confirmed: Partial<PcbSpecification>;
  /** What the files need beyond the finest that is made. */
  beyond: Suggestion["beyond"];
  lengthUnit: LengthUnit;
  freight: Freight;
}

export interface QuoteDraft extends QuoteDraftState {
  change(patch: Partial<PcbSpecification>): void;
  /** Fills the form from the files; options named in `kept` stay as they are. */
  suggest(suggestion: Suggestion, kept?: readonly PcbOption[]): void;
  /** The value as it is chosen is meant, whatever the files say. */
  confirm(options: readonly PcbOption[]): void;
  /** The files are gone; what was chosen by them stays. */
  forgetFiles(): void;
  replace(specification: PcbSpecification): void;
  /** Everything at its lowest-priced setting again, but for what the files say. */
  reset(): void;
  measureIn(unit: LengthUnit): void;
  sendBy(freight: Freight): void;
}

export function createQuoteDraft(initial: PcbSpecification): StoreApi<QuoteDraft> {
  return createStore<QuoteDraft>()((set, get) => ({
    specification: initial,
    suggested: {},
    confirmed: {},
    beyond: [],
    lengthUnit: "mm",
    freight: DEFAULT_FREIGHT,
    change: (patch) => set({ specification: changeSpecification(get().specification, patch) }),
    suggest({ values, beyond }, kept = []) {
      const free = Object.fromEntries(Object.entries(values).filter(([option]) => !kept.includes(option as PcbOption)));
      set({ specification: changeSpecification(get().specification, free), suggested: values, confirmed: {}, beyond });
    },
    confirm(options) {
      const { specification, confirmed } = get();
      set({
        confirmed: { ...confirmed, ...Object.fromEntries(options.map((option) => [option, specification[option]])) },
      });
    },
    forgetFiles: () => set({ suggested: {}, confirmed: {}, beyond: [] }),
    replace: (specification) => set({ specification }),
    reset: () => set({ specification: changeSpecification(completeSpecification({}), get().suggested) }),
    measureIn: (lengthUnit) => set({ lengthUnit }),
    sendBy: (freight) => set({ freight }),
  }));
}

export const QuoteDraftContext = createContext<StoreApi<QuoteDraft> | null>(null);

export function useQuoteDraftStore(): StoreApi<QuoteDraft> {
  const store = use(QuoteDraftContext);
  if (!store) throw new Error("a quote draft is used outside its provider");
  return store;
}

export function useQuoteDraft<T>(select: (draft: QuoteDraft) => T): T {
  return useStore(useQuoteDraftStore(), select);
}
