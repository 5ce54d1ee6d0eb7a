// Registering, signing in and out: what an account may do about itself.

import type { UserInfo } from "@/lib/contracts/account";
import { AppError } from "@/lib/contracts/errors";
import { isEmail } from "@/lib/core/market/contact";
import { hashPassword, isPasswordRight, isTooCommon } from "@/lib/server/auth/password";
import { openSession } from "@/lib/server/auth/sessions";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { fieldMessage } from "@/lib/server/http/translate";
import * as rows from "./rows";

/** Wrong passwords: for one account from one address, for one account from anywhere, from one address for anybody. */
const BUDGETS = {
  pair: { points: 10, seconds: 15 * 60 },
  account: { points: 100, seconds: 60 * 60 },
  address: { points: 100, seconds: 15 * 60 },
} as const;

/** New accounts from one address. */
const REGISTRATIONS = { points: 20, seconds: 60 * 60 };

type Credentials = { account: string; password: string };
type SignedIn = { token: string; user: UserInfo };

export function toUserInfo(row: rows.AccountRow): UserInfo {
  return {
    info: row.id,
    username: row.username,
    jobTitle: row.jobTitle,
    industry: row.industry,
    companyName: row.companyName,
    email: row.email ?? "",
    phone: row.phone,
    avatar: row.avatarKey ?? "",
    url: row.url,
    pointOut: row.pointOut,
    contactConfirmed: row.contactConfirmedAt !== null,
  };
}

/** One spelling for one mailbox: an address differing only in case or width is the same account. */
function canonicalEmail(account: string, context: RequestContext): string {
  const canonical = account.normalize("NFKC").trim().toLowerCase();
  if (isEmail(canonical)) return canonical;
  const message = fieldMessage(context.locale, "account.contact");
  throw new AppError("INVALID_INPUT", { data: [{ field: "account", message }] });
}

async function signIn(tx: Transaction, accountId: string, context: RequestContext): Promise<SignedIn> {
  if (context.visitorHash) await rows.handOver(tx, context.visitorHash, accountId);
  const token = await openSession(tx, accountId, context.userAgent, context.now);
  return { token, user: toUserInfo(await rows.getById(tx, accountId)) };
}

export async function register(deps: Deps, input: Credentials, context: RequestContext): Promise<SignedIn> {
  const emailCanonical = canonicalEmail(input.account, context);
  if (isTooCommon(input.password)) throw new AppError("PASSWORD_TOO_COMMON");
  await deps.limits.take("register", context.ip, REGISTRATIONS);
  const passwordHash = await hashPassword(input.password);
  return withTransaction(deps.db, async (tx) => {
    const account = { email: input.account.trim(), emailCanonical, passwordHash, locale: context.locale };
    const accountId = await rows.insertAccount(tx, account);
    if (accountId === null) throw new AppError("ACCOUNT_EXISTS");
    await rows.recordEvent(tx, accountId, "registered", { ip: context.ip });
    return signIn(tx, accountId, context);
  });
}

export async function login(deps: Deps, input: Credentials, context: RequestContext): Promise<SignedIn> {
  const email = input.account.normalize("NFKC").trim().toLowerCase();
  const { limits } = deps;
  const pair = `${email} ${context.ip}`;
  // Each try is taken from all three before the hash is computed, so that parallel tries cannot outrun the count.
  await limits.take("login-pair", pair, BUDGETS.pair);
  await limits.take("login-account", email, BUDGETS.account);
  await limits.take("login-address", context.ip, BUDGETS.address);
  const account = await rows.findByEmail(deps.db, email);
  const isRight = await isPasswordRight(account?.passwordHash ?? null, input.password);
  if (!account || !isRight) {
    if (account) await rows.recordEvent(deps.db, account.id, "wrong-password", { ip: context.ip });
    throw new AppError("WRONG_CREDENTIALS");
  }
  await limits.giveBack("login-pair", pair, BUDGETS.pair);
  await limits.giveBack("login-account", email, BUDGETS.account);
  await limits.giveBack("login-address", context.ip, BUDGETS.address);
  return withTransaction(deps.db, (tx) => signIn(tx, account.id, context));
}

export async function logout(deps: Deps, context: RequestContext<Viewer>): Promise<Record<string, never>> {
  await withTransaction(deps.db, async (tx) => {
    await rows.endSession(tx, context.viewer.sessionId, context.now);
    await rows.recordEvent(tx, context.viewer.accountId, "signed-out", {});
  });
  deps.news.publish({ kind: "session-ended", sessionId: context.viewer.sessionId });
  return {};
}

export async function getUser(deps: Deps, context: RequestContext<Viewer>): Promise<UserInfo> {
  return toUserInfo(await rows.getById(deps.db, context.viewer.accountId));
}

export async function recordPoint(deps: Deps, type: string, context: RequestContext<Viewer>) {
  await rows.recordEvent(deps.db, context.viewer.accountId, "point", { type });
  return {};
}
