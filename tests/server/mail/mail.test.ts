import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withTransaction, type Database } from "@/lib/server/db/client";
import { jobs, mails } from "@/lib/server/db/tables/promise";
import { createJobRunner } from "@/lib/server/jobs/runner";
import { composeMail } from "@/lib/server/mail/compose";
import { type Delivery, MailRefusedError, type OutgoingMail } from "@/lib/server/mail/mailer";
import { createMailHandler, MAIL_JOB, sendMail } from "@/lib/server/mail/outbox";
import { createOutboxDirectory } from "@/lib/server/mail/outbox-directory";
import { emptyDatabase, testDatabase } from "@/tests/support/database";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => emptyDatabase(db));

const NEW_MAIL = { to: "a@example.com", subject: "订单 123", text: "谢谢", html: "<p>谢谢</p>", locale: "zh" as const };
const OUTGOING: OutgoingMail = {
  id: "id1",
  channel: "mail",
  to: "a@example.com",
  subject: "Order 1",
  text: "Thank you",
  html: null,
  locale: "en" as const,
  createdAt: new Date("2026-11-21T04:00:00Z"),
};

function runnerWith(send: (mail: OutgoingMail) => Promise<Delivery>) {
  return createJobRunner({
    db,
    handlers: { [MAIL_JOB]: createMailHandler(db, { send }) },
    log: pino({ level: "silent" }),
  });
}

describe("a message", () => {
  it("goes out when its cause was committed, not when it was rolled back", async () => {
    const sent: string[] = [];
    const runner = runnerWith(async (mail) => {
      sent.push(mail.subject);
      return "written";
    });
    await withTransaction(db, async (tx) => {
      await sendMail(tx, NEW_MAIL);
      throw new Error("no order");
    }).catch(() => undefined);
    await withTransaction(db, (tx) => sendMail(tx, { ...NEW_MAIL, subject: "second" }));
    await runner.drain();
    expect(sent).toEqual(["second"]);
    expect(await db.select({ recipient: mails.recipient, state: mails.state, at: mails.sentAt }).from(mails)).toEqual([
      { recipient: "a@example.com", state: "written", at: expect.any(Date) },
    ]);
  });

  it("that its carrier refuses for good is not tried again, and says why", async () => {
    let attempts = 0;
    const runner = runnerWith(async () => {
      attempts += 1;
      throw new MailRefusedError("550 No such user");
    });
    await sendMail(db, NEW_MAIL);
    await runner.drain();
    await db.update(jobs).set({ runAt: new Date(0) });
    await runner.drain();
    expect(attempts).toBe(1);
    expect(await db.select({ state: mails.state, why: mails.lastError, at: mails.sentAt }).from(mails)).toEqual([
      { state: "refused", why: "550 No such user", at: null },
    ]);
  });

  it("that no carrier took for half a day is given up, with the last reason", async () => {
    const runner = runnerWith(() => Promise.reject(new Error("connection refused")));
    await sendMail(db, NEW_MAIL);
    for (let round = 0; round < 19; round++) {
      await runner.drain();
      await db.update(jobs).set({ runAt: new Date(0) });
    }
    expect(await db.select({ state: mails.state, why: mails.lastError }).from(mails)).toEqual([
      { state: "waiting", why: "connection refused" },
    ]);
    await runner.drain();
    expect(await db.select({ state: mails.state, why: mails.lastError }).from(mails)).toEqual([
      { state: "failed", why: "connection refused" },
    ]);
  });

  it("is tried again when the carrier fails, and goes out once", async () => {
    const attempts: string[] = [];
    const runner = runnerWith(async (mail) => {
      attempts.push(mail.id);
      if (attempts.length < 3) throw new Error("connection refused");
      return "sent";
    });
    await sendMail(db, NEW_MAIL);
    for (let round = 0; round < 5; round++) {
      await runner.drain();
      await db.update(jobs).set({ runAt: new Date(0) });
    }
    expect(attempts).toHaveLength(3);
    expect(new Set(attempts).size).toBe(1);
  });

  it.each([
    { to: "a@example.com\r\nBcc: all@example.com" },
    { subject: "Hello\nBcc: all@example.com" },
    { subject: "Hello\rX: y" },
    { to: "a@example.com\0" },
  ])("with a header of more than one line is refused: %o", async (bad) => {
    await expect(sendMail(db, { ...NEW_MAIL, ...bad })).rejects.toMatchObject({ code: "INVALID_INPUT" });
    expect(await db.select().from(mails)).toEqual([]);
  });

  it("becomes a mail file and a JSON file in the outbox, the same for every attempt", async () => {
    const directory = path.join(temporaryDirectory(), "outbox");
    const mailer = createOutboxDirectory(directory, { address: "no-reply@www.boardwright.example" });
    await mailer.send(OUTGOING);
    await mailer.send(OUTGOING);
    await mailer.send({ ...OUTGOING, id: "id2", channel: "sms" });
    const name = "2026-11-21T04-00-00.000Z";
    expect(readdirSync(directory).toSorted()).toEqual([`${name}-id1.eml`, `${name}-id1.json`, `${name}-id2.json`]);
    expect(readFileSync(path.join(directory, `${name}-id1.eml`), "utf8")).toBe(
      [
        "From: Boardwright <no-reply@www.boardwright.example>",
        "To: a@example.com",
        "Subject: Order 1",
        "Date: Sat, 21 Nov 2026 04:00:00 +0000",
        "Message-ID: <id1@www.boardwright.example>",
        "Auto-Submitted: auto-generated",
        "Content-Language: en",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: base64",
        "",
        // base64 of "Thank you"
        "VGhhbmsgeW91",
        "",
      ].join("\r\n"),
    );
    expect(JSON.parse(readFileSync(path.join(directory, `${name}-id1.json`), "utf8"))).toMatchObject({
      to: "a@example.com",
      text: "Thank you",
    });
  });

  it("lets mail programs end a subscription in one click, where there is one", () => {
    const sender = { address: "no-reply@x.example" };
    const url = "https://x.example/api/auth/unsubscribe/token";
    const mail = composeMail({ ...OUTGOING, html: null, unsubscribe: url }, sender);
    const [headers = ""] = mail.split("\r\n\r\n");
    expect(headers).toContain(`List-Unsubscribe: <${url}>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n`);
    expect(composeMail({ ...OUTGOING, html: null }, sender)).not.toContain("List-Unsubscribe");
  });

  it("carries Chinese in encoded words of at most 75 characters and both bodies", () => {
    const subject = "您的订单已经收到，我们会尽快安排生产，感谢您的信任".repeat(2);
    const mail = composeMail(
      { ...OUTGOING, subject, text: "谢谢", html: "<p>谢谢</p>" },
      { address: "no-reply@x.example" },
    );
    const words = [...mail.matchAll(/=\?utf-8\?B\?([^?]+)\?=/g)];
    expect(words.every(([word]) => word.length <= 75)).toBe(true);
    expect(words.map(([, base64 = ""]) => Buffer.from(base64, "base64").toString()).join("")).toBe(subject);
    expect(mail).toContain('Content-Type: multipart/alternative; boundary="part-id1"');
    // base64 of "谢谢" and of "<p>谢谢</p>"
    expect(mail).toContain("\r\n\r\n6LCi6LCi\r\n");
    expect(mail).toContain("\r\n\r\nPHA+6LCi6LCiPC9wPg==\r\n");
    expect(mail.endsWith("--part-id1--\r\n")).toBe(true);
  });
});
