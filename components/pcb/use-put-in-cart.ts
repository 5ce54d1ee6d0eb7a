"use client";
// Puts a finished quote where it belongs: into the account's cart, this browser's, or back to the item it came from.
import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { ApiError } from "@/lib/client/api-error";
import { useAddToCart, useReplaceCartItem } from "@/lib/client/cart";
import { EDITED_ITEM } from "@/lib/client/edit-address";
import { gerberKeys } from "@/lib/client/gerber";
import { collect, findCollected } from "@/lib/client/visitor-cart";
import type { Board } from "@/lib/contracts/gerber";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { toQuery } from "@/lib/core/pcb/query";
import { useModals } from "@/stores/modals";
import { useIsSignedIn } from "@/stores/session";
import { type CollectedItem, visitorCart } from "@/stores/visitor-cart";

export interface Wanted {
  specification: PcbSpecification;
  projectId: string | undefined;
  bookVersion: string;
}

/** Answers whether it is done; rejects, after the person was told, where it was refused. */
export function usePutInCart(): { put: (wanted: Wanted) => Promise<boolean>; isSaving: boolean } {
  const isSignedIn = useIsSignedIn();
  const open = useModals((state) => state.open);
  const queryClient = useQueryClient();
  const add = useAddToCart();
  const replace = useReplaceCartItem();
  const named = useSearchParams()?.get(EDITED_ITEM) ?? null;
  // What was edited may have been ordered or removed elsewhere: then this is a new item.
  const [goneId, setGone] = useState<string | null>(null);
  const editedId = named === goneId ? null : named;

  const nameOf = (projectId: string | undefined) =>
    (projectId && queryClient.getQueryData<Board>(gerberKeys.board(projectId))?.projectName) || "";

  async function saveCollected(item: CollectedItem, { specification, projectId, bookVersion }: Wanted) {
    const projectName = projectId === item.projectId ? item.projectName : nameOf(projectId);
    await visitorCart
      .getState()
      .put({ ...item, query: toQuery(specification), projectId: projectId ?? null, projectName, bookVersion });
  }

  async function save(id: string, wanted: Wanted): Promise<boolean> {
    const collected = await findCollected(id);
    if (collected) await saveCollected(collected, wanted);
    else if (isSignedIn) {
      const { specification, projectId = null, bookVersion } = wanted;
      await replace(id, { itemType: "Custom", specification, projectId, bookVersion });
    } else {
      open("account");
      return false;
    }
    return true;
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
    const { specification, projectId, bookVersion } = wanted;
    if (isSignedIn) await add.mutateAsync({ itemType: "Custom", specification, projectId, bookVersion });
    else {
      const named = { projectId: projectId ?? null, projectName: nameOf(projectId) };
      await collect({ itemType: "Custom", specification, bookVersion, ...named }, Date.now());
    }
    return true;
  }

  return { put, isSaving: editedId !== null };
}
