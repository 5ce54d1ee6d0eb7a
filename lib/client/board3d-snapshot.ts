// Picture of a board's 3D view that replaces its drawing.

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

/** `board3dSnapshot` identifies the picture: a new picture has a new name. */
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

/** PNG; nothing is fetched for null. */
export const useBoard3dSnapshot = (of: Board3dSnapshotSource | null) => useQuery(board3dSnapshotOptions(of));

/** Updates every cached view of the board with the name of its picture. */
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

/** Accepts the picture as a promise while it is being rendered. Quiet: the caller shows the failure. */
export function useSetBoard3dSnapshot(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (picture: Promise<Blob>) => send(projectId, picture),
    onSuccess: ({ board3dSnapshot }) => keep(queryClient, projectId, board3dSnapshot),
  });
}

/** Quiet: the caller shows the failure. */
export function useRemoveBoard3dSnapshot(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeBoard3dSnapshot, { projectId }, { isQuiet: true }),
    onSuccess: ({ board3dSnapshot }) => keep(queryClient, projectId, board3dSnapshot),
  });
}
