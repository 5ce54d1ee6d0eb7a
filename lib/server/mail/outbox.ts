// Messages the product sends: written in the transaction of what caused them, carried out afterwards.

import { eq } from "drizzle-orm";
import { AppError } from "@/lib/contracts/errors";
import type { Database, Queryable } from "@/lib/server/db/client";
import { mails } from "@/lib/server/db/tables/promise";
import { newId } from "@/lib/server/ids";
import { enqueue } from "@/lib/server/jobs/queue";
import type { JobHandler } from "@/lib/server/jobs/runner";
import type { Mailer } from "@/lib/server/mail/mailer";

export const MAIL_JOB = "mail";

export type NewMail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  locale: string;
  /** An SMS has no subject on its way; the subject stays for the list in /ops. */
  channel?: "mail" | "sms";
  /** Once it is sent nothing of it is kept here: its person has left. */
  isForgotten?: boolean;
};

/** Goes out once the caller's transaction is committed. Throws INVALID_INPUT where a header would be more than one line. */
export async function sendMail(tx: Queryable, mail: NewMail): Promise<void> {
  if (/[\x00-\x1f\x7f]/.test(mail.to) || /[\x00-\x1f\x7f]/.test(mail.subject)) throw new AppError("INVALID_INPUT");
  const id = newId();
  await tx.insert(mails).values({
    id,
    channel: mail.channel ?? "mail",
    recipient: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? null,
    locale: mail.locale,
  });
  await enqueue(tx, { kind: MAIL_JOB, payload: { mailId: id, isForgotten: mail.isForgotten ?? false } });
}

const FORGOTTEN = { recipient: "", text: "", html: null };

/** The handler of mail jobs: one message to the carrier, once as far as the carrier can tell. */
export function createMailHandler(db: Database, mailer: Mailer, now: () => Date = () => new Date()): JobHandler {
  return async ({ mailId, isForgotten }) => {
    const [mail] = await db
      .select()
      .from(mails)
      .where(eq(mails.id, String(mailId)));
    if (!mail || mail.sentAt) return;
    const channel = mail.channel === "sms" ? "sms" : "mail";
    await mailer.send({ ...mail, channel, to: mail.recipient });
    await db
      .update(mails)
      .set({ sentAt: now(), ...(isForgotten === true && FORGOTTEN) })
      .where(eq(mails.id, mail.id));
  };
}
