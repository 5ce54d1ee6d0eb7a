// Ending the session in this browser.

import { forgetAnswers } from "@/lib/client/transport/query-client";
import { KEPT_ON_LOGOUT, localEntries, TOKEN_KEY } from "@/stores/drafts/browser-storage";
import { sessionStore } from "@/stores/account/session";

/** Read from storage, so that a token that another tab has just renewed is used. */
export function currentToken(): string | null {
  return localEntries.read(TOKEN_KEY);
}

/**
 * Stores a renewed token if the request's own is still the current one. Otherwise a newer one was stored meanwhile
 * (another response, another tab, a sign-in or a sign-out) and this one is outdated.
 */
export function keepNewToken(token: string, sentToken: string | null): void {
  if (currentToken() === sentToken) sessionStore.getState().setToken(token);
}

/** Clears local storage but for the two kept keys; session storage and drafts stay. */
export function forgetSession(): void {
  localEntries.clearExcept(KEPT_ON_LOGOUT);
  sessionStore.getState().forget();
  forgetAnswers();
}
