"use client";
// Puts a finished quote into the account's cart or the visitor's, or back into the item or order line that it came
// from.
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/transport/api-error";
import { useAddToCart, useReplaceCartItem } from "@/lib/client/cart";
import type { CollectedContent } from "@/lib/client/collected-content";
import { EDITED_ITEM, EDITED_ORDER_LINE, readOrderLine } from "@/lib/client/edit-address";
import { useChangeOrderLine } from "@/lib/client/order";
import { collect, findCollected, replaceCollected } from "@/lib/client/visitor-cart";
import { useModals } from "@/stores/modals";
import { isSignedInNow } from "@/stores/account/session";

export interface FinishedQuote {
  content: Exclude<CollectedContent, { itemType: "Normal" }>;
  bookVersion: string;
  /** Null keeps the files of an edited item. */
  files: { projectId: string | null; projectName: string } | null;
}

const NO_FILES = { projectId: null, projectName: "" };

const subscribeToNothing = () => () => undefined;
/** Reads the address directly: `useSearchParams` would leave a prerendered page without its content. */
const named = (name: string) => new URLSearchParams(window.location.search).get(name);
const editedItem = () => named(EDITED_ITEM);
const editedLine = () => named(EDITED_ORDER_LINE);
const nothing = () => null;

/** True when done, or the address of the page that shows the result. */
export type Put = boolean | string;

/** Rejects if it was refused, after the error was shown. */
export function usePutInCart(): { put: (quote: FinishedQuote) => Promise<Put>; isSaving: boolean } {
  const t = useTranslations("quote.cart");
  const open = useModals((state) => state.open);
  const add = useAddToCart();
  const replace = useReplaceCartItem();
  const changeLine = useChangeOrderLine();
  const line = readOrderLine(useSyncExternalStore(subscribeToNothing, editedLine, nothing));
  const named = useSyncExternalStore(subscribeToNothing, editedItem, nothing);
  // The edited item may have been ordered or removed elsewhere: then this is a new item.
  const [goneId, setGone] = useState<string | null>(null);
  const editedId = named === goneId ? null : named;

  async function save(id: string, { content, bookVersion, files }: FinishedQuote): Promise<boolean> {
    const collected = await findCollected(id);
    if (collected) {
      // Unchanged files keep their name.
      const fresh = files?.projectId === collected.projectId ? null : files;
      await replaceCollected({ ...collected, ...fresh }, content, bookVersion);
      return true;
    }
    if (isSignedInNow()) {
      await replace(id, { ...content, bookVersion, projectId: files?.projectId });
      return true;
    }
    open("account");
    return false;
  }

  /** The line keeps its files: they are replaced on the order page. */
  async function saveLine({ content, bookVersion }: FinishedQuote, place: NonNullable<typeof line>): Promise<Put> {
    if (!isSignedInNow()) {
      open("account");
      return false;
    }
    const specification = { ...content.specification };
    const { outcome } = await changeLine.mutateAsync({ ...place, specification, bookVersion });
    toast({ kind: outcome === "unchanged" ? "info" : "success", message: t(`order.${outcome}`) });
    return `/my-center/orders/${place.orderId}`;
  }

  async function put(quote: FinishedQuote): Promise<Put> {
    if (line !== null) return saveLine(quote, line);
    if (editedId !== null) {
      try {
        return await save(editedId, quote);
      } catch (error) {
        if (error instanceof ApiError && error.code === "NOT_FOUND") setGone(editedId);
        throw error;
      }
    }
    const { content, bookVersion, files } = quote;
    if (isSignedInNow()) await add.mutateAsync({ ...content, bookVersion, projectId: files?.projectId ?? undefined });
    else await collect({ ...content, bookVersion, ...(files ?? NO_FILES) }, Date.now());
    return true;
  }

  return { put, isSaving: editedId !== null || line !== null };
}
