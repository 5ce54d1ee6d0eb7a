// Codes as their person reads them: the messages that the product wrote, after its jobs have run.

import { desc } from "drizzle-orm";
import { pino } from "pino";
import { CODE_JOB, createCodeHandler } from "@/lib/server/account/contact-codes";
import { mails } from "@/lib/server/db/tables/promise";
import { createJobRunner } from "@/lib/server/jobs/runner";
import { MAIL_JOB } from "@/lib/server/mail/outbox";
import type { TestApi } from "./api";

/** Runs the jobs of all requested codes. */
export async function runCodeJobs({ deps }: Pick<TestApi, "deps">): Promise<void> {
  const handlers = { [CODE_JOB]: createCodeHandler(deps), [MAIL_JOB]: () => Promise.resolve() };
  await createJobRunner({ db: deps.db, handlers, log: pino({ level: "silent" }) }).drain();
}

export type SentMessage = { to: string; channel: string; subject: string; text: string };

/** Every message so far, the newest first. */
export async function sentMessages(api: Pick<TestApi, "deps">): Promise<SentMessage[]> {
  await runCodeJobs(api);
  const rows = await api.deps.db.select().from(mails).orderBy(desc(mails.createdAt));
  return rows.map(({ recipient, channel, subject, text }) => ({ to: recipient, channel, subject, text }));
}

/** The newest code sent to a contact: to type, and from the link of the email if it has one. */
export async function lastCode(api: Pick<TestApi, "deps">, to: string): Promise<{ typed: string; link: string }> {
  const found = (await sentMessages(api)).find((message) => message.to === to && /\b\d{6}\b/.test(message.text));
  if (!found) throw new Error(`${to} was sent no code`);
  const link = /#(\S+)/.exec(found.text)?.[1] ?? "";
  return { typed: /\b\d{6}\b/.exec(found.text)?.[0] ?? "", link: new URLSearchParams(link).get("code") ?? "" };
}
