// The outbox in the admin: the messages that the product sent, read-only.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import type { AdminMail, listAdminMails } from "@/lib/contracts/ops";
import { sandboxAllowed } from "@/lib/server/config/sandbox";
import type { Deps } from "@/lib/server/deps";
import * as rows from "./mail-rows";

/** Codes, and links that carry one: whoever has them may enter an account. */
const KEYS = [/\b\d{6}\b/g, /([?&]code=)[^\s&]+/g];

export function hideKeys(text: string): string {
  return KEYS.reduce(
    (shown, key) => shown.replace(key, (_match, name: unknown) => (typeof name === "string" ? `${name}…` : "······")),
    text,
  );
}

/** With sandbox payment allowed, no real customer's mail is in the outbox, and developers need its codes. */
export async function list(deps: Deps, filter: ParsedInputOf<typeof listAdminMails>) {
  const found = await rows.list(deps.db, filter);
  const shown = sandboxAllowed(deps.environment) ? (text: string) => text : hideKeys;
  return {
    rows: found.rows.map((row): AdminMail => ({
      mailId: row.id,
      channel: row.channel === "sms" ? "sms" : "mail",
      recipient: row.recipient,
      subject: row.subject,
      text: shown(row.text),
      locale: row.locale,
      at: row.createdAt.toISOString(),
      state: row.state as AdminMail["state"],
      lastError: row.lastError,
      sentAt: row.sentAt?.toISOString() ?? null,
    })),
    total: found.total,
  };
}
