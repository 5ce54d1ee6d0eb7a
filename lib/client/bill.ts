// Billing addresses: the account's, and the default one that its profile shows.

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createBill, deleteBill, getUserBill, listBills, updateBill, updateUserBill } from "@/lib/contracts/bill";
import type { InputOf } from "@/lib/contracts/endpoint";
import { call } from "@/lib/client/call";
import { reload } from "@/lib/client/reload";
import { useIsSignedIn } from "@/stores/session";

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

type UserBill = InputOf<typeof updateUserBill>;

const BILL_NAMES = Object.keys(updateUserBill.input.shape) as (keyof UserBill)[];

/** Every field is sent; what is missing goes as an empty string. */
export function wholeUserBill(fields: UserBill): UserBill {
  return Object.fromEntries(BILL_NAMES.map((name) => [name, fields[name] ?? ""])) as UserBill;
}

function useBillMutation<I, T>(mutationFn: (input: I) => Promise<T>) {
  const queryClient = useQueryClient();
  // Awaited: a form that closes shows the list with the change in it.
  const refresh = () => reload(queryClient, { queryKey: billKeys.all });
  return useMutation({ mutationFn, onSuccess: refresh });
}

/** Without a toast: the form beside it says which field was refused. */
export const useCreateBill = () =>
  useBillMutation((input: InputOf<typeof createBill>) => call(createBill, input, { isQuiet: true }));
export const useUpdateBill = () =>
  useBillMutation((input: InputOf<typeof updateBill>) => call(updateBill, input, { isQuiet: true }));
export const useDeleteBill = () => useBillMutation((id: string) => call(deleteBill, { id }));
export const useUpdateUserBill = () =>
  useBillMutation((fields: UserBill) => call(updateUserBill, wholeUserBill(fields)));
