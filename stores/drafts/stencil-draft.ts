"use client";
// Stencil quote on the page: options, price books and destination.

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
  /** Price book named by the quote; null for a new one. */
  bookVersion: string | null;
  /** Time at which the page was opened, so that prices do not change while it is in use. */
  nowMs: number;
  /** Price books of boards, which contain the freight rates. */
  boards: readonly PriceBook[];
  stencils: readonly StencilBook[];
  freight: Freight;
  /** Read in this browser; uploaded when the stencil is added to the cart. */
  file: File | null;
  /** Project of the files; null until they are uploaded. */
  board: KeptBoard | null;
  change(patch: Partial<StencilSpecification>): void;
  replace(specification: StencilSpecification, bookVersion: string | null): void;
  /** Starts a new quote: the cheapest sheet at today's prices. */
  reset(): void;
  takeCurrentPrices(): void;
  sendBy(freight: Freight): void;
  setFile(file: File | null, board?: KeptBoard | null): void;
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
    setFile: (file, board = null) => set({ file, board }),
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
