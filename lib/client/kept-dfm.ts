// Stored DFM check of a board, for pages that only link to it.

import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { findKept } from "@/lib/client/dfm";

export const dfmKeys = {
  all: ["dfm"] as const,
  kept: (projectId: string | null) => [...dfmKeys.all, "kept", projectId] as const,
};

export function keptDfmOptions(projectId: string | null) {
  return queryOptions({
    queryKey: dfmKeys.kept(projectId),
    queryFn: projectId === null ? skipToken : ({ signal }) => findKept(projectId, signal),
    retry: false,
  });
}

export const useKeptDfm = (projectId: string | null) => useQuery(keptDfmOptions(projectId));
