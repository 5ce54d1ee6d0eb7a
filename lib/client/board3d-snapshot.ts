// The picture of a board in space that stands for it in its drawing's place.

import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "@/lib/client/transport/call";
import { cartKeys } from "@/lib/client/cart";
import { gerberKeys } from "@/lib/client/gerber";
import { reload } from "@/lib/client/transport/reload";
import { sendFile } from "@/lib/client/upload/upload";
import { type Board, getBoard3dSnapshot, removeBoard3dSnapshot, setBoard3dSnapshot } from "@/lib/contracts/gerber";

/** `board3dSnapshot` is the name that the board has for it: another picture has another. */
export type Board3dSnapshotSource = { projectId: string; board3dSnapshot: string };

export function board3dSnapshotOptions(of: Board3dSnapshotSource | null) {
  return queryOptions({
    queryKey: [...gerberKeys.all, "board3dSnapshot", of] as const,
    queryFn:
      of === null
        ? skipToken
        : async ({ signal }) => (await call(getBoard3dSnapshot, { projectId: of.projectId }, { signal })).file,
    staleTime: Infinity,
  });
}

/** A PNG; nothing is asked for with null. */
export const useBoard3dSnapshot = (of: Board3dSnapshotSource | null) => useQuery(board3dSnapshotOptions(of));

/** Whatever names the board's picture is told which it is now. */
function keep(queryClient: QueryClient, projectId: string, board3dSnapshot: string | null): void {
  const key = gerberKeys.board(projectId);
  queryClient.setQueryData<Board>(key, (board) => board && { ...board, board3dSnapshot });
  void reload(queryClient, { queryKey: cartKeys.all });
}

async function send(projectId: string, picture: Promise<Blob>) {
  const file = new File([await picture], "board-3d.png", { type: "image/png" });
  const { fileUrl } = await sendFile(file, { purpose: "boardPicture", isQuiet: true });
  return call(setBoard3dSnapshot, { projectId, fileUrl }, { isQuiet: true });
}

/** Takes the picture while it is still being made. Quiet: the caller says in its own place why it was not kept. */
export function useSetBoard3dSnapshot(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (picture: Promise<Blob>) => send(projectId, picture),
    onSuccess: ({ board3dSnapshot }) => keep(queryClient, projectId, board3dSnapshot),
  });
}

/** Quiet, as above. */
export function useRemoveBoard3dSnapshot(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeBoard3dSnapshot, { projectId }, { isQuiet: true }),
    onSuccess: ({ board3dSnapshot }) => keep(queryClient, projectId, board3dSnapshot),
  });
}
