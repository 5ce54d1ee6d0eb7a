// The newsletter's list.

import { AppError } from "@/lib/contracts/errors";
import { isContact } from "@/lib/core/market/contact";
import { readSecret } from "@/lib/server/config/secret";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { fieldMessage } from "@/lib/server/http/translate";
import { mailSubscribed } from "./mails";
import * as rows from "./rows";
import { readUnsubscribeToken } from "./unsubscribe-token";

/** Answers alike for an address that is on the list already; only a new one is written to. */
export async function subscribe(deps: Deps, email: string, context: RequestContext): Promise<Record<string, never>> {
  const contact = email.normalize("NFKC").trim().toLowerCase();
  if (!isContact(contact, context.area)) {
    const key = context.area === "zh-CN" ? "contact.mailboxOrMobile" : "contact.mailbox";
    throw new AppError("INVALID_INPUT", { data: [{ field: "email", message: fieldMessage(context.locale, key) }] });
  }
  const subscriber = { contact, area: context.area, locale: context.locale };
  await withTransaction(deps.db, async (tx) => {
    if (await rows.insertSubscriber(tx, subscriber)) await mailSubscribed(deps, tx, subscriber);
  });
  return {};
}

/** Ends the newsletter, or the emails of notifications. NOT_FOUND for a token that is not ours. */
export async function unsubscribe({ db, environment }: Deps, token: string): Promise<Record<string, never>> {
  const ended = readUnsubscribeToken(readSecret(environment.dataDir), token);
  if (!ended) throw new AppError("NOT_FOUND");
  if ("contact" in ended) await rows.deleteSubscriber(db, ended);
  else await rows.endNotificationMails(db, ended.accountId);
  return {};
}
