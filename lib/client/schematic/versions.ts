// Kept versions of a drawing.
import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteVersion, getVersion, keepVersion, listVersions, type VersionRow } from "@/lib/contracts/project-version";
import { call } from "@/lib/client/transport/call";
import { reload } from "@/lib/client/transport/reload";
import type { DocumentOf } from "@/lib/client/schematic/document";

export type KeptVersion = VersionRow;

const keyOf = (of: DocumentOf) => ["schematic", "versions", of] as const;
const fieldsOf = ({ projectId, token }: DocumentOf) => (token === null ? { projectId } : { projectId, token });

export const useVersions = (of: DocumentOf) =>
  useQuery({
    queryKey: keyOf(of),
    queryFn: ({ signal }) => call(listVersions, fieldsOf(of), { signal, isQuiet: true }),
  });

/** A kept version never changes. */
const versionOptions = (of: DocumentOf, id: string | null) =>
  queryOptions({
    queryKey: ["schematic", "version", of, id],
    queryFn:
      id === null ? skipToken : ({ signal }) => call(getVersion, { ...fieldsOf(of), id }, { signal, isQuiet: true }),
    staleTime: Infinity,
  });

export const useVersion = (of: DocumentOf, id: string | null) => useQuery(versionOptions(of, id));

export function useKeepVersion(of: DocumentOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(keepVersion, { ...fieldsOf(of), name }),
    onSuccess: () => reload(client, { queryKey: keyOf(of) }),
  });
}

export function useDeleteVersion(of: DocumentOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteVersion, { projectId: of.projectId, id }),
    onSuccess: () => reload(client, { queryKey: keyOf(of) }),
  });
}
