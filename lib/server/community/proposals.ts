// Proposals: changes of a copy that its owner offers to the author of the publication.

import type {
  createProposal,
  declineProposal,
  listProposals,
  ProposalRow,
  ProposalView,
} from "@/lib/contracts/community-copy";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { SchematicContent } from "@/lib/contracts/schematic-file";
import { countChanges, isUnchanged, mergeDrawings, recordsById } from "@/lib/core/community/merge";
import { applyChanges, writeChange } from "@/lib/core/schematic/format/schematic-change";
import { readSchematic } from "@/lib/core/schematic/format/schematic-file";
import { type Queryable, type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import { notify, publishNotified } from "@/lib/server/notification/notify";
import * as projectRows from "@/lib/server/project/rows";
import { requireConfirmed } from "./confirmed";
import { isBlocked } from "./discussion/block-rows";
import { findOrigin } from "./origin-rows";
import * as proposalRows from "./proposal-rows";
import * as rows from "./rows";

type Context = RequestContext<Viewer>;

const MAX_OPEN = 5;
const PROPOSED = { points: 30, seconds: 86_400 };

export const toProposalRow = (
  { proposal, proposer, title }: proposalRows.ListedProposal,
  accountId: string,
): ProposalRow => ({
  ...{ proposalId: proposal.id, projectId: proposal.projectId, title, state: proposal.state },
  ...{ message: proposal.message, reply: proposal.reply, proposerId: proposal.accountId, proposer },
  ...{ baseVersion: proposal.baseVersion, changes: proposal.changes, createTime: proposal.createdAt.toISOString() },
  ...{ decideTime: proposal.decidedAt?.toISOString() ?? null, isOwn: proposal.accountId === accountId },
});

const recordsOf = (content: SchematicContent) => recordsById(readSchematic(content).records);

/** For the author and the proposer; NOT_FOUND for everybody else. */
export async function requireProposal(db: Queryable, proposalId: string, accountId: string) {
  const found = await proposalRows.find(db, proposalId);
  const isTheirs = found?.authorId === accountId || found?.proposal.accountId === accountId;
  if (!found || !isTheirs) throw new AppError("NOT_FOUND");
  return found;
}

/** One's copy of a published project with its drawing, and the version that it was made of. */
async function readCopy(deps: Deps, projectId: string, copyId: string, { viewer }: Context) {
  const published = await rows.findPublished(deps.db, projectId);
  const own = await projectRows.findOwned(deps.db, viewer.accountId, copyId, "live");
  const origin = own && (await findOrigin(deps.db, copyId));
  const isCopy = origin?.originId === projectId && origin.kind === "copy";
  const document = isCopy ? await projectRows.findDocument(deps.db, copyId) : null;
  const base = isCopy ? await rows.findContent(deps.db, projectId, origin.version) : null;
  if (!published || !origin || !document || !base) throw new AppError("NOT_FOUND");
  return { published, base, baseVersion: origin.version, content: document.content };
}

export async function create(
  deps: Deps,
  { projectId, copyId, message }: ParsedInputOf<typeof createProposal>,
  context: Context,
): Promise<ProposalRow> {
  const { now, area } = context;
  const { accountId } = context.viewer;
  const { published, base, baseVersion, content } = await readCopy(deps, projectId, copyId, context);
  await requireConfirmed(deps.db, context);
  if (await isBlocked(deps.db, { by: published.accountId, blockedId: accountId })) throw new AppError("REPLY_REFUSED");
  const [before, after] = [recordsOf(base), recordsOf(content)];
  if (isUnchanged(before, after)) throw new AppError("PROPOSAL_EMPTY");
  await deps.rateLimiter.take("propose", accountId, PROPOSED);
  const id = newId();
  const { made, told } = await withTransaction(deps.db, async (tx) => {
    await projectRows.lockProjects(tx, accountId);
    await proposalRows.withdrawOpen(tx, copyId, now);
    if ((await proposalRows.countOpen(tx, projectId, accountId)) >= MAX_OPEN)
      throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_OPEN } });
    await proposalRows.insert(tx, {
      ...{ id, projectId, accountId, copyId, baseVersion, content, message, createdAt: now },
      changes: countChanges(before, after),
    });
    const notification = { kind: "proposal-opened", cause: `proposal:${id}`, actorId: accountId, projectId } as const;
    const people = await notify(deps, tx, [{ accountId: published.accountId, ...notification }], { area, now });
    return { made: await requireProposal(tx, id, accountId), told: people };
  });
  publishNotified(deps, told);
  return toProposalRow(made, accountId);
}

