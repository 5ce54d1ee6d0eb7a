// Boards: created from an uploaded archive, and loaded again later.

import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { InputOf } from "@/lib/contracts/endpoint";
import {
  type Board,
  confirmQuestions,
  createBoardProject,
  getBoard,
  getBoardPicture,
  withdrawConfirmation,
} from "@/lib/contracts/gerber";
import { call } from "@/lib/client/transport/call";
import { bomPriceKeys } from "@/lib/client/bom-price";
import { pcbKeys } from "@/lib/client/pcb";
import { pcbaKeys } from "@/lib/client/pcba";

export type BoardPictureOf = InputOf<typeof getBoardPicture>;

export const gerberKeys = {
  all: ["gerber"] as const,
  board: (projectId: string | null) => [...gerberKeys.all, "board", projectId] as const,
  picture: (of: BoardPictureOf | null) => [...gerberKeys.all, "picture", of] as const,
};

/** A stored reading does not change. Quiet: the page says why a board cannot be shown. */
export function boardOptions(projectId: string | null) {
  return queryOptions({
    queryKey: gerberKeys.board(projectId),
    queryFn: projectId === null ? skipToken : ({ signal }) => call(getBoard, { projectId }, { signal, isQuiet: true }),
    staleTime: Infinity,
  });
}

export function boardPictureOptions(of: BoardPictureOf | null) {
  return queryOptions({
    queryKey: gerberKeys.picture(of),
    queryFn: of === null ? skipToken : async ({ signal }) => (await call(getBoardPicture, of, { signal })).file.text(),
    staleTime: Infinity,
  });
}

export const useBoard = (projectId: string | null) => useQuery(boardOptions(projectId));

/** SVG text in the colors it was read in; nothing is fetched for null. */
export const useBoardPicture = (of: BoardPictureOf | null) => useQuery(boardPictureOptions(of));

const picturesOf = (found: readonly { data?: Board }[]): ReadonlyMap<string | null, string | null> =>
  new Map(found.flatMap(({ data }) => (data ? [[data.projectId, data.board3dSnapshot] as const] : [])));

/** Current names of the board pictures, by project; another window may have replaced them. */
export const useBoard3dSnapshots = (projectIds: readonly string[]) =>
  useQueries({
    queries: projectIds.map((projectId) => ({ ...boardOptions(projectId), staleTime: 0 })),
    combine: picturesOf,
  });

/** Quiet: the caller shows the failure. */
export function useCreateBoardProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof createBoardProject>) => call(createBoardProject, input),
    onSuccess: (board) => void queryClient.setQueryData(gerberKeys.board(board.projectId), board),
  });
}

function keepAnswered(queryClient: QueryClient, board: Board): void {
  queryClient.setQueryData(gerberKeys.board(board.projectId), board);
  // The answer may have been the last thing that kept the board from its price.
  for (const { all } of [pcbKeys, pcbaKeys, bomPriceKeys]) void queryClient.invalidateQueries({ queryKey: all });
}

/** The customer's answers to questions about a board's files. */
export function useConfirmQuestions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof confirmQuestions>) => call(confirmQuestions, input),
    onSuccess: (board) => keepAnswered(queryClient, board),
  });
}

export function useWithdrawConfirmation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof withdrawConfirmation>) => call(withdrawConfirmation, input),
    onSuccess: (board) => keepAnswered(queryClient, board),
  });
}
