"use client";
// Conversations as Markdown files.
import { useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { conversationAsText } from "@/components/chat/answer/answer-as-text";
import { type ShownTurn, shownTurns } from "@/components/chat/state/conversation-tree";
import { chatOptions } from "@/lib/client/chat";
import { reportFailure } from "@/lib/client/transport/report-failure";
import { saveFile } from "@/lib/client/upload/download";

/** Characters that file systems refuse. */
const fileNameOf = (title: string): string => `${title.replace(/[\\/:*?"<>|\u0000-\u001f]/g, " ").trim() || "chat"}.md`;

export interface ChatExport {
  readonly exportShown: (title: string, shown: readonly ShownTurn[]) => void;
  /** The latest branch of a kept conversation. */
  readonly exportKept: (chatId: string) => Promise<void>;
}

export function useExport(): ChatExport {
  const words = { t: useTranslations("chat"), tag: useLocale() };
  const queryClient = useQueryClient();

  function exportShown(title: string, shown: readonly ShownTurn[]): void {
    const text = conversationAsText(title, shown, words, new Date().toISOString());
    saveFile({ file: new Blob([text], { type: "text/markdown;charset=utf-8" }), name: fileNameOf(title) });
  }
  return {
    exportShown,
    async exportKept(chatId) {
      try {
        const { title, chatDetails } = await queryClient.fetchQuery(chatOptions(chatId));
        const turns = chatDetails.map((turn) => ({ ...turn, proof: null }));
        exportShown(title, shownTurns(turns, {}));
      } catch (error) {
        reportFailure(error);
      }
    },
  };
}
