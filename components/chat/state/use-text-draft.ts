"use client";
// Unsent text of a conversation, which survives a reload.
import { useState } from "react";
import { keptConversation } from "@/components/chat/state/kept-conversation";

/** `isReady` is false while the page hydrates: the server knows no draft. */
export function useTextDraft(chatId: string | null, isReady: boolean): [text: string, change: (text: string) => void] {
  const [draft, setDraft] = useState({ chatId, text: isReady ? keptConversation.draft(chatId) : "" });
  if (draft.chatId !== chatId) setDraft({ chatId, text: keptConversation.draft(chatId) });
  return [
    draft.text,
    (text) => {
      setDraft({ chatId, text });
      keptConversation.keepDraft(chatId, text);
    },
  ];
}
