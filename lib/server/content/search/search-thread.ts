// The thread that searches content as this process and its pages know it: Next has modules of its own.

import type { MarketArea } from "@/lib/core/market/area";
import type { SearchAnswer, SearchQuestion } from "./search-indexes";

export interface SearchThread {
  areas: ReadonlySet<MarketArea>;
  ask: (question: SearchQuestion) => Promise<SearchAnswer>;
}

const shared = globalThis as typeof globalThis & { boardwrightSearchThread?: SearchThread };

/** Undefined where no server has started one, as while pages are prerendered, and after it was given up. */
export const searchThread = (): SearchThread | undefined => shared.boardwrightSearchThread;

export function shareSearchThread(thread: SearchThread | undefined): void {
  shared.boardwrightSearchThread = thread;
}