export async function list(deps: Deps, input: ParsedInputOf<typeof listProposals>, { viewer }: Context) {
  const { accountId } = viewer;
  const own = await rows.findOwned(deps.db, accountId, input.projectId);
  if (!own && !(await rows.findPublished(deps.db, input.projectId))) throw new AppError("NOT_FOUND");
  const found = await proposalRows.list(deps.db, { ...input, accountId: own ? null : accountId });
  return { rows: found.rows.map((each) => toProposalRow(each, accountId)), total: found.total };
}

async function contentsOf(db: Queryable, { proposal }: proposalRows.ListedProposal) {
  const proposed = await proposalRows.findContent(db, proposal.id);
  const base = await rows.findContent(db, proposal.projectId, proposal.baseVersion);
  if (!proposed || !base) throw new AppError("NOT_FOUND");
  return { proposed, base };
}

const asText = (value: unknown): string => (value === null || value === undefined ? "" : JSON.stringify(value));

export async function view(deps: Deps, proposalId: string, { viewer }: Context): Promise<ProposalView> {
  const { accountId } = viewer;
  const found = await requireProposal(deps.db, proposalId, accountId);
  const { proposed, base } = await contentsOf(deps.db, found);
  const row = { ...toProposalRow(found, accountId), base, proposed };
  const isToDecide = found.authorId === accountId && found.proposal.state === "open";
  const document = isToDecide ? await projectRows.findDocument(deps.db, found.proposal.projectId) : null;
  if (!document) return { ...row, merged: null, current: null, currentVersion: null, conflicts: [] };
  const { content: current, version: currentVersion } = document;
  const merge = mergeDrawings({ base: recordsOf(base), mine: recordsOf(current), theirs: recordsOf(proposed) });
  return {
    ...{ ...row, current, currentVersion, merged: applyChanges(current, [writeChange(merge.diff)]) },
    conflicts: merge.conflicts.map(({ recordId, field, ...values }) => ({
      ...{ recordId, field, base: asText(values.base) },
      ...{ mine: asText(values.mine), theirs: asText(values.theirs) },
    })),
  };
}

/** An open proposal for one's own publication; MOVE_NOT_ALLOWED for one that is decided. */
export async function lockOpen(tx: Transaction, proposalId: string, accountId: string) {
  const locked = await proposalRows.lock(tx, proposalId);
  const publication = locked && (await rows.findOwned(tx, accountId, locked.projectId));
  if (!locked || !publication) throw new AppError("NOT_FOUND");
  if (locked.state !== "open") throw new AppError("MOVE_NOT_ALLOWED");
  return locked;
}

/** The proposer is told; answers those to tell once the transaction is done. */
export function tellDecided(
  deps: Deps,
  tx: Transaction,
  { proposal, outcome }: { proposal: proposalRows.ProposalRecord; outcome: "accepted" | "declined" },
  { viewer, area, now }: Context,
): Promise<string[]> {
  const { id, projectId, accountId } = proposal;
  const notification = { kind: "proposal-decided", cause: `proposal-decided:${id}`, projectId, outcome } as const;
  return notify(deps, tx, [{ accountId, actorId: viewer.accountId, ...notification }], { area, now });
}

export async function decline(
  deps: Deps,
  { proposalId, reply }: ParsedInputOf<typeof declineProposal>,
  context: Context,
): Promise<ProposalRow> {
  const { accountId } = context.viewer;
  const { made, told } = await withTransaction(deps.db, async (tx) => {
    const proposal = await lockOpen(tx, proposalId, accountId);
    await proposalRows.decide(tx, proposalId, { state: "declined", reply, decidedAt: context.now });
    const people = await tellDecided(deps, tx, { proposal, outcome: "declined" }, context);
    return { made: await requireProposal(tx, proposalId, accountId), told: people };
  });
  publishNotified(deps, told);
  return toProposalRow(made, accountId);
}

export async function withdraw(deps: Deps, proposalId: string, { viewer, now }: Context) {
  await withTransaction(deps.db, async (tx) => {
    const locked = await proposalRows.lock(tx, proposalId);
    if (locked?.accountId !== viewer.accountId) throw new AppError("NOT_FOUND");
    if (locked.state !== "open") throw new AppError("MOVE_NOT_ALLOWED");
    await proposalRows.decide(tx, proposalId, { state: "withdrawn", decidedAt: now });
  });
  return {};
}
