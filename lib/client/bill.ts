// Billing addresses of the account.

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { billFields, createBill, deleteBill, getUserBill, listBills, updateBill } from "@/lib/contracts/bill";
import type { InputOf } from "@/lib/contracts/endpoint";
import { call } from "@/lib/client/transport/call";
import { reload } from "@/lib/client/transport/reload";
import { useIsSignedIn } from "@/stores/account/session";

export const billKeys = {
  all: ["bill"] as const,
  list: () => [...billKeys.all, "list"] as const,
  default: () => [...billKeys.all, "default"] as const,
};

export function billsOptions() {
  return queryOptions({ queryKey: billKeys.list(), queryFn: ({ signal }) => call(listBills, {}, { signal }) });
}

export function userBillOptions() {
  return queryOptions({ queryKey: billKeys.default(), queryFn: ({ signal }) => call(getUserBill, {}, { signal }) });
}

export const useBills = () => useQuery({ ...billsOptions(), enabled: useIsSignedIn() });
export const useUserBill = () => useQuery({ ...userBillOptions(), enabled: useIsSignedIn() });

type BillChange = InputOf<typeof updateBill>;

const BILL_NAMES = Object.keys(billFields.shape) as (keyof typeof billFields.shape)[];

/** Completes a billing address: missing fields are sent as empty strings. */
function wholeBill(change: BillChange): BillChange {
  const fields = Object.fromEntries(BILL_NAMES.map((name) => [name, change[name] ?? ""]));
  return { ...change, ...fields };
}

function useBillMutation<I, T>(mutationFn: (input: I) => Promise<T>) {
  const queryClient = useQueryClient();
  // Awaited, so that a form closes on the updated list.
  const refresh = () => reload(queryClient, { queryKey: billKeys.all });
  return useMutation({ mutationFn, onSuccess: refresh });
}

/** Without a toast: the form marks the refused field. */
export const useCreateBill = () =>
  useBillMutation((input: InputOf<typeof createBill>) => call(createBill, input, { isQuiet: true }));
export const useUpdateBill = () =>
  useBillMutation((input: BillChange) => call(updateBill, wholeBill(input), { isQuiet: true }));
export const useDeleteBill = () => useBillMutation((id: string) => call(deleteBill, { id }));
