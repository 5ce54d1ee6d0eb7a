"use client";
// Messages of an order, and the engineers' open questions.
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { CareFiles } from "@/components/order/care/care-files";
import { WriteForm } from "@/components/order/care/write-form";
import { Sheet } from "@/components/ui/sheet";
import { Tag } from "@/components/ui/tag";
import { useSeeMessages, useSendMessage } from "@/lib/client/order-care";
import type { OrderView } from "@/lib/contracts/order";
import type { OrderMessage } from "@/lib/contracts/order-care";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./order-care.module.css";

/** Anchor to which `order-standing` links. */
export const THREAD_ID = "messages";

export function OrderThread({ order }: { order: OrderView }) {
  const t = useTranslations("order.thread");
  const { orderId, messages, unseenMessages } = order;
  const send = useSendMessage(orderId);
  const { mutate: see } = useSeeMessages(orderId);
  useEffect(() => {
    // Visible messages count as read.
    if (unseenMessages > 0) see();
  }, [unseenMessages, see]);
  return (
    <Sheet id={THREAD_ID} title={t("title")}>
      {messages.length === 0 && <p className={styles.empty}>{t("none")}</p>}
      <ol className={styles.thread}>
        {messages.map((message) => (
          <li key={message.messageId} data-own={!message.isFromStaff || undefined}>
            <Message orderId={orderId} message={message} />
            {message.isOpen && order.canAnswer && (
              <WriteForm
                label={t("answerLabel")}
                submit={t("answer")}
                purpose="general"
                filesLabel={t("files")}
                onSend={(written) => send.mutateAsync({ ...written, questionId: message.messageId })}
              />
            )}
          </li>
        ))}
      </ol>
      <WriteForm
        isSecondary={order.canAnswer && messages.some(({ isOpen }) => isOpen)}
        label={t("label")}
        submit={t("send")}
        purpose="general"
        filesLabel={t("files")}
        onSend={(written) => send.mutateAsync(written)}
      />
    </Sheet>
  );
}

function Message({ orderId, message }: { orderId: string; message: OrderMessage }) {
  const t = useTranslations("order.thread");
  const tag = useLocale();
  const { kind, isFromStaff, isOpen, text, at, files } = message;
  return (
    <div className={styles.message}>
      <header>
        <b>{t(isFromStaff ? "us" : "you")}</b>
        {kind === "question" && (
          <Tag kind={isOpen ? "warning" : "neutral"}>{t(isOpen ? "questionOpen" : "question")}</Tag>
        )}
        {kind === "answer" && <Tag kind="neutral">{t("answered")}</Tag>}
        <time className="num" dateTime={at}>
          {formatDate(at, tag, "moment")}
        </time>
      </header>
      <p>{text}</p>
      <CareFiles orderId={orderId} files={files} />
    </div>
  );
}
