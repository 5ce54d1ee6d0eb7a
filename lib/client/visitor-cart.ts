// The visitor's cart: filled without an account, merged into the account on sign-in.

import { addToCart, updateCartItem } from "@/lib/contracts/cart";
import { ApiError, isFinal } from "@/lib/client/transport/api-error";
import { call } from "@/lib/client/transport/call";
import { cartKeys } from "@/lib/client/cart";
import { type CollectedContent, queryOf, wantedContentOf } from "@/lib/client/collected-content";
import { newKey } from "@/lib/client/intent";
import { getQueryClient } from "@/lib/client/transport/query-client";
import { reload } from "@/lib/client/transport/reload";
import { sessionStore } from "@/stores/account/session";
import { type CollectedItem, visitorCart, type Wanted } from "@/stores/visitor-cart";

export type Collected = CollectedContent & {
  projectId: string | null;
  projectName: string;
  /** Null for parts, which are in no price book. */
  bookVersion: string | null;
};

/** Adds an item to the visitor's cart. */
export function collect(collected: Collected, nowMs: number): Promise<void> {
  const { itemType, projectId, projectName, bookVersion } = collected;
  const quoted = { itemType, query: queryOf(collected), projectId, projectName, bookVersion };
  return visitorCart.getState().put({ ...quoted, key: newKey(), partNo: "", atMs: nowMs, sent: null });
}

/** Null if this browser does not have it. */
export async function findCollected(key: string): Promise<CollectedItem | null> {
  await visitorCart.getState().load();
  return visitorCart.getState().items.find((item) => item.key === key) ?? null;
}

/** Replaces the specification of an item at its place. */
export function replaceCollected(item: CollectedItem, content: CollectedContent, bookVersion: string): Promise<void> {
  return visitorCart.getState().put({ ...item, query: queryOf(content), bookVersion });
}

const wantedOf = ({ query, projectId, bookVersion, partNo }: Wanted): Wanted => ({
  query,
  projectId,
  bookVersion,
  partNo,
});
const isSame = (one: Wanted, other: Wanted) => JSON.stringify(wantedOf(one)) === JSON.stringify(wantedOf(other));

/** Cart item ids of merged items, until the page is closed. */
const joined = new Map<string, string>();

/** If the server's answer was lost, the same key with the same content repeats the request safely. */
async function join(item: CollectedItem): Promise<void> {
  const sent = item.sent ?? wantedOf(item);
  if (item.sent === null) await visitorCart.getState().put({ ...item, sent });
  const { query, projectId, bookVersion, partNo } = sent;
  const input = { ...wantedContentOf({ ...item, query }), partNo };
  const { cartItemId } = await call(
    addToCart,
    { ...input, projectId: projectId ?? undefined, bookVersion: bookVersion ?? undefined },
    { idempotencyKey: item.key, isQuiet: true },
  );
  if (!isSame(sent, item)) {
    const change = { specification: { ...wantedContentOf(item).specification }, partNo: item.partNo };
    const priced = { bookVersion: item.bookVersion ?? undefined };
    await call(updateCartItem, { cartItemId, ...change, ...priced }, { isQuiet: true });
  }
  joined.set(item.key, cartItemId);
  await visitorCart.getState().forget(item.key);
}

/** True if merging should continue with the next item. */
async function tryToJoin(item: CollectedItem): Promise<boolean> {
  try {
    await join(item);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === "left" || error.kind === "cancelled") return false;
    // The account has the item, sent by an earlier version of this page.
    if (error.code === "IDEMPOTENCY_MISMATCH") {
      await visitorCart.getState().forget(item.key);
      return true;
    }
    // After a final refusal the item may be changed and sent again.
    if (isFinal(error)) await visitorCart.getState().put({ ...item, sent: null });
    visitorCart.getState().refuse(item.key, error.message);
    return isFinal(error);
  }
}

async function joinAll(): Promise<void> {
  await visitorCart.getState().load();
  const { items } = visitorCart.getState();
  if (items.length === 0) return;
  for (const item of items) {
    if (sessionStore.getState().token === null || !(await tryToJoin(item))) break;
  }
  await reload(getQueryClient(), { queryKey: cartKeys.all });
}

let running: Promise<void> | null = null;

/**
 * Merges the visitor's cart into the signed-in account, each item once, in order. Refused items stay, with the reason.
 */
export function joinVisitorCart(): Promise<void> {
  running ??= joinAll().finally(() => (running = null));
  return running;
}

/** Cart item ids of merged items; null if one of them was not merged on this page. */
export function cartItemsOf(keys: readonly string[]): string[] | null {
  const found = keys.flatMap((key) => joined.get(key) ?? []);
  return found.length === keys.length ? found : null;
}
