// Webhooks of the account, and what was sent to them.

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { accountKeys } from "@/lib/client/account";
import { call } from "@/lib/client/transport/call";
import { reload } from "@/lib/client/transport/reload";
import type { InputOf } from "@/lib/contracts/endpoint";
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from "@/lib/contracts/webhook";
import { useIsSignedIn } from "@/stores/account/session";

const webhooksKey = [...accountKeys.all, "webhooks"] as const;

/** Pause between looks at a delivery that has yet to be tried. */
const LOOK_MS = 2000;
export const DELIVERIES_PER_PAGE = 20;

export const useWebhooks = () =>
  useQuery({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => call(listWebhooks, {}, { signal }),
    enabled: useIsSignedIn(),
  });

/** One page (from 1) of a webhook's deliveries, polled while one of them has not been attempted. */
export const useDeliveries = (webhookId: string, pageNum: number) =>
  useQuery({
    queryKey: [...webhooksKey, webhookId, "deliveries", pageNum],
    queryFn: ({ signal }) =>
      call(listWebhookDeliveries, { webhookId, pageNum, pageSize: DELIVERIES_PER_PAGE }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ state: each, attempts }) => each === "waiting" && attempts.length === 0)
        ? LOOK_MS
        : false,
  });

function useChange<I, T>(mutationFn: (input: I) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => reload(queryClient, { queryKey: webhooksKey }) });
}

/** Refusals are the caller's to show. */
export const useCreateWebhook = () =>
  useChange((input: InputOf<typeof createWebhook>) => call(createWebhook, input, { isQuiet: true }));
export const useUpdateWebhook = () =>
  useChange((input: InputOf<typeof updateWebhook>) => call(updateWebhook, input, { isQuiet: true }));
export const useSwitchWebhook = () =>
  useChange((input: { webhookId: string; isEnabled: boolean }) => call(updateWebhook, input));
export const useDeleteWebhook = () => useChange((webhookId: string) => call(deleteWebhook, { webhookId }));
export const useRotateSecret = () => useChange((webhookId: string) => call(rotateWebhookSecret, { webhookId }));
export const useTestWebhook = () => useChange((webhookId: string) => call(testWebhook, { webhookId }));
export const useReplayDelivery = () =>
  useChange((input: InputOf<typeof replayWebhookDelivery>) => call(replayWebhookDelivery, input));
