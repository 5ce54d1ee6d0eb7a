// Active sessions, the export of personal data, and closing the account.

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  closeAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
} from "@/lib/contracts/account-sessions";
import type { InputOf } from "@/lib/contracts/endpoint";
import { accountKeys } from "@/lib/client/account";
import { call } from "@/lib/client/transport/call";
import { saveFile } from "@/lib/client/upload/download";
import { forgetSession } from "@/lib/client/transport/end-session";
import { reload } from "@/lib/client/transport/reload";
import { drafts } from "@/stores/drafts/draft";
import { useIsSignedIn } from "@/stores/account/session";

const sessionsKey = [...accountKeys.all, "sessions"] as const;

export function sessionsOptions() {
  return queryOptions({ queryKey: sessionsKey, queryFn: ({ signal }) => call(listSessions, {}, { signal }) });
}

export const useSessions = () => useQuery({ ...sessionsOptions(), enabled: useIsSignedIn() });

function useEnding<I, T>(mutationFn: (input: I) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => reload(queryClient, { queryKey: sessionsKey }) });
}

export const useEndSession = () => useEnding((sessionId: string) => call(endSession, { sessionId }));
export const useEndOtherSessions = () => useEnding(() => call(endOtherSessions, {}));

export const useExportAccount = () => useMutation({ mutationFn: async () => saveFile(await call(exportAccount, {})) });

/** Closes the account and deletes everything this browser stored for it, drafts included. */
export const useCloseAccount = () =>
  useMutation({
    mutationFn: async (proof: InputOf<typeof closeAccount>) => {
      await call(closeAccount, proof, { isQuiet: true });
      for (const key of await drafts.list("")) await drafts.forget(key);
      forgetSession();
    },
  });
