"use client";
// Exports files of the drawing, and says why one could not be made.
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { ExportFormat } from "@/components/schematic/commands/command";
import type { OpenProject } from "@/components/schematic/editor-context";
import { exportAs, NotSavedError } from "@/components/schematic/export-as";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/transport/api-error";
import { refusalText } from "@/lib/client/transport/field-issues";

/** What takes longer is announced. */
const QUICK_MS = 700;

export function useExport(project: OpenProject): (format: ExportFormat) => void {
  const t = useTranslations("schematic.export");
  return useCallback(
    (format) => {
      const timer = setTimeout(() => toast({ kind: "info", message: t("preparing") }), QUICK_MS);
      const reasonOf = (error: unknown): string => {
        if (error instanceof NotSavedError) return t("notSaved");
        if (!(error instanceof ApiError)) return t("failed");
        return error.kind === "refused" ? refusalText(error) : t("offline");
      };
      exportAs(project, format)
        .then((isMade) => !isMade && toast({ kind: "error", message: t("emptyBom") }))
        .catch((error: unknown) => toast({ kind: "error", message: reasonOf(error) }))
        .finally(() => clearTimeout(timer));
    },
    [project, t],
  );
}
