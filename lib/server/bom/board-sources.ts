// The files beside a parts list: the options and sides that the board's own files tell, and where its parts are placed.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { priceBomQuote } from "@/lib/contracts/bom-lines";
import { boardFacts } from "@/lib/contracts/gerber";
import { pasteSidesOf } from "@/lib/core/placement/paste-sides";
import { suggestSpecification } from "@/lib/core/pcb/suggest";
import type { PcbaInput } from "@/lib/core/pcba/specification";
import { type MergedPlacements, mergePlacements } from "@/lib/core/placement/placement-conflicts";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import type { MeasuredProject } from "@/lib/server/pcb/measured";
import { readWhole } from "@/lib/server/storage/file-store";
import type { BoardSize } from "@/lib/core/placement/read-placements";
import type { ListRequest } from "./list";
import { boardSizeOf } from "./board-size";
import { ownProject } from "./own-project";
import { ownList } from "./quote-files";

type Board = Pick<ParsedInputOf<typeof priceBomQuote>, "board" | "assembly" | "projectId" | "coordinateFile">;

export interface BoardSources {
  /** With what the files of the project tell of it, and with coordinates where they came. */
  options: PcbaInput;
  /** The project that it names. */
  project: MeasuredProject | null;
  sources: NonNullable<ListRequest["sources"]>;
}

/**
 * Null where a file is no readable coordinate file: a person looks at it. NOT_FOUND for a file of somebody else.
 * `size`: the measured board's, by which a file that names no unit is read.
 */
async function readPlacements(
  deps: Deps,
  { files, size }: { files: Board["coordinateFile"]; size: BoardSize | null },
  context: RequestContext,
): Promise<MergedPlacements | null> {
  const readings: Parameters<typeof mergePlacements>[0][number][] = [];
  for (const { fileUrl, fileName } of files) {
    const { storageKey } = await ownList(deps, fileUrl, context);
    const answer = await deps.tables.readPlacements(await readWhole(deps.store, storageKey), size);
    if (!answer.ok && answer.code === "TOO_MANY_REQUESTS") throw new AppError("TOO_MANY_REQUESTS");
    if (!answer.ok) return null;
    readings.push({ file: fileName, reading: answer.value });
  }
  return mergePlacements(readings);
}

/** NOT_FOUND for a project of somebody else. Coordinates that come along are coordinates, whatever else is said. */
async function readBoard(deps: Deps, board: Board, context: RequestContext) {
  const project = await ownProject(deps, board.projectId, context);
  const facts = boardFacts.safeParse(project?.facts).data ?? null;
  const measured = facts ? suggestSpecification(facts).values : {};
  const coordinates = board.coordinateFile.length > 0 ? { coordinates: true } : {};
  const options = { board: { ...measured, ...board.board }, assembly: { ...board.assembly, ...coordinates } };
  return { facts, project, options: options as PcbaInput };
}

/** As `boardSources`, for a list that engineers read: nothing is read of its coordinates either. */
export async function unreadBoard(
  deps: Deps,
  board: Board,
  context: RequestContext,
): Promise<Omit<BoardSources, "sources">> {
  const { options, project } = await readBoard(deps, board, context);
  return { options, project };
}

/** NOT_FOUND for a project or a coordinate file of somebody else. */
export async function boardSources(deps: Deps, board: Board, context: RequestContext): Promise<BoardSources> {
  const { options, facts, project } = await readBoard(deps, board, context);
  const placements = await readPlacements(deps, { files: board.coordinateFile, size: boardSizeOf(facts) }, context);
  return {
    ...{ options, project },
    sources: {
      ...(placements ?? { placements: [], repeats: [] }),
      isUnread: placements === null,
      pasteSides: facts ? pasteSidesOf(facts) : null,
    },
  };
}
