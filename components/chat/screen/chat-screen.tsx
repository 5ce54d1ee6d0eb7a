"use client";
// The assistant: conversations at the left, the shown one beside them.
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLateDelete } from "@/components/chat/list/late-delete";
import { ChatAccount } from "@/components/chat/screen/chat-account";
import { ChatMain } from "@/components/chat/screen/chat-main";
import { ConversationList } from "@/components/chat/list/conversation-list";
import { useConversation } from "@/components/chat/state/use-conversation";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Drawer } from "@/components/ui/drawer";
import { useHasSides } from "@/components/ui/use-is-wide";
import { withPrefix } from "@/lib/i18n/href";
import { useMarket } from "@/lib/i18n/use-market";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { useSession } from "@/stores/account/session";
import styles from "./chat-screen.module.css";

const chatHref = (chatId: string): string => `/chat?id=${encodeURIComponent(chatId)}`;

interface ChatScreenProps {
  /** Logo that leads home. */
  brand: ReactNode;
  /** Dialog that opens for signing in. */
  signIn: ReactNode;
}

export function ChatScreen({ brand, signIn }: ChatScreenProps) {
  const t = useTranslations("chat");
  const navigate = useNavigate();
  const { prefix } = useMarket();
  const hasSides = useHasSides();
  const id = useSearchParams().get("id");
  const [isListOpen, setListOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const isSignedIn = useSession((session) => session.token !== null);
  const lateDelete = useLateDelete();
  const { conversation, state } = useConversation({
    // The address follows without loading the page anew.
    onOpened: (chatId) => window.history.replaceState(null, "", withPrefix(chatHref(chatId), prefix)),
  });
  useSearchKey(() => {
    if (hasSides) search.current?.focus();
    else setListOpen(true);
  });

  function begin(): void {
    setListOpen(false);
    if (id === null) conversation.clear();
    else navigate("/chat");
  }
  const list = { chatId: state.chatId, lateDelete, onOpen: () => setListOpen(false), onDeleted: begin };
  return (
    <div className={styles.app}>
      <aside className={styles.side} aria-label={t("open")}>
        <div className={styles.brand}>{brand}</div>
        <div className={styles.new}>
          <Button isBlock onClick={begin}>
            <Icon name="plus" />
            {t("new")}
          </Button>
        </div>
        {isSignedIn ? <ConversationList {...list} searchRef={search} /> : <div className={styles.space} />}
        <ChatAccount />
      </aside>
      <ChatMain
        id={id}
        conversation={conversation}
        state={state}
        onList={() => setListOpen(true)}
        onNew={begin}
        onSaved={(chatId) => {
          conversation.clear();
          navigate(chatHref(chatId), { replace: true });
        }}
      />
      <Drawer isOpen={isListOpen} onClose={() => setListOpen(false)} title={t("open")}>
        <div className={styles.drawer}>
          {isSignedIn && <ConversationList {...list} searchRef={focusOnOpen} />}
          <ChatAccount />
          <div className={styles.brand}>{brand}</div>
        </div>
      </Drawer>
      {signIn}
    </div>
  );
}

/** Read by the dialog when it opens. */
const focusOnOpen = (node: HTMLInputElement | null): void => node?.setAttribute("autofocus", "");

/** Control or Command with K. */
function useSearchKey(onSearch: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSearch();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
