"use client";
// A schematic that was read becomes a project: the own format opens, another tool's shows its report first.
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { Reading } from "@/components/workbench/import/use-read-design";
import { useOpenProject } from "@/components/workbench/use-open-project";
import { reloadProjects } from "@/lib/client/project";
import { ApiError } from "@/lib/client/transport/api-error";
import { refusalText } from "@/lib/client/transport/field-issues";
import { useNavigate } from "@/lib/i18n/use-navigate";

/** Address of a project's import report. */
export const reportHref = (projectId: string): string => `/workbench/import/report?id=${encodeURIComponent(projectId)}`;

/** The message says why it failed; null where it is done. */
export function useSaveImport(): (reading: Reading) => Promise<string | null> {
  const t = useTranslations("workbench.import");
  const open = useOpenProject();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  async function keep(reading: Reading): Promise<void> {
    if ("content" in reading) {
      const { importSchematic } = await import("@/lib/client/project-import");
      return open(await importSchematic(reading.content, reading.projectName));
    }
    const { importDesign } = await import("@/lib/client/design-import");
    const { projectId } = await importDesign({ ...reading, name: reading.projectName });
    navigate(reportHref(projectId));
  }

  return async (reading) => {
    try {
      await keep(reading);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.kind === "refused" ? refusalText(error) : t("notSaved", { name: reading.name });
    } finally {
      void reloadProjects(queryClient);
    }
  };
}
