"use client";
// An act that needs an account: a visitor signs in first, and the act follows by itself.
import { usePendingAction } from "@/components/providers/use-pending-action";
import { isSignedInNow, useSession } from "@/stores/account/session";
import { useModals } from "@/stores/modals";

/** `kind` names the act on this page; `payload` survives a page load between asking and signing in. */
export function useSignedInAct<T>(
  kind: string,
  { read, act }: { read: (payload: unknown) => T | null; act: (payload: T) => void },
): (payload: T) => void {
  const setAuthStatus = useSession((state) => state.setAuthStatus);
  const open = useModals((modals) => modals.open);
  usePendingAction(kind, (payload) => {
    const wanted = read(payload);
    if (wanted !== null) act(wanted);
  });
  return (payload) => {
    if (isSignedInNow()) return act(payload);
    setAuthStatus({ kind, payload });
    open("account");
  };
}
