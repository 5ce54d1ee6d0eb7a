// Pictures of projects: thumbnails, and the sheets as PDF.

import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/transport/call";
import type { DownloadedFile } from "@/lib/client/upload/download";
import type { ProjectRow } from "@/lib/contracts/project";
import { getThumbnail, printProject } from "@/lib/contracts/project-picture";

export type Pictured = Pick<ProjectRow, "projectId" | "thumbnail">;
type Theme = "light" | "dark";

/** Another picture has another name, so what was fetched stays true. */
function thumbnailOptions({ projectId, thumbnail }: Pictured, theme: Theme) {
  return queryOptions({
    queryKey: ["project-thumbnail", projectId, thumbnail, theme] as const,
    queryFn:
      thumbnail === null
        ? skipToken
        : async ({ signal }) => (await call(getThumbnail, { projectId, theme }, { signal, isQuiet: true })).file,
    staleTime: Infinity,
  });
}

/** SVG or PNG; without data for a project that has no picture. */
export const useThumbnail = (project: Pictured, theme: Theme) => useQuery(thumbnailOptions(project, theme));

/** All sheets as the server has them; `token` is that of a link. */
export const fetchPdf = (projectId: string, token: string | null): Promise<DownloadedFile> =>
  call(printProject, { projectId, ...(token === null ? {} : { token }) }, { isQuiet: true });
