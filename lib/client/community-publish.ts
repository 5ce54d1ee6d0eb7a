// One's own publications, and proposals for them.

import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { communityKeys } from "@/lib/client/community";
import { projectKeys } from "@/lib/client/project";
import { call } from "@/lib/client/transport/call";
import { reload } from "@/lib/client/transport/reload";
import {
  acceptProposal,
  createProposal,
  declineProposal,
  listProposals,
  viewProposal,
  withdrawProposal,
} from "@/lib/contracts/community-copy";
import {
  checkPublication,
  editPublication,
  getOwnPublication,
  listOwnPublications,
  publishProject,
  publishVersion,
  withdrawPublication,
} from "@/lib/contracts/community-publish";
import type { InputOf } from "@/lib/contracts/endpoint";
import { useIsSignedIn } from "@/stores/account/session";

/** Rejects with NOT_FOUND for a project that was never published. */
export const useOwnPublication = (projectId: string | null) =>
  useQuery({
    queryKey: communityKeys.own(projectId ?? ""),
    queryFn:
      projectId === null
        ? skipToken
        : ({ signal }) => call(getOwnPublication, { projectId }, { signal, isQuiet: true }),
    enabled: useIsSignedIn(),
    retry: false,
  });

export const useOwnPublications = (pageNum: number, pageSize: number) =>
  useQuery({
    queryKey: [...communityKeys.all, "own-list", pageNum, pageSize] as const,
    queryFn: ({ signal }) => call(listOwnPublications, { pageNum, pageSize }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    enabled: useIsSignedIn(),
  });

export const findPublicationProblems = (input: InputOf<typeof checkPublication>, signal?: AbortSignal) =>
  call(checkPublication, input, { signal, isQuiet: true });

function usePublishing<I, T>(mutationFn: (input: I) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: async () => {
      await reload(queryClient, { queryKey: communityKeys.all });
      await reload(queryClient, { queryKey: projectKeys.all });
    },
  });
}

/** Quiet: the form shows refusals at their fields. */
export const usePublish = () =>
  usePublishing((input: InputOf<typeof publishProject>) => call(publishProject, input, { isQuiet: true }));

export const useEditPublication = () =>
  usePublishing((input: InputOf<typeof editPublication>) => call(editPublication, input, { isQuiet: true }));

export const usePublishVersion = () =>
  usePublishing((input: InputOf<typeof publishVersion>) => call(publishVersion, input, { isQuiet: true }));

export const useWithdrawPublication = () =>
  usePublishing((projectId: string) => call(withdrawPublication, { projectId }));

export const useProposals = (projectId: string) =>
  useQuery({
    queryKey: communityKeys.proposals(projectId),
    queryFn: ({ signal }) => call(listProposals, { projectId, pageSize: 100 }, { signal, isQuiet: true }),
    enabled: useIsSignedIn(),
  });

export const useProposal = (proposalId: string | null) =>
  useQuery({
    queryKey: communityKeys.proposal(proposalId ?? ""),
    queryFn:
      proposalId === null ? skipToken : ({ signal }) => call(viewProposal, { proposalId }, { signal, isQuiet: true }),
  });

export const useCreateProposal = () =>
  usePublishing((input: InputOf<typeof createProposal>) => call(createProposal, input, { isQuiet: true }));

export const useAcceptProposal = () =>
  usePublishing((input: InputOf<typeof acceptProposal>) => call(acceptProposal, input, { isQuiet: true }));

export const useDeclineProposal = () =>
  usePublishing((input: InputOf<typeof declineProposal>) => call(declineProposal, input, { isQuiet: true }));

export const useWithdrawProposal = () => usePublishing((proposalId: string) => call(withdrawProposal, { proposalId }));
