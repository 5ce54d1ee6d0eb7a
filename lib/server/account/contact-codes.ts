// Codes to a contact: asking for one, handing it out, checking it, and what a confirmed address is worth.

import { CODE_PAUSE_SECONDS, type CodePurpose } from "@/lib/contracts/account-access";
import { AppError } from "@/lib/contracts/errors";
import { isContact, isEmail, isMobile, toCanonicalContact } from "@/lib/core/market/contact";
import { findCode, isLinkCode, makeCode, useCode } from "@/lib/server/auth/codes";
import { type Queryable, type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import type { Budget } from "@/lib/server/http/rate-limiter";
import { fieldMessage } from "@/lib/server/http/translate";
import { enqueue } from "@/lib/server/jobs/queue";
import type { JobPayloads } from "@/lib/server/jobs/payloads";
import type { JobHandler } from "@/lib/server/jobs/runner";
import { mailCode } from "./mails";
import * as rows from "./rows";

export const CODE_JOB = "contact-code";

const DAY_SECONDS = 86_400;
/** A message costs money and annoys whoever did not ask for it. */
const BUDGETS = {
  pause: { points: 1, seconds: CODE_PAUSE_SECONDS },
  contact: { points: 10, seconds: DAY_SECONDS, isDurable: true },
  /** Beyond those: a message an hour still reaches its owner, whoever asks for it. */
  contactSlow: { points: 1, seconds: 3600, isDurable: true },
  address: { points: 50, seconds: DAY_SECONDS, isDurable: true },
  everybody: { points: 20_000, seconds: DAY_SECONDS },
  /** Codes tried for one contact, and from one address for any. */
  tries: { points: 20, seconds: 3600, isDurable: true },
  triesFrom: { points: 100, seconds: 3600, isDurable: true },
} as const;

/** Purposes that only whoever is signed in has a use for. */
const OF_SIGNED_IN: readonly CodePurpose[] = ["email", "close"];
const BY_SMS_ALONE: readonly CodePurpose[] = ["register", "login"];

type CodeJob = JobPayloads[typeof CODE_JOB];

/** Throws INVALID_INPUT at the field where a contact has no shape that the area knows. */
export function requireContact(typed: string, context: RequestContext, field = "account"): string {
  const contact = toCanonicalContact(typed);
  if (isContact(contact, context.area)) return contact;
  const message = context.area === "zh-CN" ? "account.contactOrMobile" : "account.contact";
  throw new AppError("INVALID_INPUT", { data: [{ field, message: fieldMessage(context.locale, message) }] });
}

/** A job decides afterwards whether a code is made at all, so that known and unknown contacts take the same time here. */
export async function requestCodeTo(tx: Queryable, job: CodeJob): Promise<void> {
  await enqueue(tx, { kind: CODE_JOB, payload: job });
}

export async function requestCode(
  deps: Deps,
  input: { account: string; purpose: CodePurpose },
  context: RequestContext,
): Promise<{ seconds: number }> {
  const { purpose } = input;
  if (OF_SIGNED_IN.includes(purpose) && !context.viewer) throw new AppError("UNAUTHENTICATED");
  const contact = requireContact(input.account, context);
  if (purpose === "close") await requireOwn(deps, contact, context);
  const { rateLimiter } = deps;
  await rateLimiter.take("code-pause", `${purpose} ${contact}`, BUDGETS.pause);
  await takeDurably(deps, "code-address", context.ip, BUDGETS.address);
  await takeForContact(deps, contact);
  await rateLimiter.take("code-everybody", "", BUDGETS.everybody);
  await requestCodeTo(deps.db, { contact, purpose, area: context.area, locale: context.locale });
  return { seconds: CODE_PAUSE_SECONDS };
}

async function takeDurably({ rateLimiter }: Deps, name: string, caller: string, budget: Budget): Promise<void> {
  await rateLimiter.take(name, caller, budget);
  await rateLimiter.persist(name, caller, budget);
}

async function takeForContact(deps: Deps, contact: string): Promise<void> {
  try {
    await takeDurably(deps, "code-contact", contact, BUDGETS.contact);
  } catch (error) {
    // Text messages cost money and have no such second way.
    if (!(error instanceof AppError) || isMobile(contact)) throw error;
    await takeDurably(deps, "code-contact-slow", contact, BUDGETS.contactSlow);
  }
}

async function requireOwn(deps: Deps, contact: string, context: RequestContext): Promise<void> {
  const account = context.viewer ? await rows.getById(deps.db, context.viewer.accountId) : null;
  if (account?.emailCanonical !== contact && account?.mobile !== contact) throw new AppError("NOT_FOUND");
}

/** False where a code to this contact would be of no use. */
async function isWanted(tx: Transaction, { contact, purpose, area }: CodeJob): Promise<boolean> {
  if (isMobile(contact) && area !== "zh-CN") return false;
  if (BY_SMS_ALONE.includes(purpose) && !isMobile(contact)) return false;
  if (purpose === "register") return true;
  if (purpose === "email") return isEmail(contact);
  const account = await rows.findByContact(tx, contact);
  if (account === null) return false;
  return purpose !== "confirm" || account.contactConfirmedAt === null;
}

/** The handler of code jobs: makes a code and writes the message that carries it. */
export function createCodeHandler(deps: Pick<Deps, "db" | "environment" | "now">): JobHandler<typeof CODE_JOB> {
  return async (job, { id }) => {
    await withTransaction(deps.db, async (tx) => {
      if (!(await isWanted(tx, job))) return;
      const made = await makeCode(deps, tx, job, { id, now: deps.now() });
      if (made) await mailCode(deps, tx, job, made, job);
    });
  };
}

/** The id of the right code, for `useCode`. Throws CODE_WRONG, or TOO_MANY_REQUESTS for whoever tries too many. */
export async function findEnteredCode(
  deps: Deps,
  { contact, purposes, code }: { contact: string; purposes: readonly CodePurpose[]; code: string | undefined },
  context: RequestContext,
): Promise<string> {
  if (!code) throw new AppError("CODE_WRONG");
  // A link cannot be guessed: wrong codes of a stranger must not close it to the person who was sent it.
  if (!isLinkCode(code)) await takeDurably(deps, "code-tries", contact, BUDGETS.tries);
  await takeDurably(deps, "code-tries-from", context.ip, BUDGETS.triesFrom);
  return findCode(deps, { contact, purposes, code, now: context.now });
}

export async function checkCode(deps: Deps, input: { account: string; code: string }, context: RequestContext) {
  const contact = requireContact(input.account, context);
  await findEnteredCode(deps, { contact, purposes: ["register", "login", "reset"], code: input.code }, context);
  return {};
}

export async function confirmContact(deps: Deps, input: { email: string; code: string }, context: RequestContext) {
  const contact = requireContact(input.email, context, "email");
  const codeId = await findEnteredCode(deps, { contact, purposes: ["confirm"], code: input.code }, context);
  await withTransaction(deps.db, async (tx) => {
    await useCode(tx, codeId, context.now);
    const account = await rows.findByContact(tx, contact);
    if (!account) throw new AppError("CODE_WRONG");
    await rows.updateAccount(tx, account.id, { contactConfirmedAt: context.now });
    await rows.recordEvent(tx, account.id, "contact-confirmed", {});
  });
  return {};
}
