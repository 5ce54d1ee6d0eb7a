// Registering, signing in and out.

import type { UserInfo } from "@/lib/contracts/account";
import { AppError } from "@/lib/contracts/errors";
import { isMobile, toCanonicalContact } from "@/lib/core/market/contact";
import { useCode } from "@/lib/server/auth/codes";
import { hashPassword, isPasswordRight, isTooCommon } from "@/lib/server/auth/password";
import { openSession } from "@/lib/server/auth/sessions";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { findEnteredCode, requestCodeTo, requireContact } from "./contact-codes";
import * as rows from "./rows";
import * as sessionRows from "./session-rows";
import { announceEnd } from "./sessions";
import { toUserInfo } from "./user-info";

/**
 * Wrong passwords: for one account from one network, for one account from anywhere, from one network for anybody. A
 * device that signed in to the account before has a budget of its own, which no stranger can use up.
 */
const BUDGETS = {
  device: { points: 10, seconds: 15 * 60, isDurable: true },
  pair: { points: 10, seconds: 15 * 60, isDurable: true },
  account: { points: 100, seconds: 60 * 60, isDurable: true },
  address: { points: 100, seconds: 15 * 60, isDurable: true },
} as const;

/** New accounts from one address. */
const REGISTRATIONS = { points: 20, seconds: 60 * 60, isDurable: true };

type Registration = { account: string; password: string; code?: string };
type Credentials = { account: string; password?: string; code?: string };
export type SignedIn = { token: string; user: UserInfo };

export async function signIn(tx: Transaction, accountId: string, context: RequestContext): Promise<SignedIn> {
  if (context.visitorHash) await rows.transferToAccount(tx, context.visitorHash, accountId);
  const token = await openSession(tx, accountId, context.userAgent, context.now);
  context.device.remember(accountId);
  return { token, user: toUserInfo(await rows.getById(tx, accountId)) };
}

export async function register(deps: Deps, input: Registration, context: RequestContext): Promise<SignedIn> {
  const contact = requireContact(input.account, context);
  if (isTooCommon(input.password)) throw new AppError("PASSWORD_TOO_COMMON");
  await deps.rateLimiter.take("register", context.ip, REGISTRATIONS);
  await deps.rateLimiter.persist("register", context.ip, REGISTRATIONS);
  const purposes = ["register"] as const;
  const codeId = isMobile(contact)
    ? await findEnteredCode(deps, { contact, purposes, code: input.code }, context)
    : null;
  const passwordHash = await hashPassword(input.password);
  const { area, locale, now } = context;
  const named = codeId
    ? { mobile: contact, phone: contact, contactConfirmedAt: now }
    : { email: input.account.trim(), emailCanonical: contact };
  return withTransaction(deps.db, async (tx) => {
    if (codeId) await useCode(tx, codeId, now);
    const accountId = await rows.insertAccount(tx, { ...named, passwordHash, locale });
    if (accountId === null) throw new AppError("ACCOUNT_EXISTS");
    await rows.recordEvent(tx, accountId, "registered", { ip: context.ip });
    if (!codeId) await requestCodeTo(tx, { contact, purpose: "confirm", area, locale });
    return signIn(tx, accountId, context);
  });
}

/** Throws WRONG_CREDENTIALS, alike for a wrong password and for an account that nobody has. */
export async function requirePassword(
  deps: Deps,
  account: rows.AccountRow | null,
  { name, password }: { name: string; password: string },
  context: RequestContext,
): Promise<rows.AccountRow> {
  const budgets = budgetsOf(account, name, context);
  // Each try is taken from all of them before the hash is computed, so that parallel tries cannot outrun the count.
  for (const { limit, caller, budget } of budgets) await deps.rateLimiter.take(limit, caller, budget);
  const isRight = await isPasswordRight(account?.passwordHash ?? null, password);
  if (!account || !isRight) {
    if (account) await rows.recordEvent(deps.db, account.id, "wrong-password", { ip: context.ip });
    // Only what failed is written: a sign-in that succeeds leaves no counter behind.
    for (const { limit, caller, budget } of budgets) await deps.rateLimiter.persist(limit, caller, budget);
    throw new AppError("WRONG_CREDENTIALS");
  }
  for (const { limit, caller, budget } of budgets) await deps.rateLimiter.refund(limit, caller, budget);
  return account;
}

function budgetsOf(account: rows.AccountRow | null, name: string, { device, ip }: RequestContext) {
  const known = account === null ? null : device.idFor(account.id);
  if (known !== null) return [{ limit: "login-device", caller: `${name} ${known}`, budget: BUDGETS.device }];
  return [
    { limit: "login-pair", caller: `${name} ${ip}`, budget: BUDGETS.pair },
    { limit: "login-account", caller: name, budget: BUDGETS.account },
    { limit: "login-address", caller: ip, budget: BUDGETS.address },
  ];
}

export async function login(deps: Deps, input: Credentials, context: RequestContext): Promise<SignedIn> {
  const contact = toCanonicalContact(input.account);
  const { password } = input;
  if (password === undefined) return loginByCode(deps, contact, input.code, context);
  const found = await rows.findByContact(deps.db, contact);
  const account = await requirePassword(deps, found, { name: contact, password }, context);
  return withTransaction(deps.db, (tx) => signIn(tx, account.id, context));
}

async function loginByCode(deps: Deps, contact: string, code: string | undefined, context: RequestContext) {
  const codeId = await findEnteredCode(deps, { contact, purposes: ["login"], code }, context);
  return withTransaction(deps.db, async (tx) => {
    await useCode(tx, codeId, context.now);
    const account = await rows.findByContact(tx, contact);
    if (!account) throw new AppError("CODE_WRONG");
    return signIn(tx, account.id, context);
  });
}

export async function logout(deps: Deps, context: RequestContext<Viewer>): Promise<Record<string, never>> {
  const { accountId, sessionId } = context.viewer;
  await withTransaction(deps.db, async (tx) => {
    await sessionRows.end(tx, accountId, sessionId, { now: context.now, reason: "signed out" });
    await rows.recordEvent(tx, accountId, "signed-out", {});
  });
  announceEnd(deps, [sessionId]);
  return {};
}

export async function getUser(deps: Deps, context: RequestContext<Viewer>): Promise<UserInfo> {
  return toUserInfo(await rows.getById(deps.db, context.viewer.accountId));
}

export async function recordPoint(deps: Deps, type: string, context: RequestContext<Viewer>) {
  await rows.recordEvent(deps.db, context.viewer.accountId, "point", { type });
  return {};
}
