"use client";
// A schematic that was read becomes a project: the own format opens, another tool's shows its report first.
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { importReportPath } from "@/components/sharing/import-report-path";
import type { Reading } from "@/components/workbench/import/use-read-design";
import { useOpenProject } from "@/components/workbench/use-open-project";
import { reloadProjects } from "@/lib/client/project";
import { ApiError } from "@/lib/client/transport/api-error";
import { refusalText } from "@/lib/client/transport/field-issues";
import { useNavigate } from "@/lib/i18n/use-navigate";

/** Names that were taken and are listed. */
const FEW_NAMES = 5;

/** Null where another page shows it. */
export type Saved = { readonly failure: string } | { readonly done: string } | null;

export function useSaveImport(): (reading: Reading) => Promise<Saved> {
  const t = useTranslations("workbench.import");
  const open = useOpenProject();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  async function keep(reading: Reading): Promise<Saved> {
    if ("library" in reading) {
      const { addLibrary } = await import("@/lib/client/schematic/add-library");
      const { added, taken } = await addLibrary(reading.library);
      return { done: t("libraryDone", { added, taken: taken.length, names: taken.slice(0, FEW_NAMES).join(", ") }) };
    }
    if ("content" in reading) {
      const { importSchematic } = await import("@/lib/client/project-import");
      await open(await importSchematic(reading.content, reading.projectName));
      return null;
    }
    const { importDesign } = await import("@/lib/client/design-import");
    const { projectId } = await importDesign({ ...reading, name: reading.projectName });
    navigate(importReportPath(projectId));
    return null;
  }

  return async (reading) => {
    try {
      return await keep(reading);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { failure: error.kind === "refused" ? refusalText(error) : t("notSaved", { name: reading.name }) };
    } finally {
      void reloadProjects(queryClient);
    }
  };
}
