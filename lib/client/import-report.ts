// The import report of a project, and the drawing that it is about.

import { queryOptions, useQuery } from "@tanstack/react-query";
import type { OutputOf } from "@/lib/contracts/endpoint";
import { getDocument } from "@/lib/contracts/project";
import { getImportReport } from "@/lib/contracts/project-import";
import { readSchematic, type Schematic } from "@/lib/core/schematic/format/schematic-file";
import { call } from "@/lib/client/transport/call";
import { useIsSignedIn } from "@/stores/account/session";

export type KeptReport = OutputOf<typeof getImportReport>;

const reportOptions = (projectId: string) =>
  queryOptions({
    queryKey: ["import-report", projectId],
    queryFn: ({ signal }) => call(getImportReport, { projectId }, { signal, isQuiet: true }),
  });

/** As it is now: places of objects that were moved since are not found. */
const drawingOptions = (projectId: string) =>
  queryOptions({
    queryKey: ["import-report", projectId, "drawing"],
    queryFn: async ({ signal }): Promise<Schematic> =>
      readSchematic((await call(getDocument, { projectId }, { signal, isQuiet: true })).content),
  });

export const useImportReport = (projectId: string) =>
  useQuery({ ...reportOptions(projectId), enabled: useIsSignedIn() });
export const useImportedDrawing = (projectId: string) =>
  useQuery({ ...drawingOptions(projectId), enabled: useIsSignedIn() });
