"use client";
// Actions on files, and the dialog that one of them has open.
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { SharingDialog } from "@/components/sharing/sharing-dialogs";
import { toast } from "@/components/ui/toast";
import { useMoveToBin } from "@/components/workbench/use-move-to-bin";
import { type Project, useCopyProject } from "@/lib/client/project";

export type FileDialog =
  | { name: "rename"; project: Project }
  | SharingDialog
  /** Projects to delete, of which some have a link. */
  | { name: "delete"; projects: readonly Project[] };

export interface FileActs {
  dialog: FileDialog | null;
  isDeleting: boolean;
  close: () => void;
  rename: (project: Project) => void;
  share: (project: Project) => void;
  setSharing: (dialog: SharingDialog | null) => void;
  duplicate: (project: Project) => void;
  /** Asks first if a link ends with it; anything else can be undone. */
  remove: (projects: readonly Project[]) => void;
  confirmRemoval: (projects: readonly Project[]) => void;
}

export function useFileActs(): FileActs {
  const t = useTranslations("workbench.duplicate");
  const [dialog, setDialog] = useState<FileDialog | null>(null);
  const copying = useCopyProject();
  const bin = useMoveToBin();
  const close = () => setDialog(null);
  return {
    dialog,
    isDeleting: bin.isBusy,
    close,
    rename: (project) => setDialog({ name: "rename", project }),
    share: (project) => setDialog({ name: "share", project }),
    setSharing: setDialog,
    duplicate({ projectId }) {
      if (copying.isPending) return;
      copying.mutate(projectId, {
        onSuccess: ({ projectName: name }) => toast({ kind: "success", message: t("done", { name }) }),
      });
    },
    remove(projects) {
      if (projects.length === 0 || bin.isBusy) return;
      if (projects.some(({ isShared }) => isShared)) setDialog({ name: "delete", projects });
      else void bin.move(projects);
    },
    confirmRemoval: (projects) => void bin.move(projects).finally(close),
  };
}
