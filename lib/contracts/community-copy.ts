// Copies of published projects, and the changes that they offer back to the author.

import * as z from "zod/mini";
import { projectIdList, projectOrigin, PUBLICATION_LIMITS } from "./community";
import { endpoint } from "./endpoint";
import { projectRow, storedContent } from "./project";
import { id, jsonField, nothing, paging, text } from "./values";

/** NOT_FOUND for what is not published or has no drawing; LICENSE_FORBIDS for all rights reserved. */
export const copyPublication = endpoint({
  method: "POST",
  path: "/api/eda/forum/{projectId}/copy",
  access: "signed-in",
  summary: "Copies a published project to one's own, with its origin and license",
  limit: { perMinute: 30 },
  input: z.object({ projectId: id }),
  output: projectRow,
});

/** Projects without an origin are left out, and so are those of others. */
export const listOrigins = endpoint({
  method: "GET",
  path: "/api/eda/forum/origin/list",
  access: "signed-in",
  summary: "Publications that one's own projects were copied from",
  limit: { perMinute: 240 },
  input: z.object({ projectIds: projectIdList }),
  output: z.object({ rows: z.array(z.object({ copyId: id, origin: projectOrigin })) }),
});

export const PROPOSAL_STATES = ["open", "accepted", "declined", "withdrawn"] as const;
export const proposalState = z.enum(PROPOSAL_STATES);
export type ProposalState = z.infer<typeof proposalState>;

const message = text(1, PUBLICATION_LIMITS.proposalMessage);
const changeCounts = z.object({ added: z.int(), removed: z.int(), changed: z.int() });

export const proposalRow = z.object({
  proposalId: id,
  projectId: id,
  title: z.string(),
  state: proposalState,
  message: z.string(),
  /** Reply of the author when it was accepted or declined. */
  reply: z.string(),
  proposerId: id,
  proposer: z.string(),
  /** Version that the copy was made of. */
  baseVersion: z.int(),
  changes: changeCounts,
  createTime: z.string(),
  decideTime: z.nullable(z.string()),
  isOwn: z.boolean(),
});
export type ProposalRow = z.infer<typeof proposalRow>;

/**
 * NOT_FOUND for a project that is no copy of one's own of it; PROPOSAL_EMPTY for a copy without changes;
 * TOO_MANY_RECORDS beyond 5 open ones of a person for a project; EMAIL_UNCONFIRMED, PHONE_UNCONFIRMED, COMMUNITY_SUSPENDED; REPLY_REFUSED
 * for people whom the author has blocked.
 */
export const createProposal = endpoint({
  method: "POST",
  path: "/api/eda/forum/{projectId}/proposal",
  access: "signed-in",
  summary: "Offers the changes of a copy to the author",
  limit: { perMinute: 10 },
  input: z.object({ projectId: id, copyId: id, message }),
  output: proposalRow,
});

export const listProposals = endpoint({
  method: "GET",
  path: "/api/eda/forum/{projectId}/proposal/list",
  access: "signed-in",
  summary: "Proposals for a project: all of them for its author, one's own for others; open ones first",
  limit: { perMinute: 120 },
  input: z.extend(paging, { projectId: id }),
  output: z.object({ rows: z.array(proposalRow), total: z.int() }),
});

const conflict = z.object({
  recordId: z.string(),
  field: z.string(),
  /** Values as JSON: in the common version, in the author's drawing, in the proposal. Empty where it is deleted. */
  base: z.string(),
  mine: z.string(),
  theirs: z.string(),
});
export type ProposalConflict = z.infer<typeof conflict>;

/** For the author and the proposer; NOT_FOUND for everybody else. */
export const viewProposal = endpoint({
  method: "GET",
  path: "/api/eda/forum/proposal/{proposalId}",
  access: "signed-in",
  summary: "A proposal with both drawings, to be shown as a difference",
  limit: { perMinute: 60 },
  input: z.object({ proposalId: id }),
  output: z.extend(proposalRow, {
    /** The common version. */
    base: storedContent,
    /** As the proposer has drawn it. */
    proposed: storedContent,
    /** The author's drawing with the proposal in it, conflicts taken from the proposal; null once it was decided. */
    merged: z.nullable(storedContent),
    /** The author's drawing as it is; null once it was decided, and for the proposer. */
    current: z.nullable(storedContent),
    currentVersion: z.nullable(z.int()),
    conflicts: z.array(conflict),
  }),
});
export type ProposalView = z.infer<typeof viewProposal.output>;

/**
 * Puts the changes into the author's drawing; publishing a version is a step of its own. `keepMine`: ids of records
 * with conflicts whose values stay the author's. STALE_VERSION if the drawing changed since `currentVersion`;
 * MOVE_NOT_ALLOWED for one that is decided.
 */
export const acceptProposal = endpoint({
  method: "POST",
  path: "/api/eda/forum/proposal/{proposalId}/accept",
  access: "signed-in",
  body: "json",
  summary: "Accepts a proposal",
  limit: { perMinute: 30 },
  input: z.object({
    proposalId: id,
    currentVersion: z.int().check(z.gte(1)),
    keepMine: z._default(jsonField(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(10_000))), []),
    reply: z._default(text(0, PUBLICATION_LIMITS.proposalMessage), ""),
  }),
  output: z.extend(proposalRow, { documentVersion: z.int() }),
});

export const declineProposal = endpoint({
  method: "POST",
  path: "/api/eda/forum/proposal/{proposalId}/decline",
  access: "signed-in",
  summary: "Declines a proposal",
  limit: { perMinute: 30 },
  input: z.object({ proposalId: id, reply: z._default(text(0, PUBLICATION_LIMITS.proposalMessage), "") }),
  output: proposalRow,
});

export const withdrawProposal = endpoint({
  method: "POST",
  path: "/api/eda/forum/proposal/{proposalId}/withdraw",
  access: "signed-in",
  summary: "Withdraws one's own proposal",
  limit: { perMinute: 30 },
  input: z.object({ proposalId: id }),
  output: nothing,
});
