// A board's check on the server: kept with its project, annotated, printed, shared.

import { call } from "@/lib/client/call";
import { sendFile } from "@/lib/client/upload";
import {
  acceptDfmFinding,
  checkDfm,
  type DfmNote,
  getDfm,
  getSharedDfm,
  getSharedDfmArchive,
  type KeptDfm,
  printDfm,
  shareDfm,
  type SharedDfm,
  unshareDfm,
  withdrawDfmNote,
} from "@/lib/contracts/dfm";
import { createBoardProject } from "@/lib/contracts/gerber";
import { acceptanceKey } from "@/lib/core/dfm/acceptance";
import { projectNameOf } from "@/lib/core/gerber/project-name";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** Quiet throughout: the page says in its own place what did not work. */
const isQuiet = true;

export interface BoundCheck {
  projectId: string;
  notes: DfmNote[];
}

/** Sends files that have only been looked at here; answers their project. */
export async function sendBoard(file: File, onPercent: (percent: number) => void): Promise<string> {
  const { fileUrl } = await sendFile(file, { purpose: "gerber", isQuiet, onPercent });
  const input = { gerberUrl: fileUrl, projectName: projectNameOf(file.name) };
  return (await call(createBoardProject, input)).projectId;
}

/** Has the server make the same check, and hands it the notes that stood here alone. */
export async function keepCheck(
  projectId: string,
  specification: PcbSpecification,
  local: readonly DfmNote[],
): Promise<BoundCheck> {
  let { notes } = await call(checkDfm, { projectId, specification }, { isQuiet });
  for (const said of local) notes = await accept(projectId, acceptanceKey(said), said.note);
  return { projectId, notes };
}

export const findKept = (projectId: string, signal?: AbortSignal): Promise<KeptDfm> =>
  call(getDfm, { projectId }, { signal, isQuiet });

export const accept = async (projectId: string, key: string, note: string): Promise<DfmNote[]> =>
  (await call(acceptDfmFinding, { projectId, key, note }, { isQuiet })).notes;

export const withdraw = async (projectId: string, key: string): Promise<DfmNote[]> =>
  (await call(withdrawDfmNote, { projectId, key }, { isQuiet })).notes;

export const printReport = (projectId: string) => call(printDfm, { projectId }, { isQuiet });

export const share = async (projectId: string): Promise<string> =>
  (await call(shareDfm, { projectId }, { isQuiet })).token;

export const unshare = (projectId: string) => call(unshareDfm, { projectId }, { isQuiet });

export async function findShared(token: string, signal: AbortSignal): Promise<SharedDfm & { file: File }> {
  const shared = await call(getSharedDfm, { token }, { signal, isQuiet });
  const { file, name } = await call(getSharedDfmArchive, { token }, { signal, isQuiet });
  return { ...shared, file: new File([file], name) };
}
