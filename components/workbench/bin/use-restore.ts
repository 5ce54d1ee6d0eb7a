"use client";
// Restores deleted projects, and says where they are.
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { type DeletedProject, useRestoreProjects } from "@/lib/client/project";

export function useRestore() {
  const t = useTranslations("workbench.bin");
  const restore = useRestoreProjects();
  return {
    isBusy: restore.isPending,
    async run(projects: readonly DeletedProject[]) {
      const [first] = projects;
      if (!first || restore.isPending) return;
      try {
        await restore.mutateAsync(projects.map(({ projectId }) => projectId));
      } catch {
        // The call has shown the error; the projects are still in the bin.
        return;
      }
      toast({
        kind: "success",
        message: t("restored", { count: projects.length, name: first.projectName }),
        link: { href: "/workbench/my-files", label: t("show") },
      });
    },
  };
}
