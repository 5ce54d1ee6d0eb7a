"use client";
// The stencil being quoted on the page: what is chosen, by which prices, and where it would be sent.

import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { PRICE_BOOKS, type PriceBook } from "@/lib/core/pricing/book";
import { STENCIL_BOOKS, type StencilBook } from "@/lib/core/pricing/stencil/price";
import { changeStencil, completeStencil, type StencilSpecification } from "@/lib/core/pricing/stencil/specification";
import { DEFAULT_FREIGHT, type Freight } from "@/stores/freight";

export interface KeptBoard {
  projectId: string;
  projectName: string;
}

export interface StencilDraft {
  specification: StencilSpecification;
  /** The price book that the quote names; null for a new one. */
  bookVersion: string | null;
  /** When the page was opened: prices do not change under the reader's hands. */
  nowMs: number;
  /** The books of boards, which say what freight costs. */
  boards: readonly PriceBook[];
  stencils: readonly StencilBook[];
  freight: Freight;
  /** Read in this browser; sent when the stencil is put in the cart. */
  file: File | null;
  /** The board that the files are kept with; null where they are yet to be sent. */
  board: KeptBoard | null;
  change(patch: Partial<StencilSpecification>): void;
  replace(specification: StencilSpecification, bookVersion: string | null): void;
  /** A new quote: the cheapest sheet at today's prices. */
  reset(): void;
  takeCurrentPrices(): void;
  sendBy(freight: Freight): void;
  bring(file: File | null, board?: KeptBoard | null): void;
}

interface StencilPrices {
  bookVersion?: string | null;
  nowMs: number;
  boards?: readonly PriceBook[];
  stencils?: readonly StencilBook[];
}

export function createStencilDraft(
  initial: StencilSpecification,
  { bookVersion = null, nowMs, boards = PRICE_BOOKS, stencils = STENCIL_BOOKS }: StencilPrices,
): StoreApi<StencilDraft> {
  return createStore<StencilDraft>()((set, get) => ({
    specification: initial,
    bookVersion,
    nowMs,
    boards,
    stencils,
    freight: DEFAULT_FREIGHT,
    file: null,
    board: null,
    change: (patch) => set({ specification: changeStencil(get().specification, patch) }),
    replace: (specification, version) => set({ specification, bookVersion: version }),
    reset: () => get().replace(completeStencil({}), null),
    takeCurrentPrices: () => set({ bookVersion: null }),
    sendBy: (freight) => set({ freight }),
    bring: (file, board = null) => set({ file, board }),
  }));
}

export const StencilDraftContext = createContext<StoreApi<StencilDraft> | null>(null);

export function useStencilDraftStore(): StoreApi<StencilDraft> {
  const store = use(StencilDraftContext);
  if (!store) throw new Error("a stencil draft is used outside its provider");
  return store;
}

export function useStencilDraft<T>(select: (draft: StencilDraft) => T): T {
  return useStore(useStencilDraftStore(), select);
}
