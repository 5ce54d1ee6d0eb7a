"use client";
// One's own conversations: searched, in folders, of today and earlier.
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Ref, useDeferredValue, useState } from "react";
import { ChangeDialog, type ChangeKind } from "@/components/chat/list/change-dialog";
import { ConversationRow } from "@/components/chat/list/conversation-row";
import type { LateDelete } from "@/components/chat/list/late-delete";
import { listGroups } from "@/components/chat/list/list-groups";
import { useExport } from "@/components/chat/screen/use-export";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { chatListOptions } from "@/lib/client/chat";
import type { ChatRow } from "@/lib/contracts/chat";
import styles from "./list.module.css";

interface ConversationListProps {
  /** The one that is shown. */
  chatId: string | null;
  lateDelete: LateDelete;
  /** The shown conversation was deleted. */
  onDeleted: () => void;
  /** A conversation was opened. */
  onOpen: () => void;
  searchRef: Ref<HTMLInputElement>;
}

export function ConversationList({ chatId, lateDelete, onDeleted, onOpen, searchRef }: ConversationListProps) {
  const t = useTranslations("chat.list");
  const [typed, setTyped] = useState("");
  const keyword = useDeferredValue(typed.trim());
  const [folder, setFolder] = useState<string>();
  const [changed, setChanged] = useState<{ kind: ChangeKind; chat: ChatRow } | null>(null);
  const list = useInfiniteQuery(chatListOptions({ keyword, folder }));
  const exportChat = useExport();
  const folders = list.data?.pages[0]?.folders ?? [];
  const rows = (list.data?.pages ?? [])
    .flatMap((page) => page.rows)
    .filter((row) => !lateDelete.hidden.has(row.chatId));

  function remove(chat: ChatRow): void {
    lateDelete.remove(chat);
    if (chat.chatId === chatId) onDeleted();
  }

  return (
    <div className={styles.list}>
      <Field
        ref={searchRef}
        icon="search"
        type="search"
        aria-label={t("search")}
        aria-keyshortcuts="Control+K"
        placeholder={t("searchPlaceholder")}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <nav className={styles.scroll} aria-label={t("label")}>
        {folders.length > 0 && <Folders folders={folders} folder={folder} onFolder={setFolder} />}
        {list.isPending && <Skeleton rows={5} />}
        {list.isError && (
          <p className={styles.empty} role="alert">
            {t("failed")} <Retry onRetry={() => void list.refetch()} />
          </p>
        )}
        {list.isSuccess && rows.length === 0 && (
          <p className={styles.empty}>{keyword === "" ? t("empty") : t("noMatch", { keyword })}</p>
        )}
        {listGroups(rows, new Date()).map((group) => (
          <section key={group.key}>
            <h2>{t(group.key)}</h2>
            <ul>
              {group.rows.map((chat) => (
                <ConversationRow
                  key={chat.chatId}
                  chat={chat}
                  isShown={chat.chatId === chatId}
                  onOpen={onOpen}
                  acts={{
                    onRename: () => setChanged({ kind: "rename", chat }),
                    onMove: () => setChanged({ kind: "move", chat }),
                    onExport: () => void exportChat.exportKept(chat.chatId),
                    onDelete: () => remove(chat),
                  }}
                />
              ))}
            </ul>
          </section>
        ))}
        {list.hasNextPage && (
          <Button size="sm" variant="quiet" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t("more")}
          </Button>
        )}
      </nav>
      <ChangeDialog
        kind={changed?.kind ?? "rename"}
        chat={changed?.chat ?? null}
        folders={folders.map(({ name }) => name)}
        onClose={() => setChanged(null)}
      />
    </div>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("common");
  return (
    <button type="button" className="link" onClick={onRetry}>
      {t("retry")}
    </button>
  );
}

interface FoldersProps {
  folders: readonly { name: string; count: number }[];
  folder: string | undefined;
  onFolder: (folder: string | undefined) => void;
}

/** A pressed folder shows its conversations only; pressed again, all. */
function Folders({ folders, folder, onFolder }: FoldersProps) {
  const t = useTranslations("chat.list");
  return (
    <section>
      <h2>{t("folders")}</h2>
      <ul>
        {folders.map(({ name, count }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.folder}
              aria-pressed={folder === name}
              onClick={() => onFolder(folder === name ? undefined : name)}
            >
              <Icon name="list" size={16} />
              <span>{name}</span>
              <span className="num" aria-label={t("count", { count })}>
                {count}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
