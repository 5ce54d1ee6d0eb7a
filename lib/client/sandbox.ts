// Test data of the account.

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { accountKeys } from "@/lib/client/account";
import { call } from "@/lib/client/transport/call";
import { reload } from "@/lib/client/transport/reload";
import { advanceSandboxOrder, deleteSandboxData, listSandboxOrders } from "@/lib/contracts/sandbox";
import { useIsSignedIn } from "@/stores/account/session";

const sandboxKey = [...accountKeys.all, "sandbox"] as const;
export const TEST_ORDERS_PER_PAGE = 20;

export const useSandboxOrders = (pageNum: number) =>
  useQuery({
    queryKey: [...sandboxKey, pageNum],
    queryFn: ({ signal }) => call(listSandboxOrders, { pageNum, pageSize: TEST_ORDERS_PER_PAGE }, { signal }),
    placeholderData: keepPreviousData,
    enabled: useIsSignedIn(),
  });

function useChange<I, T>(mutationFn: (input: I) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => reload(queryClient, { queryKey: sandboxKey }) });
}

export const useAdvanceSandboxOrder = () => useChange((id: string) => call(advanceSandboxOrder, { id }));
export const useDeleteSandboxData = () => useChange(() => call(deleteSandboxData, {}));
