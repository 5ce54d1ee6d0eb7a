// Words to us.

import { useMutation } from "@tanstack/react-query";
import { subscribe } from "@/lib/contracts/support";
import { call } from "@/lib/client/call";

/** The form says itself whether an address was taken. */
export const useSubscribe = () =>
  useMutation({ mutationFn: (email: string) => call(subscribe, { email }, { isQuiet: true }) });
