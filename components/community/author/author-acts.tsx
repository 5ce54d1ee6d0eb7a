"use client";
// Reports or blocks an author; on one's own page there is nothing to do.
import { useTranslations } from "next-intl";
import { useState } from "react";
import * as z from "zod/mini";
import { ReportDialog } from "@/components/community/discussion/report-dialog";
import { useSignedInAct } from "@/components/community/use-signed-in-act";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { useOwnRelation } from "@/lib/client/community";
import { useBlock, useUnblock } from "@/lib/client/notification";
import styles from "./author-page.module.css";

interface AuthorActsProps {
  authorId: string;
  name: string;
  /** A project of the author, by which they are told from the reader. */
  projectId: string;
}

const authorOnly = z.object({ authorId: z.string() });
type Wanted = z.infer<typeof authorOnly>;

export function AuthorActs({ authorId, name, projectId }: AuthorActsProps) {
  const t = useTranslations("discussion");
  const [asked, setAsked] = useState<"report" | "block" | null>(null);
  const relation = useOwnRelation(projectId);
  const read = (payload: unknown): Wanted | null => {
    const wanted = authorOnly.safeParse(payload);
    return wanted.success && wanted.data.authorId === authorId ? wanted.data : null;
  };
  const report = useSignedInAct<Wanted>("report-author", { read, act: () => setAsked("report") });
  const block = useSignedInAct<Wanted>("block-author", { read, act: () => setAsked("block") });
  const close = () => setAsked(null);
  if (relation.data?.isAuthor) return null;
  return (
    <div className={`needs-script no-print ${styles.acts}`}>
      <Button variant="quiet" onClick={() => report({ authorId })}>
        {t("report")}
      </Button>
      <Button variant="quiet" onClick={() => block({ authorId })}>
        {t("block")}
      </Button>
      <ReportDialog subject={asked === "report" ? { kind: "user", id: authorId } : null} onClose={close} />
      <BlockDialog authorId={authorId} name={name || t("unnamed")} isOpen={asked === "block"} onClose={close} />
    </div>
  );
}

interface BlockDialogProps {
  authorId: string;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

function BlockDialog({ authorId, name, isOpen, onClose }: BlockDialogProps) {
  const t = useTranslations("discussion");
  const block = useBlock();
  const unblock = useUnblock();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t("blockDialog.title", { name })}
      text={t("blockDialog.text")}
      confirm={t("blockDialog.action")}
      isBusy={block.isPending}
      onClose={onClose}
      onConfirm={() =>
        block.mutate(authorId, {
          onSuccess: () =>
            toast({
              ...{ kind: "success", message: t("blocked", { name }) },
              action: { label: t("unblock"), onPress: () => unblock.mutate(authorId) },
            }),
          onSettled: onClose,
        })
      }
    />
  );
}
