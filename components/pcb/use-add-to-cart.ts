"use client";
// Putting the quote into the cart: once, after the file has arrived, and after what contradicts it was settled.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { QUESTION } from "@/components/pcb/file-disagreement";
import { useBook } from "@/components/pcb/use-book";
import { usePutInCart } from "@/components/quote/use-put-in-cart";
import { useWayToCart } from "@/components/quote/use-way-to-cart";
import { gerberKeys } from "@/lib/client/gerber";
import type { Board } from "@/lib/contracts/gerber";
import { openDisagreements } from "@/lib/core/pcb/disagreement";
import type { PcbOption } from "@/lib/core/pcb/specification";
import { type Sending, useGerberViewStore } from "@/stores/gerber-view";
import { type QuoteDraft, useQuoteDraft, useQuoteDraftStore } from "@/stores/quote-draft";

export function isOnItsWay(status: Sending["status"]): boolean {
  return status === "sending" || status === "checking";
}

export interface AddToCart {
  add: () => void;
  /** The file is still on its way; the board goes to the cart when it has arrived. */
  isWaitingForFile: boolean;
  isBusy: boolean;
  /** It was asked for while form and files disagree, which is to be settled first. */
  isQuestioned: boolean;
  /** The quote was opened from an item of the cart and is saved back to it. */
  isSaving: boolean;
}

/** Leads to the first place where form and files disagree and nobody has said which is meant. */
function leadToQuestion(): void {
  document.querySelector<HTMLElement>(`[${QUESTION}="open"] button`)?.focus();
}

export function useAddToCart(): AddToCart {
  const draft = useQuoteDraftStore();
  const view = useGerberViewStore();
  const bookVersion = useBook().book.version;
  const [isWaitingForFile, setWaiting] = useState(false);

  const [wasQuestioned, setQuestioned] = useState(false);
  const hasQuestions = useQuoteDraft((state) => questionsOf(state).length > 0);
  const filesOf = useFiles();
  const { put, isSaving } = usePutInCart();
  const { send, isBusy } = useWayToCart(put);

  function proceed() {
    if (questionsOf(draft.getState()).length > 0) {
      setQuestioned(true);
      return leadToQuestion();
    }
    void send({
      content: { itemType: "Custom", specification: draft.getState().specification },
      bookVersion,
      files: filesOf(view.getState().projectId),
    });
  }

  const settle = useEffectEvent((status: Sending["status"]) => {
    if (isOnItsWay(status)) return;
    setWaiting(false);
    // A file that did not arrive says so in its own place; without it the person decides anew.
    if (status === "kept") proceed();
  });
  useEffect(() => {
    if (isWaitingForFile) return view.subscribe((state) => settle(state.sending.status));
  }, [isWaitingForFile, view]);

  return {
    add: () => (isOnItsWay(view.getState().sending.status) ? setWaiting(true) : proceed()),
    isWaitingForFile,
    isBusy,
    isQuestioned: wasQuestioned && hasQuestions,
    isSaving,
  };
}

/** A project under the name that was read with its board. */
function useFiles() {
  const queryClient = useQueryClient();
  return (projectId: string | null) => {
    const board = projectId === null ? undefined : queryClient.getQueryData<Board>(gerberKeys.board(projectId));
    return { projectId, projectName: board?.projectName ?? "" };
  };
}

function questionsOf({ specification, suggested, confirmed }: QuoteDraft): PcbOption[] {
  return openDisagreements(specification, suggested, confirmed);
}
