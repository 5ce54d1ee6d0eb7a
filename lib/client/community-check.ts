// Check of a project before it is published.

import { skipToken, useQuery } from "@tanstack/react-query";
import { communityKeys } from "@/lib/client/community";
import { findPublicationProblems } from "@/lib/client/community-publish";
import type { checkPublication } from "@/lib/contracts/community-publish";
import type { InputOf } from "@/lib/contracts/endpoint";

export type CheckInput = InputOf<typeof checkPublication>;

/** Findings of an input, read anew whenever it is asked for; the previous ones stay visible meanwhile. */
export const usePublicationCheck = (input: CheckInput | null) =>
  useQuery({
    queryKey: [...communityKeys.all, "check", input] as const,
    queryFn: input === null ? skipToken : ({ signal }) => findPublicationProblems(input, signal),
    placeholderData: (previous) => previous,
    staleTime: 0,
    gcTime: 0,
  });
