"use client";
// Menu of a file.
import { useTranslations } from "next-intl";
import type { FileActs } from "@/components/workbench/files/use-file-acts";
import { publishHref } from "@/components/sharing/community-path";
import { importReportPath } from "@/components/sharing/import-report-path";
import { hasDocument } from "@/components/sharing/project-kind";
import type { MenuItem } from "@/components/ui/row-menu";
import { useOpenProject } from "@/components/workbench/use-open-project";
import type { Project } from "@/lib/client/project";
import { useNavigate } from "@/lib/i18n/use-navigate";

/** Boards are neither duplicated nor shared by a link. */
export function useFileMenu(acts: FileActs): (project: Project) => readonly MenuItem[] {
  const t = useTranslations("workbench.menu");
  const open = useOpenProject();
  const navigate = useNavigate();
  const reportOf = ({ projectId }: Project): MenuItem => ({
    ...{ key: "report", icon: "sheet", label: t("importReport") },
    onChoose: () => navigate(importReportPath(projectId)),
  });
  return (project) => {
    const ofDocument: MenuItem[] = [
      { key: "duplicate", icon: "copy", label: t("duplicate"), onChoose: () => acts.duplicate(project) },
      { key: "share", icon: "share", label: t("share"), onChoose: () => acts.share(project) },
    ];
    return [
      { key: "open", icon: "right", label: t("open"), keys: "Enter", onChoose: () => void open(project) },
      { key: "rename", icon: "edit", label: t("rename"), keys: "F2", onChoose: () => acts.rename(project) },
      ...(hasDocument(project) ? ofDocument : []),
      ...(project.isImported ? [reportOf(project)] : []),
      {
        ...{ key: "publish", icon: "globe", label: t("publish") },
        onChoose: () => navigate(publishHref(project.projectId)),
      },
      {
        ...{ key: "delete", icon: "trash", label: t("delete"), keys: "Del", isDangerous: true },
        onChoose: () => acts.remove([project]),
      },
    ];
  };
}
