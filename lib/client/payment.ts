import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/transport/call";
import { listPaymentMethods } from "@/lib/contracts/payment";
import { useIsSignedIn } from "@/stores/account/session";

export const paymentKeys = { methods: ["payment", "methods"] as const };

/** Payment methods change only with the configuration. */
export function paymentMethodOptions() {
  return queryOptions({
    queryKey: paymentKeys.methods,
    queryFn: async ({ signal }) => (await call(listPaymentMethods, {}, { signal })).rows,
    staleTime: 10 * 60_000,
  });
}

export const usePaymentMethods = () => useQuery({ ...paymentMethodOptions(), enabled: useIsSignedIn() });
