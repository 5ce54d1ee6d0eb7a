// Projects of the workbench: lists, changes and links.

import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { InputOf } from "@/lib/contracts/endpoint";
import {
  changeShare,
  copyProject,
  createProject,
  deleteProject,
  type deletedProjectRow,
  listDeletedProjects,
  listProjects,
  listSharedProjects,
  openProject,
  type ProjectRow,
  type projectShare,
  purgeProjects,
  renameProject,
  restoreProjects,
  shareProject,
  type sharedProjectRow,
  type ShareRight,
  unshareProject,
} from "@/lib/contracts/project";
import { call } from "@/lib/client/transport/call";
import { hasAnswer, reload } from "@/lib/client/transport/reload";
import { reportFailure } from "@/lib/client/transport/report-failure";
import { useIsSignedIn } from "@/stores/account/session";

export type Project = ProjectRow;
export type DeletedProject = z.infer<typeof deletedProjectRow>;
export type SharedProject = z.infer<typeof sharedProjectRow>;
export type ProjectShare = z.infer<typeof projectShare>;
export type ProjectFilter = InputOf<typeof listProjects>;

/** Rows per page: a full grid of cards in two, three, four or six columns. */
export const PROJECTS_A_PAGE = 24;
/** Rows per page of shared and of deleted projects. */
export const MANAGED_A_PAGE = 16;

export const projectKeys = {
  all: ["project"] as const,
  list: (filter: ProjectFilter) => [...projectKeys.all, "list", filter] as const,
  deleted: (page: { pageNum: number; pageSize: number }) => [...projectKeys.all, "deleted", page] as const,
  shared: (page: { pageNum: number; pageSize: number }) => [...projectKeys.all, "shared", page] as const,
  share: (projectId: string | null) => [...projectKeys.all, "share", projectId] as const,
};

/** The previous page stays visible while the next one loads. */
export function projectListOptions(filter: ProjectFilter) {
  return queryOptions({
    queryKey: projectKeys.list(filter),
    queryFn: (query) => call(listProjects, filter, { signal: query.signal, isQuiet: hasAnswer(query) }),
    placeholderData: keepPreviousData,
  });
}

function deletedOptions(page: { pageNum: number; pageSize: number }) {
  return queryOptions({
    queryKey: projectKeys.deleted(page),
    queryFn: (query) => call(listDeletedProjects, page, { signal: query.signal, isQuiet: hasAnswer(query) }),
    placeholderData: keepPreviousData,
  });
}

function sharedOptions(page: { pageNum: number; pageSize: number }) {
  return queryOptions({
    queryKey: projectKeys.shared(page),
    queryFn: (query) => call(listSharedProjects, page, { signal: query.signal, isQuiet: hasAnswer(query) }),
    placeholderData: keepPreviousData,
  });
}

export const useProjects = (filter: ProjectFilter) =>
  useQuery({ ...projectListOptions(filter), enabled: useIsSignedIn() });
export const useDeletedProjects = (pageNum: number) =>
  useQuery({ ...deletedOptions({ pageNum, pageSize: MANAGED_A_PAGE }), enabled: useIsSignedIn() });
export const useSharedProjects = (pageNum: number) =>
  useQuery({ ...sharedOptions({ pageNum, pageSize: MANAGED_A_PAGE }), enabled: useIsSignedIn() });

const COUNT_ONLY = { pageNum: 1, pageSize: 1 };

export interface ProjectCounts {
  files: number | undefined;
  shared: number | undefined;
  deleted: number | undefined;
}

/** Undefined until it is known. */
export function useProjectCounts(): ProjectCounts {
  const enabled = useIsSignedIn();
  const files = useQuery({ ...projectListOptions(COUNT_ONLY), enabled });
  const shared = useQuery({ ...sharedOptions(COUNT_ONLY), enabled });
  const deleted = useQuery({ ...deletedOptions(COUNT_ONLY), enabled });
  return { files: files.data?.total, shared: shared.data?.total, deleted: deleted.data?.total };
}

const FOUND_A_CALL = 100;

/** Null if the project has no link: the list of projects says only whether there is one. */
async function findShare(projectId: string, signal: AbortSignal): Promise<ProjectShare | null> {
  for (let pageNum = 1; ; pageNum++) {
    const { rows, total } = await call(
      listSharedProjects,
      { pageNum, pageSize: FOUND_A_CALL },
      { signal, isQuiet: true },
    );
    const found = rows.find((row) => row.projectId === projectId);
    if (found) return found;
    if (pageNum * FOUND_A_CALL >= total) return null;
  }
}

/** The link to a project; null names no project. */
export function useProjectShare(projectId: string | null) {
  return useQuery({
    queryKey: projectKeys.share(projectId),
    queryFn: projectId === null ? skipToken : ({ signal }) => findShare(projectId, signal),
    staleTime: 0,
  });
}

export const reloadProjects = (queryClient: QueryClient) => reload(queryClient, { queryKey: projectKeys.all });

function useProjectMutation<I, T>(mutationFn: (input: I) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => reloadProjects(queryClient) });
}

export const useCreateProject = () =>
  useProjectMutation((projectType: 0 | 1) => call(createProject, { projectType }, { isQuiet: true }));

/** Quiet: the dialog shows a refusal at its field. */
export const useRenameProject = () =>
  useProjectMutation((input: { projectId: string; projectName: string }) =>
    call(renameProject, input, { isQuiet: true }),
  );

export const useCopyProject = () => useProjectMutation((projectId: string) => call(copyProject, { projectId }));

export interface Deletion {
  deleted: string[];
  /** Of the projects that could not be deleted. */
  failures: unknown[];
}

/** One call per project; what could not be deleted stays in the list. */
async function deleteAll(projectIds: readonly string[]): Promise<Deletion> {
  const settled = await Promise.allSettled(projectIds.map((id) => call(deleteProject, { id }, { isQuiet: true })));
  return {
    deleted: projectIds.filter((_, at) => settled[at]?.status === "fulfilled"),
    failures: settled.flatMap((each) => (each.status === "rejected" ? [each.reason as unknown] : [])),
  };
}

export const useDeleteProjects = () => useProjectMutation(deleteAll);
export const useRestoreProjects = () =>
  useProjectMutation((projectIds: string[]) => call(restoreProjects, { projectIds }));
export const usePurgeProjects = () => useProjectMutation((projectIds: string[]) => call(purgeProjects, { projectIds }));

export const useShareProject = () =>
  useProjectMutation((input: { projectId: string; right: ShareRight }) => call(shareProject, input));
export const useChangeShare = () =>
  useProjectMutation((input: { projectId: string; right: ShareRight }) => call(changeShare, input));
export const useUnshareProject = () => useProjectMutation((id: string) => call(unshareProject, { id }));

/** Counts that a project was opened, which must not fail its opening. */
export function useCountOpening(): (projectId: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (projectId) => {
    try {
      await call(openProject, { projectId }, { isQuiet: true });
      await queryClient.invalidateQueries({ queryKey: projectKeys.all });
    } catch (error) {
      reportFailure(error, true);
    }
  };
}
