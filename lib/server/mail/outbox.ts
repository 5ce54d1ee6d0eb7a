// Messages the product sends: written in the transaction of what caused them, carried out afterwards.

import type { Locale } from "@/lib/core/market/area";
import { eq } from "drizzle-orm";
import { createTranslator } from "use-intl/core";
import { AppError } from "@/lib/contracts/errors";
import type { Database, Queryable } from "@/lib/server/db/client";
import { mails } from "@/lib/server/db/tables/promise";
import { newId } from "@/lib/server/ids";
import { enqueue } from "@/lib/server/jobs/queue";
import type { JobHandler } from "@/lib/server/jobs/runner";
import { mailHtml } from "@/lib/server/mail/html";
import { type Mailer, MailRefusedError } from "@/lib/server/mail/mailer";
import en from "@/messages/en/mail.json";
import zh from "@/messages/zh/mail.json";

export const MAIL_JOB = "mail";
/** With the queue's pauses about half a day: a mail server may be away for a night. */
const MAIL_ATTEMPTS = 20;

export type NewMail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  locale: Locale;
  /** An SMS has no subject on its way; the subject stays for the list in /ops. */
  channel?: "mail" | "sms";
  /** Once it is sent nothing of it is kept here: its person has left. */
  isForgotten?: boolean;
  /** Address that takes the recipient off the list in one click (RFC 8058). */
  unsubscribe?: string;
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
  await enqueue(tx, {
    kind: MAIL_JOB,
    payload: { mailId: id, isForgotten: mail.isForgotten ?? false, unsubscribe: mail.unsubscribe },
    maxAttempts: MAIL_ATTEMPTS,
  });
}

const FORGOTTEN = { recipient: "", text: "", html: null };

type MailRow = typeof mails.$inferSelect;

const MESSAGES = { en: { tag: "en-US", messages: en }, zh: { tag: "zh-CN", messages: zh } } as const;

/** The last line of each mail: where its reader is answered. */
function contactLine(locale: Locale, address: string): string {
  const { tag, messages } = MESSAGES[locale];
  return createTranslator({ locale: tag, messages })("contact", { address });
}

interface MailHandlerOptions {
  now?: () => Date;
  /** Address that answers questions; absent where nobody does. */
  supportEmail?: string;
}

/** The handler of mail jobs: one message to the carrier, once as far as the carrier can tell. */
export function createMailHandler(
  db: Database,
  mailer: Pick<Mailer, "send">,
  { now = () => new Date(), supportEmail }: MailHandlerOptions = {},
): JobHandler<typeof MAIL_JOB> {
  const update = (id: string, change: Partial<MailRow>) => db.update(mails).set(change).where(eq(mails.id, id));

  /** A permanent refusal is final; other failures are retried, with their reason recorded. */
  async function keepFailure(mail: MailRow, error: unknown, isLastAttempt: boolean): Promise<void> {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    if (error instanceof MailRefusedError) return void (await update(mail.id, { state: "refused", lastError }));
    await update(mail.id, { lastError, ...(isLastAttempt && { state: "failed" as const }) });
    throw error;
  }

  return async ({ mailId, isForgotten, unsubscribe }, { isLastAttempt }) => {
    const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
    if (!mail || mail.sentAt || mail.state === "refused") return;
    const channel = mail.channel === "sms" ? "sms" : "mail";
    const contact = channel === "mail" && supportEmail ? `\n\n${contactLine(mail.locale, supportEmail)}` : "";
    const text = mail.text + contact;
    const html = channel === "mail" ? (mail.html ?? mailHtml({ ...mail, text })) : null;
    const forgotten = isForgotten && FORGOTTEN;
    try {
      const state = await mailer.send({ ...mail, channel, text, html, to: mail.recipient, unsubscribe });
      await update(mail.id, { state, sentAt: now(), lastError: null, ...forgotten });
    } catch (error) {
      await keepFailure(mail, error, isLastAttempt);
      await update(mail.id, { ...forgotten });
    }
  };
}
