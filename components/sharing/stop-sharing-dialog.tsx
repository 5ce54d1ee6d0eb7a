"use client";
// Asks before the link to a project ends.
import { useTranslations } from "next-intl";
import type { Shareable } from "@/components/sharing/project-kind";
import { toast } from "@/components/ui/toast";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useUnshareProject } from "@/lib/client/project";

interface StopSharingDialogProps {
  /** Null closes the dialog. */
  project: Shareable | null;
  onClose: () => void;
}

export function StopSharingDialog({ project, onClose }: StopSharingDialogProps) {
  const t = useTranslations("sharing.stopping");
  const unshare = useUnshareProject();

  async function stop({ projectId, projectName: name }: Shareable) {
    try {
      await unshare.mutateAsync(projectId);
      toast({ kind: "success", message: t("done", { name }) });
    } catch {
      // The call has shown the error; the link is still there.
    }
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={project !== null}
      title={project && t("title", { name: project.projectName })}
      text={t("text")}
      confirm={t("confirm")}
      isBusy={unshare.isPending}
      onConfirm={() => project && void stop(project)}
      onClose={onClose}
    />
  );
}
