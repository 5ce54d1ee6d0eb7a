// Accepting a proposal: its changes become one change of the author's drawing.

import type { acceptProposal, ProposalRow } from "@/lib/contracts/community-copy";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { FILE_TYPES, MAX_FILE_BYTES } from "@/lib/contracts/file";
import { MAX_PROJECT_IMAGES } from "@/lib/contracts/project-image";
import { mergeDrawings, recordsById } from "@/lib/core/community/merge";
import { RecordIndex } from "@/lib/core/schematic/format/record-index";
import { type SchematicChange, writeChange } from "@/lib/core/schematic/format/schematic-change";
import { readSchematic } from "@/lib/core/schematic/format/schematic-file";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import { publishNotified } from "@/lib/server/notification/notify";
import * as changeRows from "@/lib/server/project/change-rows";
import * as imageRows from "@/lib/server/project/image-rows";
import * as projectRows from "@/lib/server/project/rows";
import { keepBefore } from "@/lib/server/project/versions";
import { publishDocumentChanged } from "@/lib/server/realtime/publish";
import { withCopies } from "./copy-stored";
import * as proposalRows from "./proposal-rows";
import { lockOpen, requireProposal, tellDecided, toProposalRow } from "./proposals";
import * as rows from "./rows";

type Context = RequestContext<Viewer>;
type Input = ParsedInputOf<typeof acceptProposal>;

const MAX_IMAGE_BYTES = MAX_FILE_BYTES[FILE_TYPES.image] ?? 0;

type Change = { version: number; change: SchematicChange; changeId: string; size: number };

/** STALE_VERSION unless the drawing is as the author has seen it. */
async function merge(tx: Transaction, proposal: proposalRows.ProposalRecord, input: Input, { viewer, now }: Context) {
  const { projectId, baseVersion } = proposal;
  const latest = await changeRows.lockDocument(tx, projectId);
  const document = latest && (await projectRows.findDocument(tx, projectId));
  const base = await rows.findContent(tx, projectId, baseVersion);
  if (!document || !base) throw new AppError("NOT_FOUND");
  if (document.version !== input.currentVersion) throw new AppError("STALE_VERSION");
  const recordsOf = (content: typeof base) => recordsById(readSchematic(content).records);
  const { diff } = mergeDrawings(
    { base: recordsOf(base), mine: recordsOf(document.content), theirs: recordsOf(proposal.content) },
    new Set(input.keepMine),
  );
  const change = writeChange(diff);
  if (!new RecordIndex(document.content).apply(change)) throw new AppError("INVALID_INPUT", { data: [] });
  await keepBefore(tx, { projectId, version: document.version, accountId: viewer.accountId, now });
  const made: Change = {
    ...{ version: document.version + 1, change, changeId: newId() },
    size: Buffer.byteLength(JSON.stringify(change)),
  };
  await changeRows.insertChange(tx, { projectId, ...made, createdAt: now });
  await projectRows.changeProject(tx, projectId, { updatedAt: now });
  return made;
}

/** Images on the sheets of the proposal that the author's project lacks. Others of the copy are the proposer's own. */
async function proposedImages(
  deps: Deps,
  { id, projectId, copyId }: Pick<proposalRows.ProposalRecord, "id" | "projectId" | "copyId">,
) {
  const content = await proposalRows.findContent(deps.db, id);
  const present = new Set((await imageRows.list(deps.db, projectId)).map(({ file }) => file));
  const records = content ? readSchematic(content).records : [];
  const drawn = new Set(records.flatMap((record) => (record.kind === "image" ? [record.file] : [])));
  return (await imageRows.list(deps.db, copyId)).filter(({ file }) => drawn.has(file) && !present.has(file));
}

export async function accept(
  deps: Deps,
  input: Input,
  context: Context,
): Promise<ProposalRow & { documentVersion: number }> {
  const { proposalId, reply } = input;
  const { now, viewer } = context;
  const { accountId } = viewer;
  const { proposal: asked, authorId } = await requireProposal(deps.db, proposalId, accountId);
  if (authorId !== accountId) throw new AppError("NOT_FOUND");
  const { projectId } = asked;
  const { row, made, told } = await withCopies(deps, async (copies) => {
    const images: imageRows.ImageRow[] = [];
    for (const image of await proposedImages(deps, asked)) {
      const { key: storageKey } = await copies.copy(image.storageKey, MAX_IMAGE_BYTES);
      images.push({ ...image, projectId, storageKey, createdAt: now });
    }
    return withTransaction(deps.db, async (tx) => {
      const proposal = await lockOpen(tx, proposalId, accountId);
      const change = await merge(tx, proposal, input, context);
      if ((await imageRows.countOf(tx, projectId)) + images.length > MAX_PROJECT_IMAGES)
        throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_PROJECT_IMAGES } });
      for (const image of images) await imageRows.insert(tx, image);
      await proposalRows.decide(tx, proposalId, { state: "accepted", reply, decidedAt: now });
      const people = await tellDecided(deps, tx, { proposal, outcome: "accepted" }, context);
      return { row: await requireProposal(tx, proposalId, accountId), made: change, told: people };
    });
  });
  publishDocumentChanged(deps, { projectId, ...made });
  publishNotified(deps, told);
  return { ...toProposalRow(row, accountId), documentVersion: made.version };
}
