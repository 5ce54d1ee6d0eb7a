"use client";
// Deletes conversations a while after they were hidden, so that the deletion can be taken back.
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { useDeleteChat } from "@/lib/client/chat";
import type { ChatRow } from "@/lib/contracts/chat";

/** As long as the message with the button stays. */
const UNDO_MS = 10_000;

export interface LateDelete {
  /** Ids that are hidden until they are deleted. */
  readonly hidden: ReadonlySet<string>;
  readonly remove: (row: Pick<ChatRow, "chatId" | "title">) => void;
}

export function useLateDelete(): LateDelete {
  const t = useTranslations("chat.list");
  const { mutate } = useDeleteChat();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  function show(id: string): void {
    setHidden((ids) => new Set([...ids].filter((each) => each !== id)));
  }

  // Leaving the page ends the time for taking back.
  useEffect(() => {
    const waiting = timers.current;
    function deleteNow(): void {
      for (const [id, timer] of waiting) {
        clearTimeout(timer);
        mutate(id);
      }
      waiting.clear();
    }
    window.addEventListener("pagehide", deleteNow);
    return () => {
      window.removeEventListener("pagehide", deleteNow);
      deleteNow();
    };
  }, [mutate]);

  return {
    hidden,
    remove({ chatId, title }) {
      setHidden((ids) => new Set(ids).add(chatId));
      const timer = setTimeout(() => {
        timers.current.delete(chatId);
        // A refused deletion brings the row back.
        mutate(chatId, { onError: () => show(chatId) });
      }, UNDO_MS);
      timers.current.set(chatId, timer);
      toast({
        kind: "success",
        message: t("deleted", { title }),
        action: {
          label: t("undo"),
          onPress() {
            if (!timers.current.delete(chatId)) return;
            clearTimeout(timer);
            show(chatId);
          },
        },
      });
    },
  };
}
