// The drawing of a project: loaded once, then kept by its session.
import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import type { InputOf } from "@/lib/contracts/endpoint";
import { copyProject, getDocument, openProject } from "@/lib/contracts/project";
import { changeDocument, listChanges } from "@/lib/contracts/project-change";
import { call } from "@/lib/client/transport/call";
import type { DocumentServer } from "@/lib/client/schematic/document-session";
import type { SchematicChange } from "@/lib/core/schematic/format/schematic-change";

export interface DocumentOf {
  readonly projectId: string;
  /** Of a link, for another's project. */
  readonly token: string | null;
}

const fieldsOf = ({ projectId, token }: DocumentOf) => (token === null ? { projectId } : { projectId, token });

/** Read anew each time an editor opens: others may have changed it. Quiet: the page says why it cannot be shown. */
export function documentOptions(of: DocumentOf | null) {
  return queryOptions({
    queryKey: ["schematic", "document", of],
    queryFn: of === null ? skipToken : ({ signal }) => call(getDocument, fieldsOf(of), { signal, isQuiet: true }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export const useDocumentOf = (of: DocumentOf | null) => useQuery(documentOptions(of));

type SentChange = InputOf<typeof changeDocument>["change"];

/** What the editor writes is what the schema of a change describes, with wider types. */
const sentChange = (change: SchematicChange): SentChange => change as SentChange;

export function documentServer(of: DocumentOf): DocumentServer {
  return {
    change: (version, changeId, change) =>
      call(changeDocument, { ...fieldsOf(of), version, changeId, change: sentChange(change) }, { isQuiet: true }),
    changesSince: (since) => call(listChanges, { ...fieldsOf(of), since }, { isQuiet: true }),
    async get() {
      const { version, content } = await call(getDocument, fieldsOf(of), { isQuiet: true });
      return { version, content };
    },
  };
}

export const copyDocument = (of: DocumentOf) => call(copyProject, fieldsOf(of));

export const countOpening = (projectId: string): Promise<unknown> =>
  call(openProject, { projectId }, { isQuiet: true }).catch(() => undefined);
