// Files that come with a quote: of each board the list and the coordinates, each an upload of the customer's own.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import type { createBomQuote } from "@/lib/contracts/bom";
import { AppError } from "@/lib/contracts/errors";
import { MEGABYTE } from "@/lib/base/units";
import { FILE_TYPES } from "@/lib/contracts/file";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import type { Deps } from "@/lib/server/deps";
import * as fileRows from "@/lib/server/file/rows";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { ownProject } from "./own-project";

type Input = ParsedInputOf<typeof createBomQuote>;

/** `board`: the files of a board beside the first, whose own are its project's. */
export type QuoteFile = {
  kind: "board" | "bom" | "coordinates";
  fileUrl: string;
  fileName: string;
  /** In a quote of several boards, the board's index from 0. */
  board?: number;
};
type Named = Pick<Input, "bomUrl" | "bomFileName" | "coordinateFile">;

/** NOT_FOUND for a file of somebody else as for a missing one, WRONG_FILE_FORMAT and FILE_TOO_LARGE for what is no list. */
export async function ownList(deps: Pick<Deps, "db">, handle: string, context: RequestContext) {
  const file = await fileRows.findOwned(deps.db, context.owner(), handle);
  if (!file) throw new AppError("NOT_FOUND");
  if (file.fileType !== FILE_TYPES.general) throw new AppError("WRONG_FILE_FORMAT");
  if (file.size > MAX_FILE_MEGABYTES.bom * MEGABYTE)
    throw new AppError("FILE_TOO_LARGE", { values: { limit: MAX_FILE_MEGABYTES.bom } });
  return file;
}

/** Each refused as `ownList` does. */
async function ownFiles(
  deps: Pick<Deps, "db">,
  { bomUrl, bomFileName, coordinateFile }: Named,
  context: RequestContext<Viewer>,
): Promise<QuoteFile[]> {
  const named: QuoteFile[] = coordinateFile.map((file) => ({ kind: "coordinates", ...file }));
  if (bomUrl !== undefined) named.unshift({ kind: "bom", fileUrl: bomUrl, fileName: bomFileName });
  const files: QuoteFile[] = [];
  for (const { kind, fileUrl, fileName } of named) {
    const { name } = await ownList(deps, fileUrl, context);
    files.push({ kind, fileUrl, fileName: fileName || name });
  }
  return files;
}

/** NOT_FOUND for a project of somebody else; one that has no file yet brings none. */
async function ownBoard(
  deps: Pick<Deps, "db">,
  { projectId }: Pick<Input, "projectId">,
  context: RequestContext<Viewer>,
): Promise<QuoteFile[]> {
  const project = await ownProject(deps, projectId, context);
  if (project === null || project.fileId === null) return [];
  return [{ kind: "board", fileUrl: project.fileId, fileName: project.name }];
}

/** Files of all boards. Each is refused as in `ownList`. */
export async function filesOfBoards(
  deps: Pick<Deps, "db">,
  { others, ...first }: Input,
  context: RequestContext<Viewer>,
): Promise<QuoteFile[]> {
  const files = await ownFiles(deps, first, context);
  if (others.length === 0) return files;
  const all = files.map((file) => ({ ...file, board: 0 }));
  for (const [at, other] of others.entries()) {
    const own = [...(await ownBoard(deps, other, context)), ...(await ownFiles(deps, other, context))];
    all.push(...own.map((file) => ({ ...file, board: at + 1 })));
  }
  return all;
}
