// Quotes of assembled boards.

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/transport/call";
import { cartKeys } from "@/lib/client/cart";
import { withIntent } from "@/lib/client/intent";
import { hasAnswer, reload } from "@/lib/client/transport/reload";
import {
  addQuoteToCart,
  createBomQuote,
  deleteBomQuote,
  inquireBoard,
  listBomQuotes,
  reQuote,
  viewBomQuote,
} from "@/lib/contracts/bom";
import type { InputOf } from "@/lib/contracts/endpoint";
import { useIsSignedIn } from "@/stores/account/session";

type Page = InputOf<typeof listBomQuotes>;

export const bomKeys = {
  all: ["bom"] as const,
  list: (page: Page) => [...bomKeys.all, "list", page] as const,
  detail: (quoteId: string) => [...bomKeys.all, "detail", quoteId] as const,
};

export function bomQuotesOptions(page: Page = {}) {
  return queryOptions({
    queryKey: bomKeys.list(page),
    queryFn: (query) => call(listBomQuotes, page, { signal: query.signal, isQuiet: hasAnswer(query) }),
    placeholderData: (previous) => previous,
  });
}

export function bomQuoteOptions(quoteId: string) {
  return queryOptions({
    queryKey: bomKeys.detail(quoteId),
    queryFn: ({ signal }) => call(viewBomQuote, { quoteId }, { signal }),
  });
}

export function useBomQuote(quoteId: string) {
  return useQuery({ ...bomQuoteOptions(quoteId), enabled: useIsSignedIn() });
}

/** Quotes belong to accounts: visitors have none to fetch. */
export const useBomQuotes = (page: Page = {}) => useQuery({ ...bomQuotesOptions(page), enabled: useIsSignedIn() });

function useBomMutation<I, T>(mutationFn: (input: I) => Promise<T>) {
  const queryClient = useQueryClient();
  // Also after a failure, since stale data may have caused it. A deleted quote leaves the cart too.
  const refresh = () => {
    void reload(queryClient, { queryKey: bomKeys.all });
    void reload(queryClient, { queryKey: cartKeys.all });
  };
  return useMutation({ mutationFn, onSettled: refresh });
}

export type NewQuote = InputOf<typeof createBomQuote>;

/** Idempotent: repeated clicks add the quote once. */
export const sendQuoteToCart = (input: InputOf<typeof addQuoteToCart>) =>
  withIntent("quote-to-cart", input, (sent, idempotencyKey) => call(addQuoteToCart, sent, { idempotencyKey }));

export const useCreateBomQuote = () =>
  useBomMutation((input: NewQuote) =>
    withIntent("bom-quote", input, (sent, idempotencyKey) => call(createBomQuote, sent, { idempotencyKey })),
  );
export const useInquireBoard = () =>
  useBomMutation((input: InputOf<typeof inquireBoard>) =>
    withIntent("inquire", input, (sent, idempotencyKey) => call(inquireBoard, sent, { idempotencyKey })),
  );
export const useAddQuoteToCart = () => useBomMutation(sendQuoteToCart);
export const useReQuote = () =>
  useBomMutation((quoteId: string) =>
    withIntent("re-quote", { quoteId }, (sent, idempotencyKey) => call(reQuote, sent, { idempotencyKey })),
  );
export const useDeleteBomQuote = () => useBomMutation((quoteId: string) => call(deleteBomQuote, { quoteId }));
