"use client";
// Dialogs that change the title or the folder of a conversation.
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { useIsOnline } from "@/components/ui/use-is-online";
import { useSaveChat } from "@/lib/client/chat";
import { refusalText } from "@/lib/client/transport/field-issues";
import { type ChatRow, MAX_CHAT_FOLDER, MAX_CHAT_TITLE } from "@/lib/contracts/chat";

export type ChangeKind = "rename" | "move";

interface ChangeDialogProps {
  kind: ChangeKind;
  /** Null closes the dialog. */
  chat: ChatRow | null;
  /** Existing folders, offered while typing. */
  folders: readonly string[];
  onClose: () => void;
}

export function ChangeDialog({ kind, chat, folders, onClose }: ChangeDialogProps) {
  const t = useTranslations(`chat.${kind}`);
  const common = useTranslations("common");
  const form = useId();
  const isOnline = useIsOnline();
  const save = useSaveChat();
  return (
    <Modal
      isOpen={chat !== null}
      isDismissable={false}
      onClose={onClose}
      title={t("title")}
      actions={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button type="submit" form={form} variant="primary" isBusy={save.isPending} disabled={!isOnline}>
            {t("submit")}
          </Button>
        </>
      }
    >
      {chat && (
        <ChangeForm key={`${kind} ${chat.chatId}`} id={form} {...{ kind, chat, folders, save }} onDone={onClose} />
      )}
    </Modal>
  );
}

interface ChangeFormProps {
  id: string;
  kind: ChangeKind;
  chat: ChatRow;
  folders: readonly string[];
  save: ReturnType<typeof useSaveChat>;
  onDone: () => void;
}

function ChangeForm({ id, kind, chat: { chatId, title, folder }, folders, save, onDone }: ChangeFormProps) {
  const t = useTranslations("chat");
  const list = useId();
  const before = kind === "rename" ? title : folder;
  const [value, setValue] = useState(before);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const text = value.trim();
    if (save.isPending) return;
    if (kind === "rename" && text === "") return setError(t("rename.empty"));
    if (text === before) return onDone();
    try {
      await save.mutateAsync(kind === "rename" ? { chatId, title: text } : { chatId, title, folder: text });
      onDone();
    } catch (failure) {
      setError(refusalText(failure));
    }
  }

  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <FormField label={t(`${kind}.name`)} error={error} hint={kind === "move" ? t("move.hint") : undefined}>
        {(control) => (
          <Field
            {...control}
            // Read by the dialog when it opens.
            ref={(node) => node?.setAttribute("autofocus", "")}
            autoComplete="off"
            maxLength={kind === "rename" ? MAX_CHAT_TITLE : MAX_CHAT_FOLDER}
            list={kind === "move" ? list : undefined}
            value={value}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => {
              setValue(currentTarget.value);
              setError(undefined);
            }}
          />
        )}
      </FormField>
      <datalist id={list}>
        {folders.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </form>
  );
}
