"use client";
// Moves projects to the recycle bin; the message offers to take it back.
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { type Project, useDeleteProjects, useRestoreProjects } from "@/lib/client/project";
import { reportFailure } from "@/lib/client/transport/report-failure";

export interface MoveToBin {
  isBusy: boolean;
  move: (projects: readonly Project[]) => Promise<void>;
}

export function useMoveToBin(): MoveToBin {
  const t = useTranslations("workbench.delete");
  const remove = useDeleteProjects();
  const restore = useRestoreProjects();
  return {
    isBusy: remove.isPending,
    async move(projects) {
      const { deleted, failures } = await remove.mutateAsync(projects.map(({ projectId }) => projectId));
      for (const failure of failures) reportFailure(failure);
      const first = projects.find(({ projectId }) => projectId === deleted[0]);
      if (!first) return;
      toast({
        kind: "success",
        message: t("done", { count: deleted.length, name: first.projectName }),
        action: { label: t("undo"), onPress: () => restore.mutate(deleted) },
      });
    },
  };
}
