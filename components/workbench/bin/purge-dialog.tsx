"use client";
// Asks before deleted projects are deleted for good.
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { type DeletedProject, usePurgeProjects } from "@/lib/client/project";

interface PurgeDialogProps {
  /** None closes the dialog. */
  projects: readonly DeletedProject[];
  onClose: () => void;
}

export function PurgeDialog({ projects, onClose }: PurgeDialogProps) {
  const t = useTranslations("workbench.purge");
  const purge = usePurgeProjects();
  const facts = { count: projects.length, name: projects[0]?.projectName ?? "" };

  async function confirm() {
    try {
      await purge.mutateAsync(projects.map(({ projectId }) => projectId));
      toast({ kind: "success", message: t("done", facts) });
    } catch {
      // The call has shown the error; the projects are still in the bin.
    }
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={projects.length > 0}
      title={t("title", facts)}
      text={t("text")}
      confirm={t("confirm")}
      isBusy={purge.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
