// A visitor's board goes from one browser or program to another: the one hands over, the other takes.

import { HAND_OVER_MINUTES } from "@/lib/contracts/board-hand-over";
import { AppError } from "@/lib/contracts/errors";
import { readSecret } from "@/lib/server/config/secret";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import * as fileRows from "@/lib/server/file/rows";
import type { RequestContext } from "@/lib/server/http/context";
import { isHandOverToken, makeHandOverToken, readHandOverToken } from "./hand-over-token";
import * as rows from "./rows";
import { getOwned } from "./service";

const MINUTE_MS = 60_000;

type Token = { token: string; expiresAt: string };

/** NOT_FOUND for another's board and for an account's. */
export async function handOver(deps: Deps, projectId: string, context: RequestContext): Promise<Token> {
  const { visitorHash } = await getOwned(deps, projectId, context);
  if (visitorHash === null) throw new AppError("NOT_FOUND");
  const expiresAt = new Date(context.now.getTime() + HAND_OVER_MINUTES * MINUTE_MS);
  const token = makeHandOverToken(readSecret(deps.environment.dataDir), { projectId, visitorHash, expiresAt });
  return { token, expiresAt: expiresAt.toISOString() };
}

type Taken = { projectId: string; projectName: string };

/** NOT_FOUND for every token that does not lead to a board, without saying why. */
export async function takeOver(deps: Deps, token: string, context: RequestContext): Promise<Taken> {
  const named = readHandOverToken(token);
  if (!named || named.expiresAt <= context.now) throw new AppError("NOT_FOUND");
  const secret = readSecret(deps.environment.dataDir);
  return withTransaction(deps.db, async (tx) => {
    const project = await rows.lockVisitorBoard(tx, named.projectId);
    const { visitorHash, fileId } = project ?? {};
    if (!project || !visitorHash || !isHandOverToken(secret, token, { ...named, visitorHash }))
      throw new AppError("NOT_FOUND");
    const owner = context.owner();
    await rows.setOwner(tx, project.id, owner);
    if (fileId) await fileRows.transfer(tx, fileId, { accountId: null, visitorHash }, owner);
    return { projectId: project.id, projectName: project.name };
  });
}
