"use client";
// The quote being made on the page: what is chosen, what the files say, and the unit lengths are typed in.

import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { changeSpecification } from "@/lib/core/pcb/change";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { LengthUnit } from "@/lib/core/pcb/length";
import type { PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";
import type { Suggestion } from "@/lib/core/pcb/suggest";
import { PRICE_BOOKS, type PriceBook } from "@/lib/core/pricing/book";
import { DEFAULT_FREIGHT, type Freight } from "@/stores/freight";

export interface DraftPrices {
  books: readonly PriceBook[];
  /** The version that the quote names; null for a new one. */
  version: string | null;
  /** When the page was opened: prices do not change under the reader's hands. */
  nowMs: number;
}

export interface QuoteDraftState {
  specification: PcbSpecification;
  /** Values read from the files; an option that still has its value is marked "from your files". */
  suggested: Partial<PcbSpecification>;
  /** Values that somebody has said they mean, though the files say otherwise. */
  confirmed: Partial<PcbSpecification>;
  /** Values that the files need beyond the finest grade. */
  beyond: Suggestion["beyond"];
  lengthUnit: LengthUnit;
  freight: Freight;
  prices: DraftPrices;
}

export interface QuoteDraft extends QuoteDraftState {
  change(patch: Partial<PcbSpecification>): void;
  /** Fills the form from the files; options named in `kept` stay as they are. */
  suggest(suggestion: Suggestion, kept?: readonly PcbOption[]): void;
  /** The value as it is chosen is meant, whatever the files say. */
  confirm(options: readonly PcbOption[]): void;
  /** The files are gone; what was chosen by them stays. */
  forgetFiles(): void;
  replace(specification: PcbSpecification, bookVersion: string | null): void;
  /** A new quote: everything at its lowest-priced setting, but for what the files say, at today's prices. */
  reset(): void;
  takeCurrentPrices(): void;
  measureIn(unit: LengthUnit): void;
  sendBy(freight: Freight): void;
}

export function createQuoteDraft(
  initial: PcbSpecification,
  { books = PRICE_BOOKS, version = null, nowMs = Date.now() }: Partial<DraftPrices> = {},
): StoreApi<QuoteDraft> {
  return createStore<QuoteDraft>()((set, get) => ({
    specification: initial,
    prices: { books, version, nowMs },
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
    replace: (specification, version) => set({ specification, prices: { ...get().prices, version } }),
    reset: () => get().replace(changeSpecification(completeSpecification({}), get().suggested), null),
    takeCurrentPrices: () => get().replace(get().specification, null),
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
