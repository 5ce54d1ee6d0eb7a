// Codes, passwords and the way over Google: how one gets back into an account, and proves that it is one's own.

import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import {
  changePassword,
  type CodePurpose,
  confirmContact,
  getGoogle,
  requestCode,
  resetPassword,
  signInWithGoogle,
  startGoogle,
} from "@/lib/contracts/account-access";
import { getUser } from "@/lib/contracts/account";
import type { InputOf } from "@/lib/contracts/endpoint";
import { accountKeys, enter, keepUser, signIn } from "@/lib/client/account";
import { call } from "@/lib/client/transport/call";
import { keepGoogleTrip } from "@/stores/account/google-trip";
import { sessionStore } from "@/stores/account/session";

/** Answers how many seconds one waits for the next; refusals are for the field to show. */
export const useRequestCode = () =>
  useMutation({
    mutationFn: (input: { account: string; purpose: CodePurpose }) => call(requestCode, input, { isQuiet: true }),
  });

export const useChangePassword = () =>
  useMutation({
    mutationFn: (input: InputOf<typeof changePassword>) => call(changePassword, input, { isQuiet: true }),
  });

/** Signs in with the new password at once. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: async (input: InputOf<typeof resetPassword>) => {
      await call(resetPassword, input, { isQuiet: true });
      return signIn({ account: input.account, password: input.nPassword });
    },
  });

/** Whoever is signed in is asked for anew: it may be their address. */
export async function confirmAddress(input: InputOf<typeof confirmContact>): Promise<void> {
  await call(confirmContact, input, { isQuiet: true });
  if (sessionStore.getState().token !== null) keepUser(await call(getUser, {}, { isQuiet: true }));
}
export const useConfirmAddress = () => useMutation({ mutationFn: confirmAddress });

export function googleOptions() {
  return queryOptions({
    queryKey: [...accountKeys.all, "google"],
    queryFn: ({ signal }) => call(getGoogle, {}, { signal, isQuiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** False also as long as it is not known. */
export const useIsGoogleOffered = () => useQuery(googleOptions()).data?.isOffered === true;

/** Leaves for Google; the answer comes back to the account centre, which goes on to where one was. */
export async function leaveForGoogle(): Promise<void> {
  const { address, state } = await call(startGoogle, {});
  const { pathname, search } = window.location;
  keepGoogleTrip({ state, returnTo: pathname + search });
  window.location.assign(address);
}
export const useLeaveForGoogle = () => useMutation({ mutationFn: leaveForGoogle });

/** Signs in with what Google said; refusals are for the caller to show. */
export async function comeFromGoogle(input: InputOf<typeof signInWithGoogle>): Promise<void> {
  const { google, ...entered } = await call(signInWithGoogle, input, { isQuiet: true });
  enter(entered);
  sessionStore.getState().setUserState({ instance: "google", googleUserInfo: google });
}
export const useComeFromGoogle = () => useMutation({ mutationFn: comeFromGoogle });
