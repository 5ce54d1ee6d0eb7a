// Fragment of an address after `#`: a code from an email, or Google's answer. Neither servers nor logs see it.

import { createStore, useStore } from "zustand";

export type AccountLink =
  | { kind: "reset" | "confirm"; account: string; code: string }
  /** `state` is the value given to Google, which returns it. */
  | { kind: "google"; credential: string; state: string };

/** Null for any other fragment. */
export function readAccountLink(hash: string): AccountLink | null {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  const credential = found.get("id_token");
  if (credential) return { kind: "google", credential, state: found.get("state") ?? "" };
  const [purpose, account, code] = [found.get("purpose"), found.get("account"), found.get("code")];
  if (!account || !code || (purpose !== "reset" && purpose !== "confirm")) return null;
  return { kind: purpose, account, code };
}

export interface AccountLinkState {
  /** Link that the sign-in dialog has yet to handle, or null. */
  link: AccountLink | null;
  setLink: (link: AccountLink | null) => void;
}

export const accountLinkStore = createStore<AccountLinkState>()((set) => ({
  link: null,
  setLink: (link) => set({ link }),
}));

export function useAccountLink<T>(select: (state: AccountLinkState) => T): T {
  return useStore(accountLinkStore, select);
}
