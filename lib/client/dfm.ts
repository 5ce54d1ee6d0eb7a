// DFM checks on the server: stored with the project, annotated, printed, shared.

import { call } from "@/lib/client/transport/call";
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
import { acceptanceKey } from "@/lib/core/dfm/acceptance";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** Quiet: the page shows failures itself. */
const isQuiet = true;

export interface BoundCheck {
  projectId: string;
  notes: DfmNote[];
}

/** Runs the same check on the server and sends it the notes that were only in this browser. */
export async function keepCheck(
  projectId: string,
  specification: PcbSpecification,
  local: readonly DfmNote[],
): Promise<BoundCheck> {
  let { notes } = await call(checkDfm, { projectId, specification }, { isQuiet });
  for (const saved of local) notes = await accept(projectId, acceptanceKey(saved), saved.note);
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
