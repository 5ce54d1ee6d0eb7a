// Shipping addresses: the account's, and one that a visitor typed before signing in.

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createReceiver,
  deleteReceiver,
  listReceivers,
  type Receiver,
  receiverFields,
  updateReceiver,
} from "@/lib/contracts/address";
import type { InputOf } from "@/lib/contracts/endpoint";
import * as z from "zod/mini";
import { call } from "@/lib/client/transport/call";
import { type Drafts, drafts } from "@/stores/drafts/draft";
import { sessionStore, useIsSignedIn } from "@/stores/account/session";
import { reload } from "@/lib/client/transport/reload";

export const addressKeys = {
  all: ["address"] as const,
  receivers: () => [...addressKeys.all, "receivers"] as const,
};

export function receiversOptions() {
  return queryOptions({
    queryKey: addressKeys.receivers(),
    queryFn: ({ signal }) => call(listReceivers, {}, { signal }),
  });
}

export const useReceivers = () => useQuery({ ...receiversOptions(), enabled: useIsSignedIn() });

export type NewReceiver = z.input<typeof receiverFields> & { isDefault?: 0 | 1 };

/** Id of the address that is only on this device. */
export const LOCAL_RECEIVER = "local";
const LOCAL_DRAFT = "receiver:local";

/** Saves an address and returns its id; for a visitor it stays on this device and the id is `LOCAL_RECEIVER`. */
export async function saveReceiver(input: NewReceiver, store: Drafts = drafts): Promise<string> {
  if (sessionStore.getState().token !== null) return (await call(createReceiver, input, { isQuiet: true })).id;
  await store.keep(LOCAL_DRAFT, input);
  return LOCAL_RECEIVER;
}

const localReceiver = z.extend(receiverFields, { isDefault: z.optional(z.union([z.literal(0), z.literal(1)])) });

/** The address typed while signed out, or null. */
export function findLocalReceiver(store: Drafts = drafts): Promise<NewReceiver | null> {
  return store.find(LOCAL_DRAFT, (stored) => localReceiver.safeParse(stored).data ?? null);
}

/**
 * After sign-in, gives the typed address to the account and returns its id, or null without one. It is removed from the
 * device first, so that two pages do not both send it, and restored if the server refuses it. Quiet: the user did not
 * ask for it now.
 */
export async function handOverLocalReceiver(store: Drafts = drafts): Promise<string | null> {
  const typed = await findLocalReceiver(store);
  if (typed === null) return null;
  await store.forget(LOCAL_DRAFT);
  try {
    return (await call(createReceiver, typed, { isQuiet: true })).id;
  } catch (error) {
    await store.keep(LOCAL_DRAFT, typed);
    throw error;
  }
}

function useAddressMutation<I, T>(mutationFn: (input: I) => Promise<T>) {
  const queryClient = useQueryClient();
  // Awaited, so that a form closes on the updated list.
  const refresh = () => reload(queryClient, { queryKey: addressKeys.all });
  return useMutation({ mutationFn, onSuccess: refresh });
}

export const useCreateReceiver = () =>
  useAddressMutation(async (input: NewReceiver) => ({ id: await saveReceiver(input) }));
export const useUpdateReceiver = () =>
  useAddressMutation((input: InputOf<typeof updateReceiver>) => call(updateReceiver, input, { isQuiet: true }));
export const useDeleteReceiver = () => useAddressMutation((id: string) => call(deleteReceiver, { id }));

/** The specification's call takes the id with isDefault and lastName. */
export const useMakeDefaultReceiver = () =>
  useAddressMutation(({ id, lastName }: Pick<Receiver, "id" | "lastName">) =>
    call(createReceiver, { id, isDefault: 1, lastName }),
  );
