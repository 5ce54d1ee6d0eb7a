"use client";
// After signing in: the conversation that was held before can be kept in the account.
import { useTranslations } from "next-intl";
import type { HeldTurn } from "@/components/chat/state/conversation-tree";
import { titleOf } from "@/components/chat/state/conversation-tree";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast";
import { useSaveChat } from "@/lib/client/chat";
import styles from "./chat-screen.module.css";

interface SaveOfferProps {
  turns: readonly HeldTurn[];
  onSaved: (chatId: string) => void;
  onDiscard: () => void;
}

export function SaveOffer({ turns, onSaved, onDiscard }: SaveOfferProps) {
  const t = useTranslations("chat.save");
  const save = useSaveChat();
  function keep(): void {
    const proven = turns.flatMap(({ proof, ...turn }) => (proof === null ? [] : [{ ...turn, proof }]));
    save.mutate(
      { title: titleOf(turns[0]?.question ?? ""), turns: proven },
      {
        onSuccess({ chatId }) {
          toast({ kind: "success", message: t("saved") });
          onSaved(chatId);
        },
      },
    );
  }
  return (
    <div className={styles.offer}>
      <Notice kind="success" role="status">
        <p>{t("title")}</p>
        <p className={styles.offerActions}>
          <Button size="sm" variant="primary" isBusy={save.isPending} onClick={keep}>
            {t("save")}
          </Button>
          <Button size="sm" onClick={onDiscard}>
            {t("discard")}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
