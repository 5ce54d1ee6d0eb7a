"use client";
// The assistant over a page, asked about what the page shows.
import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { pageContext } from "@/components/chat/widget/page-context";
import { WidgetWords } from "@/components/chat/widget/widget-words";
import { type EmptyProps, ConversationPanel } from "@/components/chat/screen/conversation-panel";
import { useConversation } from "@/components/chat/state/use-conversation";
import { Icon } from "@/components/icons/icon";
import { ConnectClient } from "@/components/providers/connect-client";
import { Button, buttonClass } from "@/components/ui/button";
import { getQueryClient } from "@/lib/client/transport/query-client";
import { Link } from "@/lib/i18n/link";
import type { MarketTag } from "@/lib/i18n/variants";
import styles from "./chat-widget.module.css";

export interface WidgetPanelProps {
  /** Locale of the page. */
  tag: MarketTag;
  onClose: () => void;
}

/** Public pages have no message or query provider, so the panel has its own. */
export function WidgetPanel({ tag, onClose }: WidgetPanelProps) {
  return (
    <WidgetWords tag={tag}>
      <QueryClientProvider client={getQueryClient()}>
        <ConnectClient />
        <Panel onClose={onClose} />
      </QueryClientProvider>
    </WidgetWords>
  );
}

function Panel({ onClose }: Pick<WidgetPanelProps, "onClose">) {
  const t = useTranslations("chat");
  const panel = useRef<HTMLElement>(null);
  const { conversation, state } = useConversation();
  const { chatId } = state;
  useEffect(() => conversation.loadKept(), [conversation]);
  // Each conversation has a message box of its own.
  useEffect(() => panel.current?.querySelector("textarea")?.focus(), [state.opening]);

  function press(event: KeyboardEvent) {
    if (event.key === "Escape" && !state.pending && !event.defaultPrevented) onClose();
  }
  const icon = { variant: "quiet", isIconOnly: true } as const;
  return (
    <section ref={panel} className={`${styles.panel} no-print`} role="dialog" aria-label={t("title")} onKeyDown={press}>
      <div className={styles.head}>
        <h2>{t("title")}</h2>
        <Button {...icon} aria-label={t("new")} title={t("new")} onClick={conversation.clear}>
          <Icon name="plus" />
        </Button>
        <Link
          className={buttonClass(icon)}
          href={chatId === null ? "/chat" : `/chat?id=${encodeURIComponent(chatId)}`}
          aria-label={t("widget.full")}
          title={t("widget.full")}
        >
          <Icon name="fit" />
        </Link>
        <Button {...icon} aria-label={t("widget.close")} title={t("widget.close")} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <ConversationPanel
        key={state.opening}
        conversation={conversation}
        state={state}
        contextOf={() => pageContext(window.location, document.querySelector("main h1")?.textContent ?? "")}
        Empty={WidgetEmpty}
        takesDrops={false}
      />
    </section>
  );
}

const QUESTIONS = ["priceQuestion", "capabilityQuestion", "ordersQuestion"] as const;

function WidgetEmpty({ onQuestion }: EmptyProps) {
  const t = useTranslations("chat");
  return (
    <div className={styles.empty}>
      <p>{t("widget.lead")}</p>
      <ul aria-label={t("empty.suggestions")}>
        {QUESTIONS.map((key) => (
          <li key={key}>
            <button type="button" onClick={() => onQuestion(t(`empty.${key}`))}>
              {t(`empty.${key}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
