"use client";
// The shown conversation: one's own, a shared one, or a new one.
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { ChatFailure } from "@/components/chat/screen/chat-failure";
import { ChatHeader } from "@/components/chat/screen/chat-header";
import { ConversationPanel } from "@/components/chat/screen/conversation-panel";
import { EmptyConversation } from "@/components/chat/screen/empty-conversation";
import { ReadOnlyThread } from "@/components/chat/screen/read-only-thread";
import { SaveOffer } from "@/components/chat/screen/save-offer";
import { ShareDialog } from "@/components/chat/screen/share-dialog";
import { useExport } from "@/components/chat/screen/use-export";
import type { Conversation, ConversationState } from "@/components/chat/state/conversation";
import { shownTurns, titleOf } from "@/components/chat/state/conversation-tree";
import { usePendingAction } from "@/components/providers/use-pending-action";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useLateDialog } from "@/components/ui/use-late-dialog";
import { useChat } from "@/lib/client/chat";
import type { ChatTurn } from "@/lib/contracts/chat";
import { useModals } from "@/stores/modals";
import { useSession } from "@/stores/account/session";
import styles from "./chat-screen.module.css";

interface ChatMainProps {
  /** In the address; null for a new conversation. */
  id: string | null;
  conversation: Conversation;
  state: ConversationState;
  onList: () => void;
  onNew: () => void;
  onSaved: (chatId: string) => void;
}

export function ChatMain({ id, conversation, state, onList, onNew, onSaved }: ChatMainProps) {
  const t = useTranslations("chat");
  const isHydrated = useSession((session) => session.isHydrated);
  const isSignedIn = useSession((session) => session.token !== null);
  const chat = useChat(isHydrated ? id : null);
  const share = useLateDialog();
  const { exportShown } = useExport();
  useShown({ id, isHydrated, own: chat.data?.isOwn ? chat.data.chatDetails : null, conversation });

  const shared = chat.data && !chat.data.isOwn ? chat.data : null;
  const isLoaded = id === null || state.chatId === id;
  const shown = shownTurns(state.turns, state.chosen);
  const first = shown[0]?.turn.question ?? state.pending?.asked.question;
  const title = (id === null ? null : chat.data?.title) ?? (isLoaded && first ? titleOf(first) : t("new"));
  const isKept = id !== null && isLoaded && state.turns.length > 0;
  const isVisitors = isHydrated && !isSignedIn && id === null && shown.length > 0;
  const askToSignIn = useShareAfterSignIn();
  return (
    <div className={styles.main}>
      <ChatHeader
        title={title}
        onList={onList}
        onNew={onNew}
        onExport={isLoaded && shown.length > 0 ? () => exportShown(title, shown) : undefined}
        onShare={isKept ? share.open : isVisitors ? askToSignIn : undefined}
      />
      {shared ? (
        <div className={styles.shared}>
          <Notice kind="success">{t("shared.note")}</Notice>
          <ReadOnlyThread turns={shared.chatDetails} />
        </div>
      ) : isLoaded ? (
        <ConversationPanel
          key={state.opening}
          conversation={conversation}
          state={state}
          Empty={EmptyConversation}
          notice={
            isSignedIn &&
            id === null &&
            state.chatId === null &&
            state.turns.length > 0 && <SaveOffer turns={state.turns} onSaved={onSaved} onDiscard={conversation.clear} />
          }
        />
      ) : chat.isError ? (
        <ChatFailure error={chat.error} onRetry={() => void chat.refetch()} />
      ) : (
        <div className={styles.loading}>
          <Skeleton rows={6} />
        </div>
      )}
      {share.isLoaded && id !== null && (
        <ShareDialog
          key={id}
          chatId={id}
          shareId={chat.data?.shareId ?? null}
          isOpen={share.isOpen}
          onClose={share.close}
        />
      )}
    </div>
  );
}

const SHARE_KIND = "share-chat";

/** Only saved conversations are shared: after signing in, saving is offered. */
function useShareAfterSignIn(): () => void {
  const setAuthStatus = useSession((session) => session.setAuthStatus);
  const open = useModals((modals) => modals.open);
  usePendingAction(SHARE_KIND, () => {});
  return () => {
    setAuthStatus({ kind: SHARE_KIND });
    open("account");
  };
}

interface ShownOptions {
  id: string | null;
  isHydrated: boolean;
  /** Turns of the conversation in the address, once they are there. */
  own: readonly ChatTurn[] | null;
  conversation: Conversation;
}

/** The conversation follows the address. */
function useShown({ id, isHydrated, own, conversation }: ShownOptions): void {
  const show = useEffectEvent(() => {
    if (id === null) conversation.loadKept();
    else if (own) conversation.load(id, own);
  });
  useEffect(() => {
    if (isHydrated) show();
  }, [id, isHydrated, own]);
}
