// The files a kept board was read from.

import { skipToken, useQuery } from "@tanstack/react-query";
import { getBoardArchive } from "@/lib/contracts/gerber";
import { call } from "@/lib/client/transport/call";

/** Under the name it was sent with. Quiet: the page says in its own place why a board cannot be shown. */
export async function fetchBoardArchive(projectId: string, signal: AbortSignal): Promise<File> {
  const { file, name } = await call(getBoardArchive, { projectId }, { signal, isQuiet: true });
  return new File([file], name);
}

/** Kept while it is looked at, and no longer: archives are large. Nothing is asked for null. */
export function useBoardArchive(projectId: string | null) {
  return useQuery({
    queryKey: ["board-archive", projectId],
    queryFn: projectId === null ? skipToken : ({ signal }) => fetchBoardArchive(projectId, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
