// The newsletter's list.

import { AppError } from "@/lib/contracts/errors";
import { isContact } from "@/lib/core/market/contact";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { fieldMessage } from "@/lib/server/http/translate";
import * as rows from "./rows";

/** Answers alike for an address that is on the list already. */
export async function subscribe(deps: Deps, email: string, context: RequestContext): Promise<Record<string, never>> {
  const contact = email.normalize("NFKC").trim().toLowerCase();
  if (!isContact(contact, context.area)) {
    const key = context.area === "zh-CN" ? "contact.mailboxOrMobile" : "contact.mailbox";
    throw new AppError("INVALID_INPUT", { data: [{ field: "email", message: fieldMessage(context.locale, key) }] });
  }
  await rows.insertSubscriber(deps.db, { contact, area: context.area, locale: context.locale });
  return {};
}
