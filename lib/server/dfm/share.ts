// A report's link: whoever has it sees the report and the board, until it is ended or another is made.

import { createHash, randomBytes } from "node:crypto";
import type { SharedDfm } from "@/lib/contracts/dfm";
import { AppError } from "@/lib/contracts/errors";
import { pcbSpecification } from "@/lib/contracts/pcb";
import type { Deps } from "@/lib/server/deps";
import { storedAnswer } from "@/lib/server/file/stored-answer";
import type { FileAnswer, RequestContext } from "@/lib/server/http/context";
import { currentNotes } from "./notes";
import * as rows from "./rows";
import { getOwnBoard, getOwnCheck } from "./service";

const TOKEN_BYTES = 24;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

export async function share(deps: Deps, projectId: string, context: RequestContext): Promise<{ token: string }> {
  await getOwnCheck(deps, projectId, context);
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await rows.setShare(deps.db, projectId, hashOf(token));
  return { token };
}

export async function unshare(deps: Deps, projectId: string, context: RequestContext): Promise<Record<string, never>> {
  await getOwnBoard(deps, projectId, context);
  await rows.setShare(deps.db, projectId, null);
  return {};
}

async function getShared(deps: Deps, token: string) {
  const shared = await rows.findShared(deps.db, hashOf(token));
  if (!shared?.file) throw new AppError("NOT_FOUND");
  return { ...shared, file: shared.file };
}

export async function getReport(deps: Deps, token: string): Promise<SharedDfm> {
  const { check, projectName } = await getShared(deps, token);
  return {
    projectName,
    specification: pcbSpecification.parse(check.specification),
    checkedAt: check.checkedAt.toISOString(),
    notes: currentNotes(check),
  };
}

export async function getArchive(deps: Deps, token: string): Promise<FileAnswer> {
  const { file } = await getShared(deps, token);
  return storedAnswer(deps, file);
}
