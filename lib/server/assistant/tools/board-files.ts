// The board of a question: an own project, or an archive that came with the question and becomes one.

import { boardFacts } from "@/lib/contracts/gerber";
import { suggestSpecification } from "@/lib/core/pcb/suggest";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { createProject, getBoard } from "@/lib/server/gerber/service";
import type { ToolContext } from "./tool";

export interface BoardOfFiles {
  readonly projectId: string;
  readonly title: string;
  readonly facts: Pick<ReturnType<typeof boardFacts.parse>, "widthMm" | "heightMm" | "layers">;
  /** Options that the files state or that follow from what was measured. */
  readonly options: Partial<PcbSpecification>;
}

interface Named {
  readonly projectId?: string | undefined;
  readonly fileUrl?: string | undefined;
  readonly fileName?: string | undefined;
}

const MAX_NAME = 200;
const nameOf = (fileName: string | undefined): string =>
  (fileName ?? "")
    .replace(/\.\w{1,5}$/, "")
    .replaceAll("/", " ")
    .trim()
    .slice(0, MAX_NAME) || "board";

/** Null where none is named. NOT_FOUND for another's; codes of the reader for files that are no board. */
export async function boardOfFiles(named: Named, { deps, request }: ToolContext): Promise<BoardOfFiles | null> {
  const { projectId, fileUrl, fileName } = named;
  if (projectId === undefined && fileUrl === undefined) return null;
  const board =
    fileUrl === undefined
      ? await getBoard(deps, projectId ?? "", request)
      : await createProject(deps, { gerberUrl: fileUrl, projectName: nameOf(fileName) }, request);
  const facts = boardFacts.parse(board.facts);
  return {
    ...{ projectId: board.projectId, title: board.projectName, facts },
    options: suggestSpecification(facts).values,
  };
}
