"use client";
// Leads to the report of the import that the drawing came from.
import { useMemo } from "react";
import type { OpenProject } from "@/components/schematic/editor-context";
import { importReportPath } from "@/components/sharing/import-report-path";
import { useNavigate } from "@/lib/i18n/use-navigate";

/** Null without a report. That of another person's project is not shown: its page takes no token. */
export function useImportReport({ projectId, right, isImported }: OpenProject): (() => void) | null {
  const navigate = useNavigate();
  return useMemo(
    () => (isImported && right === "owner" ? () => navigate(importReportPath(projectId)) : null),
    [isImported, right, navigate, projectId],
  );
}
