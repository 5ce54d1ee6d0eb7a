// Cart of a visitor.

import { createStore, type StoreApi, useStore } from "zustand";
import { type Drafts, drafts } from "@/stores/drafts/draft";

/** Content of an item; a change replaces it under the same key. */
export interface Wanted {
  /** Specification as an address query. */
  query: readonly (readonly [string, string])[];
  projectId: string | null;
  /** Price book at the last change; null for items stored before that was recorded. */
  bookVersion: string | null;
  partNo: string;
}

/** Kinds that can be priced without an account. */
export const COLLECTED_TYPES = ["Custom", "Stencil", "Normal"] as const;
export type CollectedType = (typeof COLLECTED_TYPES)[number];

export interface CollectedItem extends Wanted {
  /** Identifies the item here, and is its idempotency key when it is merged into an account's cart. */
  key: string;
  itemType: CollectedType;
  projectName: string;
  /** Time at which it was added, which determines its position. */
  atMs: number;
  /** First request sent under the key; a retry repeats it unchanged, so that it takes effect once. */
  sent: Wanted | null;
}

export interface VisitorCart {
  /** False until this browser's database is read. */
  isLoaded: boolean;
  items: readonly CollectedItem[];
  /** Reasons why items could not be merged, by key; until the page is closed. */
  refusals: Readonly<Record<string, string>>;
  load: () => Promise<void>;
  /** Adds an item or replaces it. */
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

/** Each item is a separate draft, so that two tabs do not overwrite each other. `tell` reports changes. */
export function createVisitorCart(store: Drafts, onChange: () => void = () => {}): StoreApi<VisitorCart> {
  let last: Promise<unknown> = Promise.resolve();
  /** Runs tasks in order, so that a read includes every earlier write. */
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
        onChange();
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

/** Loads the cart, and again whenever another tab has changed it; returns a function that stops it. */
export function followVisitorCart(): () => void {
  void visitorCart.getState().load();
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => void visitorCart.getState().load();
  return () => channel.close();
}
