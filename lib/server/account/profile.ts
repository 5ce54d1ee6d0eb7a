// Profile of an account; a new email address takes effect once its code is confirmed.

import type { UserInfo } from "@/lib/contracts/account";
import type { ProfileFields, TipFlags } from "@/lib/contracts/account-profile";
import { AppError } from "@/lib/contracts/errors";
import { toCanonicalContact } from "@/lib/core/market/contact";
import { useCode, voidCodes } from "@/lib/server/auth/codes";
import { withTransaction } from "@/lib/server/db/client";
import { refuseForDemo } from "@/lib/server/db/seed/demo-account";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { fieldMessage } from "@/lib/server/http/translate";
import { findEnteredCode } from "./contact-codes";
import { mailNotice } from "./mails";
import * as rows from "./rows";
import { toUserInfo } from "./user-info";

type Context = RequestContext<Viewer>;
type Input = Partial<ProfileFields> & { code?: string };

/** The address to change to with the code that allows it; null where it stays. */
async function findNewEmail(deps: Deps, account: rows.AccountRow, { email, code }: Input, context: Context) {
  if (email === undefined) return null;
  const emailCanonical = email === "" ? null : toCanonicalContact(email);
  if (emailCanonical === account.emailCanonical) return null;
  if (emailCanonical === null) {
    const data = [{ field: "email", message: fieldMessage(context.locale, "common.required") }];
    throw new AppError("INVALID_INPUT", { data });
  }
  refuseForDemo(account.id);
  if (!code) throw new AppError("EMAIL_CODE_NEEDED");
  const codeId = await findEnteredCode(deps, { contact: emailCanonical, purposes: ["email"], code }, context);
  return { email, emailCanonical, codeId };
}

/** Throws EMAIL_CODE_NEEDED, CODE_WRONG, DEMO_ACCOUNT, ACCOUNT_EXISTS for an address that is another account's by now. */
export async function updateUser(deps: Deps, input: Input, context: Context): Promise<UserInfo> {
  const { accountId } = context.viewer;
  const { email: _email, code: _code, ...fields } = input;
  const fresh = await findNewEmail(deps, await rows.getById(deps.db, accountId), input, context);
  try {
    await withTransaction(deps.db, async (tx) => {
      const account = await rows.lockById(tx, accountId);
      if (fresh) {
        const { codeId, ...email } = fresh;
        await useCode(tx, codeId, context.now);
        // A way in by the old mailbox must not outlive it.
        if (account.emailCanonical !== null)
          await voidCodes(tx, account.emailCanonical, ["reset", "reset-link", "confirm", "confirm-link"], context.now);
        await rows.updateAccount(tx, accountId, { ...email, contactConfirmedAt: context.now });
        await rows.recordEvent(tx, accountId, "email-changed", { ip: context.ip });
        await mailNotice(deps, tx, { to: account.email, kind: "emailChanged" }, context);
      }
      await rows.updateAccount(tx, accountId, fields);
    });
  } catch (error) {
    throw rows.isTaken(error) ? new AppError("ACCOUNT_EXISTS") : error;
  }
  return toUserInfo(await rows.getById(deps.db, accountId));
}

function readFlags(pointOut: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(pointOut);
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

export async function keepTips(deps: Deps, point: TipFlags, context: Context): Promise<UserInfo> {
  const { accountId } = context.viewer;
  return withTransaction(deps.db, async (tx) => {
    const account = await rows.lockById(tx, accountId);
    const pointOut = JSON.stringify({ ...readFlags(account.pointOut), ...point });
    await rows.updateAccount(tx, accountId, { pointOut });
    return toUserInfo({ ...account, pointOut });
  });
}
