// Published projects: lists, pages, likes and favorites, copies and orders.

import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  skipToken,
  useInfiniteQuery,
} from "@tanstack/react-query";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { withIntent } from "@/lib/client/intent";
import { projectKeys } from "@/lib/client/project";
import { call } from "@/lib/client/transport/call";
import { hasAnswer, reload } from "@/lib/client/transport/reload";
import { reportFailure } from "@/lib/client/transport/report-failure";
import type { DownloadedFile } from "@/lib/client/upload/download";
import { listPublications, listTags, type PublicationFilter, viewPublication } from "@/lib/contracts/community";
import { copyPublication, listOrigins } from "@/lib/contracts/community-copy";
import {
  countVisit,
  listFavorites,
  setFavorite,
  unupvote,
  upvote,
  viewOwnRelation,
} from "@/lib/contracts/community-count";
import {
  getAttachment,
  getPublishedArchive,
  getPublishedBoard,
  getPublishedBom,
  getPublishedDocument,
  getPublishedImage,
} from "@/lib/contracts/community-file";
import { orderPublication, viewOffer } from "@/lib/contracts/community-offer";
import type { InputOf } from "@/lib/contracts/endpoint";
import { useIsSignedIn } from "@/stores/account/session";

/** Without the page: a cursor continues the list. */
export type ListFilter = Omit<PublicationFilter, "cursor" | "pageNum">;

export const communityKeys = {
  all: ["community"] as const,
  list: (filter: ListFilter) => [...communityKeys.all, "list", filter] as const,
  detail: (projectId: string) => [...communityKeys.all, "detail", projectId] as const,
  document: (projectId: string, version: number) => [...communityKeys.all, "document", projectId, version] as const,
  board: (projectId: string, version: number) => [...communityKeys.all, "board", projectId, version] as const,
  bom: (projectId: string, version: number) => [...communityKeys.all, "bom", projectId, version] as const,
  mine: (projectId: string) => [...communityKeys.all, "mine", projectId] as const,
  offer: (projectId: string, terms: OfferTerms) => [...communityKeys.all, "offer", projectId, terms] as const,
  tags: (prefix: string) => [...communityKeys.all, "tags", prefix] as const,
  favorites: (pageNum: number) => [...communityKeys.all, "favorites", pageNum] as const,
  origins: (projectIds: readonly string[]) => [...communityKeys.all, "origins", projectIds] as const,
  own: (projectId: string) => [...communityKeys.all, "own", projectId] as const,
  proposals: (projectId: string) => [...communityKeys.all, "proposals", projectId] as const,
  proposal: (proposalId: string) => [...communityKeys.all, "proposal", proposalId] as const,
};

