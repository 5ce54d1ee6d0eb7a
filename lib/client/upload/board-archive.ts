import { skipToken, useQuery } from "@tanstack/react-query";
import { getBoardArchive } from "@/lib/contracts/gerber";
import { call } from "@/lib/client/transport/call";

/** Named as it was uploaded. Quiet: the page says why a board cannot be shown. */
export async function fetchBoardArchive(projectId: string, signal: AbortSignal): Promise<File> {
  const { file, name } = await call(getBoardArchive, { projectId }, { signal, isQuiet: true });
  return new File([file], name);
}

/** Cached only while in use, as archives are large. Nothing is fetched for null. */
export function useBoardArchive(projectId: string | null) {
  return useQuery({
    queryKey: ["board-archive", projectId],
    queryFn: projectId === null ? skipToken : ({ signal }) => fetchBoardArchive(projectId, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
