// The picture of a board in space that stands for it in its drawing's place.

import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { cartKeys } from "@/lib/client/cart";
import { gerberKeys } from "@/lib/client/gerber";
import { reload } from "@/lib/client/reload";
import { sendFile } from "@/lib/client/upload";
import { type Board, getSpacePicture, removeSpacePicture, setSpacePicture } from "@/lib/contracts/gerber";

/** `spacePicture` is the name that the board has for it: another picture has another. */
export type SpacePictureOf = { projectId: string; spacePicture: string };

export function spacePictureOptions(of: SpacePictureOf | null) {
  return queryOptions({
    queryKey: [...gerberKeys.all, "spacePicture", of] as const,
    queryFn:
      of === null
        ? skipToken
        : async ({ signal }) => (await call(getSpacePicture, { projectId: of.projectId }, { signal })).file,
    staleTime: Infinity,
  });
}

/** A PNG; nothing is asked for with null. */
export const useSpacePicture = (of: SpacePictureOf | null) => useQuery(spacePictureOptions(of));

/** Whatever names the board's picture is told which it is now. */
function keep(queryClient: QueryClient, projectId: string, spacePicture: string | null): void {
  const key = gerberKeys.board(projectId);
  queryClient.setQueryData<Board>(key, (board) => board && { ...board, spacePicture });
  void reload(queryClient, { queryKey: cartKeys.all });
}

async function send(projectId: string, picture: Promise<Blob>) {
  const file = new File([await picture], "board-3d.png", { type: "image/png" });
  const { fileUrl } = await sendFile(file, { purpose: "boardPicture", isQuiet: true });
  return call(setSpacePicture, { projectId, fileUrl }, { isQuiet: true });
}

/** Takes the picture while it is still being made. Quiet: the caller says in its own place why it was not kept. */
export function useSetSpacePicture(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (picture: Promise<Blob>) => send(projectId, picture),
    onSuccess: ({ spacePicture }) => keep(queryClient, projectId, spacePicture),
  });
}

/** Quiet, as above. */
export function useRemoveSpacePicture(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeSpacePicture, { projectId }, { isQuiet: true }),
    onSuccess: ({ spacePicture }) => keep(queryClient, projectId, spacePicture),
  });
}