const listOptions = (filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: communityKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      call(listPublications, { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** Pages of the list, one after the other. */
export const usePublications = (filter: ListFilter) => useInfiniteQuery(listOptions(filter));

/** The page of a list that follows `cursor`; for pages that the server has begun. */
export const fetchPublications = (filter: ListFilter, cursor: string) =>
  call(listPublications, { ...filter, cursor }, { isQuiet: true });

export const publicationOptions = (projectId: string) =>
  queryOptions({
    queryKey: communityKeys.detail(projectId),
    queryFn: (query) => call(viewPublication, { projectId }, { signal: query.signal, isQuiet: hasAnswer(query) }),
  });

export const usePublication = (projectId: string) => useQuery(publicationOptions(projectId));

export const useTags = (prefix: string) =>
  useQuery({
    queryKey: communityKeys.tags(prefix),
    queryFn: ({ signal }) => call(listTags, { prefix }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  });

/** A published version never changes. */
const frozen = { staleTime: Infinity } as const;

export const publishedDocumentOptions = (projectId: string, version: number) =>
  queryOptions({
    ...frozen,
    queryKey: communityKeys.document(projectId, version),
    queryFn: ({ signal }) => call(getPublishedDocument, { projectId, version }, { signal, isQuiet: true }),
  });

export const usePublishedDocument = (projectId: string, version: number | null) =>
  useQuery(
    version === null
      ? { queryKey: communityKeys.document(projectId, 0), queryFn: skipToken }
      : publishedDocumentOptions(projectId, version),
  );

export const usePublishedBoard = (projectId: string, version: number) =>
  useQuery({
    ...frozen,
    queryKey: communityKeys.board(projectId, version),
    queryFn: ({ signal }) => call(getPublishedBoard, { projectId, version }, { signal, isQuiet: true }),
  });

export const usePublishedBom = (projectId: string, version: number) =>
  useQuery({
    ...frozen,
    queryKey: communityKeys.bom(projectId, version),
    queryFn: ({ signal }) => call(getPublishedBom, { projectId, version }, { signal, isQuiet: true }),
  });

/** The fabrication files of a version; rejects with ApiError. */
export const fetchPublishedArchive = (projectId: string, version: number): Promise<DownloadedFile> =>
  call(getPublishedArchive, { projectId, version }, { isQuiet: true });

export const fetchAttachment = (projectId: string, attachmentId: string): Promise<DownloadedFile> =>
  call(getAttachment, { projectId, attachmentId });

/** The bytes of an image on the sheets of a published drawing. */
export const fetchPublishedImage = async (projectId: string, file: string): Promise<Blob> =>
  (await call(getPublishedImage, { projectId, file }, { isQuiet: true })).file;

/** Counted once per visitor; it must not fail the page. */
export async function countVisitOf(projectId: string): Promise<void> {
  try {
    await call(countVisit, { projectId, shareType: 1 }, { isQuiet: true });
  } catch (error) {
    reportFailure(error, true);
  }
}

/** Without data for visitors who are not signed in. */
export const useOwnRelation = (projectId: string) =>
  useQuery({
    queryKey: communityKeys.mine(projectId),
    queryFn: ({ signal }) => call(viewOwnRelation, { projectId }, { signal, isQuiet: true }),
    enabled: useIsSignedIn(),
  });

function useCommunityMutation<I, T>(mutationFn: (input: I) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => reload(queryClient, { queryKey: communityKeys.all }) });
}

export const useLike = (projectId: string) =>
  useCommunityMutation((isLiked: boolean) => call(isLiked ? upvote : unupvote, { projectId, shareType: 1 }));

export const useFavorite = (projectId: string) =>
  useCommunityMutation((isFavorite: boolean) => call(setFavorite, { projectId, type: isFavorite ? 1 : 0 }));

export const useFavorites = (pageNum: number) =>
  useQuery({
    queryKey: communityKeys.favorites(pageNum),
    queryFn: ({ signal }) => call(listFavorites, { pageNum, pageSize: 12 }, { signal }),
    placeholderData: keepPreviousData,
    enabled: useIsSignedIn(),
  });

/** The copy is a project of the workbench, whose lists are reloaded too. */
export function useCopyPublication() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (projectId: string) => call(copyPublication, { projectId }),
    onSettled: async () => {
      await reload(queryClient, { queryKey: projectKeys.all });
      await reload(queryClient, { queryKey: communityKeys.all });
    },
  });
}

/** Origins of one's own projects, by the id of the copy; projects that are no copies are not in it. */
export const useOrigins = (projectIds: readonly string[]) =>
  useQuery({
    queryKey: communityKeys.origins(projectIds),
    queryFn:
      projectIds.length === 0
        ? skipToken
        : ({ signal }) => call(listOrigins, { projectIds: [...projectIds] }, { signal, isQuiet: true }),
    select: ({ rows }) => new Map(rows.map(({ copyId, origin }) => [copyId, origin])),
    enabled: useIsSignedIn(),
  });

export type OfferTerms = Omit<InputOf<typeof viewOffer>, "projectId">;

/** The offer of other terms stays visible while the next one loads. */
export const useOffer = (projectId: string, terms: OfferTerms) =>
  useQuery({
    queryKey: communityKeys.offer(projectId, terms),
    queryFn: ({ signal }) => call(viewOffer, { projectId, ...terms }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  });

/** Sent again after a lost answer, it is ordered once. Quiet: the panel shows the refusal. */
export const orderPublished = (input: InputOf<typeof orderPublication>) =>
  withIntent("order-publication", input, (sent, idempotencyKey) =>
    call(orderPublication, sent, { idempotencyKey, isQuiet: true }),
  );
