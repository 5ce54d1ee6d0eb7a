// API keys of the account.

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createApiKey, listApiKeys, revokeApiKey } from "@/lib/contracts/api-key";
import type { InputOf } from "@/lib/contracts/endpoint";
import { accountKeys } from "@/lib/client/account";
import { call } from "@/lib/client/transport/call";
import { reload } from "@/lib/client/transport/reload";
import { useIsSignedIn } from "@/stores/account/session";

const apiKeysKey = [...accountKeys.all, "api-keys"] as const;

export function apiKeysOptions() {
  return queryOptions({ queryKey: apiKeysKey, queryFn: ({ signal }) => call(listApiKeys, {}, { signal }) });
}

export const useApiKeys = () => useQuery({ ...apiKeysOptions(), enabled: useIsSignedIn() });

function useChange<I, T>(mutationFn: (input: I) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => reload(queryClient, { queryKey: apiKeysKey }) });
}

/** Refusals are the caller's to show. */
export const useCreateApiKey = () =>
  useChange((input: InputOf<typeof createApiKey>) => call(createApiKey, input, { isQuiet: true }));
export const useRevokeApiKey = () => useChange((keyId: string) => call(revokeApiKey, { keyId }));
