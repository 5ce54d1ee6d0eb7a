"use client";
// Putting the quote into the cart: after the file has arrived, and after the sign-in where one is needed.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as z from "zod";
import { usePendingAction } from "@/components/providers/use-pending-action";
import { useAddToCart as useAddCall } from "@/lib/client/cart";
import { pcbSpecification } from "@/lib/contracts/pcb";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { type Sending, useGerberViewStore } from "@/stores/gerber-view";
import { useModals } from "@/stores/modals";
import { useQuoteDraftStore } from "@/stores/quote-draft";
import { useSession } from "@/stores/session";

const KIND = "add-to-cart";
const intent = z.object({ specification: pcbSpecification, projectId: z.string().optional() });
type Intent = z.infer<typeof intent>;

export function isOnItsWay(status: Sending["status"]): boolean {
  return status === "sending" || status === "checking";
}

export interface AddToCart {
  add: () => void;
  /** The file is still on its way; the board goes to the cart when it has arrived. */
  isWaitingForFile: boolean;
  isBusy: boolean;
}

export function useAddToCart(): AddToCart {
  const draft = useQuoteDraftStore();
  const view = useGerberViewStore();
  const isSignedIn = useSession((state) => state.token !== null);
  const setAuthStatus = useSession((state) => state.setAuthStatus);
  const open = useModals((state) => state.open);
  const [isWaitingForFile, setWaiting] = useState(false);

  const { send, isBusy } = useSend();

  function proceed() {
    const wanted: Intent = {
      specification: draft.getState().specification,
      projectId: view.getState().projectId ?? undefined,
    };
    if (isSignedIn) return void send(wanted);
    setAuthStatus({ kind: KIND, payload: wanted });
    open("account");
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

  usePendingAction(KIND, (payload) => {
    const wanted = intent.safeParse(payload);
    if (wanted.success) void send(wanted.data);
  });

  return {
    add: () => (isOnItsWay(view.getState().sending.status) ? setWaiting(true) : proceed()),
    isWaitingForFile,
    isBusy,
  };
}

/** Sends once, and leads to the cart. */
function useSend(): { send: (wanted: Intent) => Promise<void>; isBusy: boolean } {
  const navigate = useNavigate();
  const call = useAddCall();
  // The second half of a double click comes before the button is drawn busy; after a success the page is leaving.
  const isSending = useRef(false);

  async function send({ specification, projectId }: Intent) {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await call.mutateAsync({ itemType: "Custom", specification, projectId });
      navigate("/shopping-cart");
    } catch {
      // The call has said why; what was chosen is all still here.
      isSending.current = false;
    }
  }

  return { send, isBusy: call.isPending || call.isSuccess };
}
