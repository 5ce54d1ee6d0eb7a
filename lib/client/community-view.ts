// A published project in the browser: its fabrication files, and its order.

import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { cartKeys } from "@/lib/client/cart";
import { communityKeys, fetchPublishedArchive, orderPublished } from "@/lib/client/community";
import { reload } from "@/lib/client/transport/reload";

/** Cached only while in use, as archives are large; `version` null fetches nothing. */
export const usePublishedArchive = (projectId: string, version: number | null) =>
  useQuery({
    queryKey: [...communityKeys.all, "archive", projectId, version] as const,
    queryFn:
      version === null
        ? skipToken
        : async () => {
            const { file, name } = await fetchPublishedArchive(projectId, version);
            return new File([file], name);
          },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** The cart is read again, also after a failure, since stale data may have caused it. */
export function useOrderPublication() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: orderPublished,
    onSettled: () => reload(queryClient, { queryKey: cartKeys.all }),
  });
}
