// Cases of the moderation: of staff in the admin, and one's own with its appeal.

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAct, useAdmin } from "@/lib/client/ops";
import { call } from "@/lib/client/transport/call";
import type { InputOf } from "@/lib/contracts/endpoint";
import {
  appealModeration,
  decideAppeal,
  decideCase,
  listCases,
  viewCase,
  viewModerationCase,
} from "@/lib/contracts/moderation";
import { useIsSignedIn } from "@/stores/account/session";

export const useCases = (filter: InputOf<typeof listCases>) => useAdmin(listCases, filter, { isList: true });
export const useCase = (caseId: string) => useAdmin(viewCase, { caseId });
export const useDecideCase = () => useAct(decideCase);
export const useDecideAppeal = () => useAct(decideAppeal);

const caseKey = (caseId: string | null) => ["moderation", "case", caseId] as const;

/** A decision on one's own comment, project or account; null asks for none. */
export function useOwnCase(caseId: string | null) {
  const isSignedIn = useIsSignedIn();
  return useQuery({
    queryKey: caseKey(caseId),
    queryFn: ({ signal }) => call(viewModerationCase, { caseId: caseId ?? "" }, { signal, isQuiet: true }),
    enabled: isSignedIn && caseId !== null,
    retry: false,
  });
}

/** Quiet: the dialog shows the refusal. */
export function useAppeal(caseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(appealModeration, { caseId, text }, { isQuiet: true }),
    onSuccess: (decided) => client.setQueryData(caseKey(caseId), decided),
  });
}
