"use client";
// Unsent text of a conversation, which survives a reload.
import { useState } from "react";
import { keptConversation } from "@/components/chat/state/kept-conversation";

export function useTextDraft(chatId: string | null): [text: string, change: (text: string) => void] {
  const [draft, setDraft] = useState({ chatId, text: keptConversation.draft(chatId) });
  if (draft.chatId !== chatId) setDraft({ chatId, text: keptConversation.draft(chatId) });
  return [
    draft.text,
    (text) => {
      setDraft({ chatId, text });
      keptConversation.keepDraft(chatId, text);
    },
  ];
}
