// Cart of a browser that is not signed in.

import { createStore, type StoreApi, useStore } from "zustand";
import { type Drafts, drafts } from "@/stores/drafts/draft";

/** Wanted content; a change replaces it under the same key. */
export interface Wanted {
  /** The specification as an address's query. */
  query: readonly (readonly [string, string])[];
  projectId: string | null;
  /** The price book that it was put here or last changed with; null for what was collected before that was kept. */
  bookVersion: string | null;
  partNo: string;
}

/** The kinds that are priced without an account. */
export const COLLECTED_TYPES = ["Custom", "Stencil", "Normal"] as const;
export type CollectedType = (typeof COLLECTED_TYPES)[number];

export interface CollectedItem extends Wanted {
  /** Names it here, and is its idempotency key when it joins an account's cart. */
  key: string;
  itemType: CollectedType;
  projectName: string;
  /** When it was put here, which is its place. */
  atMs: number;
  /** First request that was sent under the key; a retry repeats it unchanged, so it takes effect once. */
  sent: Wanted | null;
}

export interface VisitorCart {
  /** False until this browser's database was read. */
  isLoaded: boolean;
  items: readonly CollectedItem[];
  /** By key: why it could not join the account's cart; for as long as the page stands. */
  refusals: Readonly<Record<string, string>>;
  load: () => Promise<void>;
  /** A new one, or the same one changed. */
  put: (item: CollectedItem) => Promise<void>;
  forget: (key: string) => Promise<void>;
  refuse: (key: string, reason: string) => void;
}

const PREFIX = "visitor-cart:";

function readWanted(stored: unknown): Wanted | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { query, projectId, bookVersion, partNo } = stored as Partial<Record<keyof Wanted, unknown>>;
  if (!Array.isArray(query)) return null;
  return {
    query: query.filter(Array.isArray).map(([name, value]) => [String(name), String(value)] as const),
    projectId: typeof projectId === "string" ? projectId : null,
    bookVersion: typeof bookVersion === "string" ? bookVersion : null,
    partNo: typeof partNo === "string" ? partNo : "",
  };
}

function read(stored: unknown): CollectedItem | null {
  const wanted = readWanted(stored);
  const { key, itemType, projectName, atMs, sent } = (stored ?? {}) as Partial<Record<keyof CollectedItem, unknown>>;
  if (!wanted || typeof key !== "string" || typeof atMs !== "number") return null;
  const type = COLLECTED_TYPES.find((known) => known === itemType);
  if (!type) return null;
  const name = typeof projectName === "string" ? projectName : "";
  return { ...wanted, key, itemType: type, projectName: name, atMs, sent: readWanted(sent) };
}

/** Each thing is a draft of its own, so that two tabs do not overwrite each other. `tell` says that something changed. */
export function createVisitorCart(store: Drafts, tell: () => void = () => {}): StoreApi<VisitorCart> {
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: what is read never lacks what was written before. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  return createStore<VisitorCart>()((set, get) => {
    async function show(): Promise<void> {
      const keys = await store.list(PREFIX);
      const found = await Promise.all(keys.map((key) => store.find(key, read)));
      const items = found.filter((item) => item !== null).sort((one, other) => one.atMs - other.atMs);
      set({ items, isLoaded: true });
    }
    const write = (work: () => Promise<void>) =>
      inTurn(async () => {
        await work();
        await show();
        tell();
      });
    return {
      isLoaded: false,
      items: [],
      refusals: {},
      load: () => inTurn(show),
      put: (item) => write(() => store.keep(PREFIX + item.key, item)),
      forget: (key) => write(() => store.forget(PREFIX + key)),
      refuse: (key, reason) => set({ refusals: { ...get().refusals, [key]: reason } }),
    };
  });
}

const CHANNEL = "visitor-cart";

export const visitorCart = createVisitorCart(drafts, () => {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
});

export function useVisitorCart<T>(select: (cart: VisitorCart) => T): T {
  return useStore(visitorCart, select);
}

/** Reads the cart, and again whenever another tab has changed it; answers how to stop. */
export function followVisitorCart(): () => void {
  void visitorCart.getState().load();
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => void visitorCart.getState().load();
  return () => channel.close();
}
