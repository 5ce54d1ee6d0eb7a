import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { pino } from "pino";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "@/lib/server/db/client";
import { jobs, mails } from "@/lib/server/db/tables/promise";
import { createJobRunner } from "@/lib/server/jobs/runner";
import { openMailer } from "@/lib/server/mail/open-mailer";
import { createMailHandler, MAIL_JOB, sendMail } from "@/lib/server/mail/outbox";
import { emptyDatabase, testDatabase } from "@/tests/support/database";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => emptyDatabase(db));

type Received = { from: string; to: string[]; content: string };
const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** A mail server on this machine, and a runner whose mails go to it. */
async function mailServer(options: SMTPServerOptions = {}, credentials = "", supportEmail?: string) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        received.push({ from, to: rcptTo.map(({ address }) => address), content: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, "127.0.0.1", () => {
      const address = listening.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  const mailer = openMailer({
    dataDir: temporaryDirectory(),
    smtpUrl: `smtp://${credentials}127.0.0.1:${port}`,
    mailFrom: "no-reply@boardwright.example",
    supportEmail: "support@boardwright.example",
  });
  closings.push(mailer.close, () => new Promise((resolve) => server.close(() => resolve())));
  const handlers = { [MAIL_JOB]: createMailHandler(db, mailer, { supportEmail }) };
  return { received, runner: createJobRunner({ db, handlers, log: pino({ level: "silent" }) }) };
}

const MAIL = {
  to: "ann@example.com",
  subject: "订单 1",
  text: "Hi Ann,\n\nPay <here>:\nhttps://x.example/a?b=1&c=2\n\nBoardwright",
  locale: "zh" as const,
};
const stateOf = () => db.select({ state: mails.state, why: mails.lastError, at: mails.sentAt }).from(mails);
const partsOf = (content: string) =>
  [...content.matchAll(/base64\r\n\r\n([^-]+?)\r\n\r\n/g)].map(([, body = ""]) =>
    Buffer.from(body, "base64").toString(),
  );

describe("a mail server", () => {
  it("gets the support address as the last line of a mail, in the mail's language", async () => {
    const { received, runner } = await mailServer({}, "", "help@boardwright.example");
    await sendMail(db, MAIL);
    await runner.drain();
    const [text = "", html = ""] = partsOf(received[0]?.content ?? "");
    const line = "如有疑问，请直接回复此邮件，或写信至 help@boardwright.example。";
    expect(text).toBe(`${MAIL.text}\n\n${line}`);
    expect(html).toContain(`<p style="margin:0 0 16px">${line}</p>\n</div>`);
  });

  it("gets a mail once, as text and as HTML whose links can be followed", async () => {
    const { received, runner } = await mailServer();
    await sendMail(db, MAIL);
    await runner.drain();
    await runner.drain();
    expect(received.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: "no-reply@boardwright.example", to: ["ann@example.com"] },
    ]);
    const content = received[0]?.content ?? "";
    expect(content).toContain("Reply-To: support@boardwright.example\r\n");
    expect(content).toContain("Content-Language: zh\r\n");
    const [text, html = ""] = partsOf(content);
    expect(text).toBe(MAIL.text);
    expect(html).toContain('<html lang="zh">');
    expect(html).toContain("Pay &lt;here&gt;:<br>");
    expect(html).toContain('href="https://x.example/a?b=1&amp;c=2"');
    expect(await stateOf()).toEqual([{ state: "sent", why: null, at: expect.any(Date) }]);
  });

  it("that knows no such recipient ends the matter: refused, with its answer", async () => {
    let attempts = 0;
    const { runner } = await mailServer({
      onRcptTo(_address, _session, done) {
        attempts += 1;
        done(Object.assign(new Error("No such user here"), { responseCode: 550 }));
      },
    });
    await sendMail(db, MAIL);
    await runner.drain();
    await db.update(jobs).set({ runAt: new Date(0) });
    await runner.drain();
    expect(attempts).toBe(1);
    expect(await stateOf()).toEqual([
      { state: "refused", why: expect.stringContaining("No such user here"), at: null },
    ]);
  });

  it("that asks for patience gets the same mail again later", async () => {
    let attempts = 0;
    const { received, runner } = await mailServer({
      onRcptTo(_address, _session, done) {
        attempts += 1;
        done(attempts === 1 ? Object.assign(new Error("Greylisted"), { responseCode: 451 }) : null);
      },
    });
    await sendMail(db, MAIL);
    await runner.drain();
    expect(await stateOf()).toEqual([{ state: "waiting", why: expect.stringContaining("Greylisted"), at: null }]);
    await db.update(jobs).set({ runAt: new Date(0) });
    await runner.drain();
    expect(received).toHaveLength(1);
    expect(await stateOf()).toEqual([{ state: "sent", why: null, at: expect.any(Date) }]);
  });

  it("is signed in to with the credentials of SMTP_URL, and a wrong password is tried again", async () => {
    let isKnown = false;
    const { received, runner } = await mailServer(
      {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth({ username, password }, _session, done) {
          const isRight = username === "shop@x" && password === "p:w";
          done(null, isKnown && isRight ? { user: username } : {});
        },
      },
      "shop%40x:p%3Aw@",
    );
    await sendMail(db, MAIL);
    await runner.drain();
    expect(await stateOf()).toMatchObject([{ state: "waiting", at: null }]);
    isKnown = true;
    await db.update(jobs).set({ runAt: new Date(0) });
    await runner.drain();
    expect(received).toHaveLength(1);
  });

  it("gets no text messages: they are written to the outbox", async () => {
    const { received, runner } = await mailServer();
    await sendMail(db, { ...MAIL, to: "13800138000", channel: "sms" });
    await runner.drain();
    expect(received).toEqual([]);
    expect(await stateOf()).toMatchObject([{ state: "written" }]);
  });
});
