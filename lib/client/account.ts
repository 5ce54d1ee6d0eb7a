import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { getUser, login, logout, recordPoint, register } from "@/lib/contracts/account";
import type { InputOf, OutputOf } from "@/lib/contracts/endpoint";
import { addressKeys, handOverLocalReceiver } from "@/lib/client/address";
import { call } from "@/lib/client/transport/call";
import { forgetSession } from "@/lib/client/transport/end-session";
import { getQueryClient } from "@/lib/client/transport/query-client";
import { reload } from "@/lib/client/transport/reload";
import { connectPoint, sessionStore, useIsSignedIn } from "@/stores/account/session";

export const accountKeys = {
  all: ["account"] as const,
  user: () => [...accountKeys.all, "user"] as const,
};

export function userOptions() {
  return queryOptions({
    queryKey: accountKeys.user(),
    queryFn: async ({ signal }) => {
      const user = await call(getUser, {}, { signal });
      sessionStore.getState().setUser(user);
      return user;
    },
  });
}

/** The signed-in user from the server; until it arrives, pages show the one in the session store. */
export function useUser() {
  return useQuery({ ...userOptions(), enabled: useIsSignedIn() });
}

/** Puts the server's user into the cache and the session store. */
export function keepUser(user: OutputOf<typeof getUser>): void {
  getQueryClient().setQueryData(accountKeys.user(), user);
  sessionStore.getState().setUser(user);
}

/** Sets the token first: storing the user triggers requests that waited for sign-in. */
export function enter({ token, user }: OutputOf<typeof login>): void {
  sessionStore.getState().setToken(token);
  sessionStore.getState().setUser(user);
  void moveReceiver();
}

/**
 * Gives an address typed while signed out to the account; if it is refused, it stays on this device and sign-in
 * continues.
 */
async function moveReceiver(): Promise<void> {
  const id = await handOverLocalReceiver().catch(() => null);
  if (id !== null) await reload(getQueryClient(), { queryKey: addressKeys.all });
}

/** The form shows refusals. */
export async function signIn(credentials: InputOf<typeof login>): Promise<OutputOf<typeof login>> {
  const answer = await call(login, credentials, { isQuiet: true });
  enter(answer);
  return answer;
}

export async function signUp(credentials: InputOf<typeof register>): Promise<OutputOf<typeof register>> {
  const answer = await call(register, credentials, { isQuiet: true });
  enter(answer);
  return answer;
}

/**
 * Signs out locally in any case; if the server is unreachable, the session stays there without a holder of its token.
 */
export async function signOut(): Promise<void> {
  await call(logout, {}, { isQuiet: true }).catch(() => undefined);
  forgetSession();
}

export const useSignIn = () => useMutation({ mutationFn: signIn });
export const useRegister = () => useMutation({ mutationFn: signUp });
export const useSignOut = () => useMutation({ mutationFn: signOut, networkMode: "always" });

// Points are our own analytics: a lost one is not reported to the user.
connectPoint((type) => void call(recordPoint, { type }, { isQuiet: true }).catch(() => undefined));
