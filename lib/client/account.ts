// Signing in and out, and the person who is signed in.

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

/** The signed-in person as the server knows them now; what is shown meanwhile is in the session store. */
export function useUser() {
  return useQuery({ ...userOptions(), enabled: useIsSignedIn() });
}

/** Keeps what the server now says of the person. */
export function keepUser(user: OutputOf<typeof getUser>): void {
  getQueryClient().setQueryData(accountKeys.user(), user);
  sessionStore.getState().setUser(user);
}

/** The token first: storing the user wakes what waits for a sign-in, and that calls at once. */
export function enter({ token, user }: OutputOf<typeof login>): void {
  sessionStore.getState().setToken(token);
  sessionStore.getState().setUser(user);
  void bringReceiver();
}

/** The address typed while signed out follows its writer; what is not taken stays here, and the sign-in holds. */
async function bringReceiver(): Promise<void> {
  const id = await handOverLocalReceiver().catch(() => null);
  if (id !== null) await reload(getQueryClient(), { queryKey: addressKeys.all });
}

/** Refusals are for the form to show. */
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

/** Leaves in any case; a server that cannot be reached only keeps a session that nobody holds the token of. */
export async function signOut(): Promise<void> {
  await call(logout, {}, { isQuiet: true }).catch(() => undefined);
  forgetSession();
}

export const useSignIn = () => useMutation({ mutationFn: signIn });
export const useRegister = () => useMutation({ mutationFn: signUp });
export const useSignOut = () => useMutation({ mutationFn: signOut, networkMode: "always" });

// A point is for our own counting: the person has nothing to do about one that got lost.
connectPoint((type) => void call(recordPoint, { type }, { isQuiet: true }).catch(() => undefined));
