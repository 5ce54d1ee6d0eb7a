"use client";
// Goes on with what a visitor was doing when the sign-in dialog came between.
import { useEffect, useEffectEvent } from "react";
import { useSession } from "@/stores/account/session";

/**
 * Runs `resume` once with the payload of an action of this kind, as soon as somebody is signed in. The payload was
 * stored as JSON and may be anybody's: parse it.
 */
export function usePendingAction(kind: string, resume: (payload: unknown) => void): void {
  const isDue = useSession((state) => state.authStatus === 2 && state.pendingAction?.kind === kind);
  const take = useSession((state) => state.takePendingAction);
  const run = useEffectEvent(() => {
    const action = take();
    if (action) resume(action.payload);
  });
  useEffect(() => {
    if (isDue) run();
  }, [isDue]);
}
