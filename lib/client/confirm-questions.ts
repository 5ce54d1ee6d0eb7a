// The customer's answers to questions about a board's files.

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { bomPriceKeys } from "@/lib/client/bom-price";
import { call } from "@/lib/client/transport/call";
import { gerberKeys } from "@/lib/client/gerber";
import { pcbKeys } from "@/lib/client/pcb";
import { pcbaKeys } from "@/lib/client/pcba";
import type { InputOf } from "@/lib/contracts/endpoint";
import { type Board, confirmQuestions, withdrawConfirmation } from "@/lib/contracts/gerber";

function keepAnswered(queryClient: QueryClient, board: Board): void {
  queryClient.setQueryData(gerberKeys.board(board.projectId), board);
  // The answer may have been the last thing that kept the board from its price.
  for (const { all } of [pcbKeys, pcbaKeys, bomPriceKeys]) void queryClient.invalidateQueries({ queryKey: all });
}

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
