"use client";
// Actions on comments; visitors are asked to sign in first.
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import {
  type DiscussionComment,
  type NewReport,
  useAddDiscussionComment,
  useBlockPerson,
  useDeleteOwnComment,
  useEditComment,
  useLikeComment,
  useRestoreComment,
  useUnblockPerson,
} from "@/lib/client/discussion";
import { newKey } from "@/lib/client/intent";
import { refusalText } from "@/lib/client/transport/field-issues";
import { isSignedInNow } from "@/stores/account/session";
import { useModals } from "@/stores/modals";

type Person = { authorId: string; name: string };
type NewComment = { text: string; parentId?: string; part?: string };

export interface DiscussionActs {
  projectId: string;
  /** In place of the button of a composer. */
  obstacle: ReactNode;
  onShowPart: ((part: string) => void) | undefined;
  refusalOf: (error: unknown) => string;
  post: (comment: NewComment) => Promise<void>;
  edit: (commentsId: string, text: string) => Promise<void>;
  like: (comment: DiscussionComment) => void;
  remove: (comment: DiscussionComment) => void;
  report: (comment: DiscussionComment) => void;
  block: (person: Person) => void;
}

/** One key for each text until it has arrived: what is sent again after a cut connection is not written twice. */
function useKeyOfText() {
  const last = useRef({ text: "", key: "" });
  return (text: string): string => {
    if (last.current.text !== text) last.current = { text, key: newKey() };
    return last.current.key;
  };
}

function useDeletion(projectId: string) {
  const t = useTranslations("discussion");
  const remove = useDeleteOwnComment(projectId);
  const restore = useRestoreComment(projectId);
  return ({ commentsId }: DiscussionComment) =>
    remove.mutate(commentsId, {
      onSuccess: () =>
        toast({
          ...{ kind: "success", message: t("deleted") },
          action: { label: t("undo"), onPress: () => restore.mutate(commentsId) },
        }),
    });
}

function useBlocking(projectId: string) {
  const t = useTranslations("discussion");
  const block = useBlockPerson(projectId);
  const unblock = useUnblockPerson(projectId);
  return {
    isBusy: block.isPending,
    run: ({ authorId, name }: Person, onDone: () => void) =>
      block.mutate(authorId, {
        onSuccess() {
          onDone();
          toast({
            ...{ kind: "success", message: t("blocked", { name: name || t("unnamed") }) },
            action: { label: t("unblock"), onPress: () => unblock.mutate(authorId) },
          });
        },
      }),
  };
}

interface Circumstances {
  projectId: string;
  obstacle: ReactNode;
  onShowPart: ((part: string) => void) | undefined;
}

export function useDiscussionActs({ projectId, obstacle, onShowPart }: Circumstances) {
  const t = useTranslations("discussion");
  const open = useModals((modals) => modals.open);
  const [reported, setReported] = useState<Pick<NewReport, "kind" | "id"> | null>(null);
  const [blocked, setBlocked] = useState<Person | null>(null);
  const add = useAddDiscussionComment(projectId);
  const change = useEditComment(projectId);
  const like = useLikeComment(projectId);
  const remove = useDeletion(projectId);
  const blocking = useBlocking(projectId);
  const keyOf = useKeyOfText();
  const signedIn = (act: () => void) => (isSignedInNow() ? act() : open("account"));

  const acts: DiscussionActs = {
    ...{ projectId, obstacle, onShowPart, refusalOf: refusalText, remove },
    async post(comment) {
      const key = keyOf(`${comment.parentId ?? ""} ${comment.text}`);
      const { state } = await add.mutateAsync({ ...comment, key });
      if (state === "held") toast({ kind: "info", message: t("held") });
    },
    async edit(commentsId, text) {
      const { state } = await change.mutateAsync({ commentsId, text });
      if (state === "held") toast({ kind: "info", message: t("held") });
    },
    like: (comment) => signedIn(() => like.mutate(comment)),
    report: ({ commentsId }) => signedIn(() => setReported({ kind: "comment", id: commentsId })),
    block: (person) => signedIn(() => setBlocked(person)),
  };
  return {
    acts,
    reported,
    closeReport: () => setReported(null),
    blocked,
    closeBlock: () => setBlocked(null),
    isBlocking: blocking.isBusy,
    confirmBlock: () => blocked && blocking.run(blocked, () => setBlocked(null)),
  };
}
