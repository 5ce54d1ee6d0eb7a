"use client";
// Resumes the action that a sign-in interrupted.
import { useEffect, useEffectEvent } from "react";
import { useSession } from "@/stores/account/session";

/**
 * Runs `resume` once with the payload of an action of this kind after sign-in. The payload comes from storage: parse
 * it.
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
