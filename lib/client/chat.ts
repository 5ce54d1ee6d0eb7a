// Conversations with the assistant that are kept in the account.

import { infiniteQueryOptions, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteChat, listChats, saveChat, setChatStatus, viewChat } from "@/lib/contracts/chat";
import type { InputOf } from "@/lib/contracts/endpoint";
import { accountKeys } from "@/lib/client/account";
import { call } from "@/lib/client/transport/call";
import { reload } from "@/lib/client/transport/reload";

const chatsKey = [...accountKeys.all, "chats"] as const;

type Filter = Pick<InputOf<typeof listChats>, "keyword" | "folder">;

const PAGE_SIZE = 30;

/** Pages of the list, which grows. */
export function chatListOptions(filter: Filter) {
  return infiniteQueryOptions({
    queryKey: [...chatsKey, "list", filter],
    queryFn: ({ signal, pageParam }) =>
      call(listChats, { ...filter, pageNum: pageParam, pageSize: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined),
  });
}

/** Own or shared; refusals are the page's to show. */
export function chatOptions(id: string) {
  return queryOptions({
    queryKey: [...chatsKey, "view", id],
    queryFn: ({ signal }) => call(viewChat, { id }, { signal, isQuiet: true }),
  });
}

export const useChat = (id: string | null) => useQuery({ ...chatOptions(id ?? ""), enabled: id !== null });

function useChange<I, T>(mutationFn: (input: I) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => reload(queryClient, { queryKey: chatsKey }) });
}

export const useSaveChat = () => useChange((input: InputOf<typeof saveChat>) => call(saveChat, input));
export const useSetChatStatus = () => useChange((input: InputOf<typeof setChatStatus>) => call(setChatStatus, input));
export const useDeleteChat = () => useChange((id: string) => call(deleteChat, { id }));

/** After an answer: its conversation is the last continued, and what was read of it is out of date. */
export function useNoteAnswer(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: [...chatsKey, "view"], refetchType: "none" });
    void reload(queryClient, { queryKey: [...chatsKey, "list"] });
  };
}
