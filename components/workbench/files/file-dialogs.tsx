"use client";
// Dialogs of the files. They stay mounted, so that closing one returns the focus.
import { useTranslations } from "next-intl";
import { SharingDialogs } from "@/components/sharing/sharing-dialogs";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { FileActs } from "@/components/workbench/files/use-file-acts";
import { RenameDialog } from "@/components/workbench/rename-dialog";

export function FileDialogs({ acts }: { acts: FileActs }) {
  const t = useTranslations("workbench.delete");
  const { dialog, close } = acts;
  const doomed = dialog?.name === "delete" ? dialog.projects : [];
  return (
    <>
      <RenameDialog project={dialog?.name === "rename" ? dialog.project : null} onClose={close} />
      <SharingDialogs
        dialog={dialog?.name === "share" || dialog?.name === "stop" ? dialog : null}
        onDialog={acts.setSharing}
      />
      <ConfirmDialog
        isOpen={doomed.length > 0}
        title={t("title", { count: doomed.length, name: doomed[0]?.projectName ?? "" })}
        text={t("text", { count: doomed.filter(({ isShared }) => isShared).length })}
        confirm={t("confirm")}
        isBusy={acts.isDeleting}
        onConfirm={() => acts.confirmRemoval(doomed)}
        onClose={close}
      />
    </>
  );
}
