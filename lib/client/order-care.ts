// Messages, complaints, changes, receipt and invoice of an order.

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/transport/call";
import { saveFile } from "@/lib/client/upload/download";
import { withIntent } from "@/lib/client/intent";
import { reloadOrder } from "@/lib/client/order";
import type { InputOf } from "@/lib/contracts/endpoint";
import {
  complain,
  completeOrder,
  editOrder,
  exportBill,
  hideOrder,
  orderCareFile,
  seeOrderMessages,
  sendOrderMessage,
} from "@/lib/contracts/order-care";

function useCare<I, T>(orderId: string, mutationFn: (input: I) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => reloadOrder(queryClient, orderId) });
}

type Without<T> = Omit<T, "orderId">;

/** Sends a message, or the answer to the question with that id; repeated clicks send it once. */
export const useSendMessage = (orderId: string) =>
  useCare(orderId, (message: Without<InputOf<typeof sendOrderMessage>>) =>
    withIntent(`message:${orderId}`, { orderId, ...message }, (sent, idempotencyKey) =>
      call(sendOrderMessage, sent, { idempotencyKey }),
    ),
  );

export const useComplain = (orderId: string) =>
  useCare(orderId, (complaint: Without<InputOf<typeof complain>>) =>
    withIntent(`complain:${orderId}`, { orderId, ...complaint }, (sent, idempotencyKey) =>
      call(complain, sent, { idempotencyKey }),
    ),
  );

export const useEditOrder = (orderId: string) =>
  useCare(orderId, (change: Without<InputOf<typeof editOrder>>) => call(editOrder, { orderId, ...change }));

/** Quiet: it runs without a user action, so a failure is not shown. */
export const useSeeMessages = (orderId: string) =>
  useCare(orderId, () => call(seeOrderMessages, { orderId }, { isQuiet: true }));
export const useCompleteOrder = (orderId: string) => useCare(orderId, () => call(completeOrder, { id: orderId }));
export const useHideOrder = (orderId: string) => useCare(orderId, () => call(hideOrder, { orderId }));

export const useDownloadInvoice = (orderId: string) =>
  useMutation({ mutationFn: async () => saveFile(await call(exportBill, { orderId })) });

export const useDownloadCareFile = (orderId: string) =>
  useMutation({ mutationFn: async (fileUrl: string) => saveFile(await call(orderCareFile, { id: orderId, fileUrl })) });
