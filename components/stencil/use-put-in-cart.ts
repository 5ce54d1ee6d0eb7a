"use client";
// Puts a stencil where it belongs: into the account's cart, this browser's, or back to the item it came from.
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { ApiError } from "@/lib/client/api-error";
import { useAddToCart, useReplaceCartItem } from "@/lib/client/cart";
import { EDITED_ITEM } from "@/lib/client/edit-address";
import type { SentFiles } from "@/components/stencil/use-send-files";
import { collect, findCollected, replaceCollected } from "@/lib/client/visitor-cart";
import type { StencilSpecification } from "@/lib/core/pricing/stencil/specification";
import { useModals } from "@/stores/modals";
import { useIsSignedIn } from "@/stores/session";

export interface Wanted {
  specification: StencilSpecification;
  bookVersion: string;
  /** Null leaves an item that is edited with the files it has. */
  files: SentFiles | null;
}

/** Answers whether it is done; rejects, after the person was told, where it was refused. */
export function usePutInCart(): { put: (wanted: Wanted) => Promise<boolean>; isSaving: boolean } {
  const isSignedIn = useIsSignedIn();
  const open = useModals((state) => state.open);
  const add = useAddToCart();
  const replace = useReplaceCartItem();
  const named = useSearchParams()?.get(EDITED_ITEM) ?? null;
  // What was edited may have been ordered or removed elsewhere: then this is a new item.
  const [goneId, setGone] = useState<string | null>(null);
  const editedId = named === goneId ? null : named;

  async function save(cartItemId: string, { specification, bookVersion, files }: Wanted): Promise<boolean> {
    const collected = await findCollected(cartItemId);
    if (collected) {
      await replaceCollected({ ...collected, ...files }, { itemType: "Stencil", specification }, bookVersion);
      return true;
    }
    if (isSignedIn) {
      await replace(cartItemId, { itemType: "Stencil", specification, bookVersion, projectId: files?.projectId });
      return true;
    }
    open("account");
    return false;
  }

  async function put(wanted: Wanted): Promise<boolean> {
    if (editedId !== null) {
      try {
        return await save(editedId, wanted);
      } catch (error) {
        if (error instanceof ApiError && error.code === "NOT_FOUND") setGone(editedId);
        throw error;
      }
    }
    const { specification, bookVersion, files } = wanted;
    const content = { itemType: "Stencil", specification, bookVersion } as const;
    if (isSignedIn) await add.mutateAsync({ ...content, projectId: files?.projectId });
    else await collect({ ...content, ...(files ?? { projectId: null, projectName: "" }) }, Date.now());
    return true;
  }

  return { put, isSaving: editedId !== null };
}
