// New passwords: by the old one, or by a code.

import { AppError } from "@/lib/contracts/errors";
import { toCanonicalContact } from "@/lib/core/market/contact";
import { useCode, voidCodes } from "@/lib/server/auth/codes";
import { hashPassword, isTooCommon } from "@/lib/server/auth/password";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { findEnteredCode } from "./contact-codes";
import { mailNotice } from "./mails";
import * as rows from "./rows";
import { requirePassword } from "./service";
import * as sessionRows from "./session-rows";
import { announceEnd } from "./sessions";

/** Everything that the old password had opened is closed, but the session that changes it. Answers what was ended. */
async function setPassword(
  deps: Deps,
  tx: Transaction,
  { account, passwordHash, kept }: { account: rows.AccountRow; passwordHash: string; kept?: string },
  context: RequestContext,
): Promise<string[]> {
  const { now } = context;
  await rows.updateAccount(tx, account.id, { passwordHash });
  for (const contact of [account.emailCanonical, account.mobile]) {
    if (contact !== null) await voidCodes(tx, contact, ["reset", "reset-link", "login"], now);
  }
  const ended = await sessionRows.endAll(tx, account.id, { now, reason: "password changed", kept });
  await rows.recordEvent(tx, account.id, "password-changed", { ip: context.ip, ended: ended.length });
  await mailNotice(deps, tx, { to: account.email, kind: "passwordChanged" }, context);
  return ended;
}

/** Throws WRONG_PASSWORD where the old one is not right, PASSWORD_TOO_COMMON for the new one. */
export async function changePassword(
  deps: Deps,
  input: { password: string; nPassword: string },
  context: RequestContext<Viewer>,
) {
  const { accountId, sessionId } = context.viewer;
  const account = await rows.getById(deps.db, accountId);
  await requireOwnPassword(deps, account, input.password, context);
  if (isTooCommon(input.nPassword)) throw new AppError("PASSWORD_TOO_COMMON");
  const passwordHash = await hashPassword(input.nPassword);
  const change = { account, passwordHash, kept: sessionId };
  const ended = await withTransaction(deps.db, (tx) => setPassword(deps, tx, change, context));
  announceEnd(deps, ended);
  return {};
}

/** The signed-in person's password. Throws WRONG_PASSWORD. */
export async function requireOwnPassword(
  deps: Deps,
  account: rows.AccountRow,
  password: string,
  context: RequestContext,
): Promise<void> {
  // Counted by the account and not by its name, which strangers who try to sign in use up.
  const name = `own ${account.id}`;
  try {
    await requirePassword(deps, account, { name, password }, context);
  } catch (error) {
    if (error instanceof AppError && error.code === "WRONG_CREDENTIALS") throw new AppError("WRONG_PASSWORD");
    throw error;
  }
}

/** Whoever has the code has the mailbox, so the address is confirmed by it too. Throws CODE_WRONG, PASSWORD_TOO_COMMON. */
export async function resetPassword(
  deps: Deps,
  input: { account: string; code: string; nPassword: string },
  context: RequestContext,
) {
  const contact = toCanonicalContact(input.account);
  if (isTooCommon(input.nPassword)) throw new AppError("PASSWORD_TOO_COMMON");
  const codeId = await findEnteredCode(deps, { contact, purposes: ["reset"], code: input.code }, context);
  const passwordHash = await hashPassword(input.nPassword);
  const ended = await withTransaction(deps.db, async (tx) => {
    await useCode(tx, codeId, context.now);
    const account = await rows.findByContact(tx, contact);
    if (!account) throw new AppError("CODE_WRONG");
    if (account.contactConfirmedAt === null)
      await rows.updateAccount(tx, account.id, { contactConfirmedAt: context.now });
    // Whoever tries passwords elsewhere does not keep the owner from signing in with the new one.
    context.device.remember(account.id);
    return setPassword(deps, tx, { account, passwordHash }, context);
  });
  announceEnd(deps, ended);
  return {};
}
