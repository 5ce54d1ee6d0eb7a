// Verification codes, passwords and sign-in with Google.

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

/** Resolves to the seconds until the next code can be requested; the field shows refusals. */
export const useRequestCode = () =>
  useMutation({
    mutationFn: (input: { account: string; purpose: CodePurpose }) => call(requestCode, input, { isQuiet: true }),
  });

export const useChangePassword = () =>
  useMutation({
    mutationFn: (input: InputOf<typeof changePassword>) => call(changePassword, input, { isQuiet: true }),
  });

/** Signs in with the new password. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: async (input: InputOf<typeof resetPassword>) => {
      await call(resetPassword, input, { isQuiet: true });
      return signIn({ account: input.account, password: input.nPassword });
    },
  });

/** Reloads the signed-in user, whose address this may be. */
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

/** False while it is unknown. */
export const useIsGoogleOffered = () => useQuery(googleOptions()).data?.isOffered === true;

/** Redirects to Google; the answer returns to the account center, which redirects to the page the user came from. */
export async function leaveForGoogle(): Promise<void> {
  const { address, state } = await call(startGoogle, {});
  const { pathname, search } = window.location;
  keepGoogleTrip({ state, returnTo: pathname + search });
  window.location.assign(address);
}
export const useLeaveForGoogle = () => useMutation({ mutationFn: leaveForGoogle });

/** Signs in with Google's answer; the caller shows refusals. */
export async function comeFromGoogle(input: InputOf<typeof signInWithGoogle>): Promise<void> {
  const { google, ...entered } = await call(signInWithGoogle, input, { isQuiet: true });
  enter(entered);
  sessionStore.getState().setUserState({ instance: "google", googleUserInfo: google });
}
export const useComeFromGoogle = () => useMutation({ mutationFn: comeFromGoogle });
