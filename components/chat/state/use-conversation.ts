"use client";
// The conversation of a page or panel, connected to the account, the socket and this browser's storage.
import { useState, useSyncExternalStore } from "react";
import { type Conversation, createConversation, type ConversationState } from "@/components/chat/state/conversation";
import { keptConversation } from "@/components/chat/state/kept-conversation";
import { newTurnId } from "@/components/chat/state/turn-id";
import { useNoteAnswer, useSaveChat } from "@/lib/client/chat";
import { type ChatAnswers, chatAnswers } from "@/lib/client/realtime/chat-answers";
import { useMarket } from "@/lib/i18n/use-market";
import { sessionStore } from "@/stores/account/session";

export interface ConversationOptions {
  /** A conversation was made in the account. */
  readonly onOpened?: (chatId: string) => void;
  readonly answers?: ChatAnswers;
}

export function useConversation({ onOpened, answers = chatAnswers }: ConversationOptions = {}): {
  conversation: Conversation;
  state: ConversationState;
} {
  const { locale } = useMarket();
  const { mutateAsync: save } = useSaveChat();
  const noteAnswer = useNoteAnswer();
  const [conversation] = useState(() =>
    createConversation({
      ...{ answers, kept: keptConversation, locale, newTurnId, onAnswered: noteAnswer },
      async openChat(title) {
        if (sessionStore.getState().token === null) return null;
        const { chatId } = await save({ title });
        onOpened?.(chatId);
        return chatId;
      },
    }),
  );
  const { subscribe, getState } = conversation.store;
  return { conversation, state: useSyncExternalStore(subscribe, getState, getState) };
}
