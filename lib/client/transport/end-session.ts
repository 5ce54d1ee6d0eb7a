// Ending a session in this browser: what is forgotten, and what stays.

import { forgetAnswers } from "@/lib/client/transport/query-client";
import { KEPT_ON_LOGOUT, localEntries, TOKEN_KEY } from "@/stores/drafts/browser-storage";
import { sessionStore } from "@/stores/account/session";

/** Raw from storage, so that a token that another tab has just renewed is the one that is sent. */
export function currentToken(): string | null {
  return localEntries.read(TOKEN_KEY);
}

/**
 * Keeps the token that an answer brought, if the request's own is still the current one. Otherwise a newer one came
 * meanwhile (another answer, another tab, a sign-in or a sign-out) and this one is history.
 */
export function keepNewToken(token: string, sentToken: string | null): void {
  if (currentToken() === sentToken) sessionStore.getState().setToken(token);
}

/** Local storage is cleared but for the two kept keys; session storage and drafts stay. */
export function forgetSession(): void {
  localEntries.clearExcept(KEPT_ON_LOGOUT);
  sessionStore.getState().forget();
  forgetAnswers();
}
