"use client";
// Messages of an order, and a form for a message or a question, which pauses the promised date.
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ActForm, NoteField, typed } from "@/components/ops/record/act-form";
import { FileButtons } from "@/components/ops/record/record-parts";
import { Checkbox } from "@/components/ui/checkbox";
import { Sheet } from "@/components/ui/sheet";
import { UploadList } from "@/components/ui/upload-list";
import { useReadAdminMessages, useWriteAdminMessage } from "@/lib/client/ops";
import { createUploader } from "@/lib/client/upload/upload";
import { UPLOAD_RULES } from "@/lib/client/upload/upload-rules";
import type { AdminOrder } from "@/lib/contracts/ops-order";
import { formatDate } from "@/lib/i18n/format-date";
import { useUploadQueue } from "@/stores/upload-queue";
import styles from "../record/record.module.css";

type Message = AdminOrder["order"]["messages"][number];

const PURPOSE = "general";

export function OrderThread({ admin: { order, mayAsk } }: { admin: AdminOrder }) {
  const t = useTranslations("ops.thread");
  const upload = useTranslations("common.upload");
  const write = useWriteAdminMessage();
  const [uploader, setUploader] = useState(() => createUploader(PURPOSE));
  const items = useUploadQueue(uploader.queue, (state) => state.items);
  const { orderId: id, messages } = order;
  useSeen(id, messages);
  async function send(values: FormData) {
    const fileIds = items.flatMap(({ fileUrl }) => (fileUrl === null ? [] : [fileUrl]));
    const asQuestion = values.get("asQuestion") === "on" ? 1 : 0;
    await write.mutateAsync({ id, text: typed(values, "text"), asQuestion, fileIds });
    setUploader(createUploader(PURPOSE));
  }
  return (
    <Sheet title={t("title")}>
      {messages.length > 0 && (
        <ol className={styles.thread}>
          {messages.map((message) => (
            <MessageItem key={message.messageId} orderId={id} message={message} />
          ))}
        </ol>
      )}
      <ActForm
        submit={t("send")}
        variant="secondary"
        onSubmit={send}
        wait={items.some(({ status }) => status === "sending") ? upload("wait") : undefined}
      >
        <NoteField name="text" label={t("text")} hint={t("hint")} maxLength={4000} isRequired />
        <UploadList
          items={items}
          endings={UPLOAD_RULES[PURPOSE].endings}
          label={t("files")}
          onAdd={uploader.add}
          onRemove={uploader.remove}
        />
        {mayAsk && <Checkbox name="asQuestion" label={t("asQuestion")} />}
      </ActForm>
    </Sheet>
  );
}

function MessageItem({ orderId, message }: { orderId: string; message: Message }) {
  const t = useTranslations("ops.thread");
  const tag = useLocale();
  const { kind, isFromStaff, isOpen, seenAt, files } = message;
  return (
    <li data-ours={isFromStaff || undefined}>
      <small>
        <span>{t(isFromStaff ? "us" : "customer")}</span>
        {kind !== "message" && <b>{t(kind)}</b>}
        {isOpen && <b>{t("open")}</b>}
        <time dateTime={message.at}>{formatDate(message.at, tag, "moment")}</time>
        {isFromStaff && seenAt && <span>{t("seen")}</span>}
      </small>
      <p>{message.text}</p>
      {files.length > 0 && (
        <div className={styles.enclosed}>
          <FileButtons of="order" id={orderId} files={files} />
        </div>
      )}
    </li>
  );
}

/** Messages on an open page count as read. */
function useSeen(id: string, messages: readonly Message[]): void {
  const { mutate } = useReadAdminMessages();
  const unseen = messages.filter(({ isFromStaff, seenAt }) => !isFromStaff && seenAt === null).length;
  useEffect(() => {
    if (unseen > 0) mutate({ id });
  }, [id, unseen, mutate]);
}
