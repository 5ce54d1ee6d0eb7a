"use client";
// Dialogs of the files. They stay mounted, so that closing one returns the focus.
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/workbench/confirm-dialog";
import type { FileActs } from "@/components/workbench/files/use-file-acts";
import { RenameDialog } from "@/components/workbench/rename-dialog";
import { ShareDialog } from "@/components/workbench/share-dialog";
import { StopSharingDialog } from "@/components/workbench/stop-sharing-dialog";

export function FileDialogs({ acts }: { acts: FileActs }) {
  const t = useTranslations("workbench.delete");
  const { dialog, close } = acts;
  const projectOf = (name: "rename" | "share" | "stop") => (dialog?.name === name ? dialog.project : null);
  const doomed = dialog?.name === "delete" ? dialog.projects : [];
  return (
    <>
      <RenameDialog project={projectOf("rename")} onClose={close} />
      <ShareDialog project={projectOf("share")} onClose={close} onStop={acts.stopSharing} />
      <StopSharingDialog project={projectOf("stop")} onClose={close} />
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
