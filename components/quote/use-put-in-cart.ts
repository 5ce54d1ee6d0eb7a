"use client";
// Puts a finished quote where it belongs: into the account's cart, this browser's, or back to the item it came from.
import { useState, useSyncExternalStore } from "react";
import { ApiError } from "@/lib/client/api-error";
import { useAddToCart, useReplaceCartItem } from "@/lib/client/cart";
import type { CollectedContent } from "@/lib/client/collected-content";
import { EDITED_ITEM } from "@/lib/client/edit-address";
import { collect, findCollected, replaceCollected } from "@/lib/client/visitor-cart";
import { useModals } from "@/stores/modals";
import { useIsSignedIn } from "@/stores/session";

export interface FinishedQuote {
  content: Exclude<CollectedContent, { itemType: "Normal" }>;
  bookVersion: string;
  /** Null leaves an item that is edited with the files it has. */
  files: { projectId: string | null; projectName: string } | null;
}

const NO_FILES = { projectId: null, projectName: "" };

const subscribeToNothing = () => () => undefined;
/** Read from the address itself: Next's own reader would leave a prerendered page without its content. */
const editedItem = () => new URLSearchParams(window.location.search).get(EDITED_ITEM);

/** Answers whether it is done; rejects, after the person was told, where it was refused. */
export function usePutInCart(): { put: (quote: FinishedQuote) => Promise<boolean>; isSaving: boolean } {
  const isSignedIn = useIsSignedIn();
  const open = useModals((state) => state.open);
  const add = useAddToCart();
  const replace = useReplaceCartItem();
  const named = useSyncExternalStore(subscribeToNothing, editedItem, () => null);
  // What was edited may have been ordered or removed elsewhere: then this is a new item.
  const [goneId, setGone] = useState<string | null>(null);
  const editedId = named === goneId ? null : named;

  async function save(id: string, { content, bookVersion, files }: FinishedQuote): Promise<boolean> {
    const collected = await findCollected(id);
    if (collected) {
      // The same files keep the name that they have there.
      const fresh = files?.projectId === collected.projectId ? null : files;
      await replaceCollected({ ...collected, ...fresh }, content, bookVersion);
      return true;
    }
    if (isSignedIn) {
      await replace(id, { ...content, bookVersion, projectId: files?.projectId });
      return true;
    }
    open("account");
    return false;
  }

  async function put(quote: FinishedQuote): Promise<boolean> {
    if (editedId !== null) {
      try {
        return await save(editedId, quote);
      } catch (error) {
        if (error instanceof ApiError && error.code === "NOT_FOUND") setGone(editedId);
        throw error;
      }
    }
    const { content, bookVersion, files } = quote;
    if (isSignedIn) await add.mutateAsync({ ...content, bookVersion, projectId: files?.projectId ?? undefined });
    else await collect({ ...content, bookVersion, ...(files ?? NO_FILES) }, Date.now());
    return true;
  }

  return { put, isSaving: editedId !== null };
}
