"use client";
// Board quote on the page: chosen options, suggestions from the files, and the unit of length.

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
  /** Price book version named by the quote; null for a new one. */
  version: string | null;
  /** Time at which the page was opened, so that prices do not change while it is in use. */
  nowMs: number;
}

export interface QuoteDraftState {
  specification: PcbSpecification;
  /** Values read from the files; an option that still has its value is marked "from your files". */
  suggested: Partial<PcbSpecification>;
  /** Values confirmed by the user, although the files differ. */
  confirmed: Partial<PcbSpecification>;
  /** Values needed by the files beyond the finest grade. */
  beyond: Suggestion["beyond"];
  lengthUnit: LengthUnit;
  freight: Freight;
  prices: DraftPrices;
}

export interface QuoteDraft extends QuoteDraftState {
  change(patch: Partial<PcbSpecification>): void;
  /** Fills the form from the files; options named in `kept` stay as they are. */
  suggest(suggestion: Suggestion, kept?: readonly PcbOption[]): void;
  /** Confirms the chosen values, whatever the files say. */
  confirm(options: readonly PcbOption[]): void;
  /** Removes the files; values chosen from them are kept. */
  forgetFiles(): void;
  replace(specification: PcbSpecification, bookVersion: string | null): void;
  /** Starts a new quote: lowest-priced options except for the suggestions of the files, at today's prices. */
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
