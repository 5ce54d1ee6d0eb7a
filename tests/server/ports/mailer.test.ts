// The contract of a mailer: add an adapter to the table, and all of it is tested.

import { readdirSync, readFileSync } from "node:fs";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import type { Delivery, Mailer, OutgoingMail } from "@/lib/server/mail/mailer";
import { createOutboxDirectory } from "@/lib/server/mail/outbox-directory";
import { createSmtpMailer } from "@/lib/server/mail/smtp";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

const SENDER = { address: "no-reply@boardwright.example" };

/** `carried` has the mails that went out, as mail files. */
type Adapter = { mailer: Mailer; delivered: () => string[]; delivery: Delivery; end: () => Promise<void> };

function inFiles(): Adapter {
  const directory = path.join(temporaryDirectory(), "outbox");
  const mailer = createOutboxDirectory(directory, SENDER);
  const files = () => readdirSync(directory).filter((name) => name.endsWith(".eml"));
  const delivered = () => files().map((name) => readFileSync(path.join(directory, name), "utf8"));
  return { mailer, delivered: delivered, delivery: "written", end: () => Promise.resolve() };
}

async function bySmtp(): Promise<Adapter> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => void text(stream).then((mail) => (received.push(mail), done())),
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  const files = createOutboxDirectory(path.join(temporaryDirectory(), "outbox"), SENDER);
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, SENDER, files);
  const end = () => new Promise<void>((resolve) => server.close(resolve));
  return { mailer, delivered: () => received, delivery: "sent", end };
}

const ADAPTERS: [string, () => Promise<Adapter>][] = [
  ["in files", () => Promise.resolve(inFiles())],
  ["by SMTP", bySmtp],
];

const mail = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: "1",
  channel: "mail",
  to: "ann@example.com",
  subject: "您的订单 W1",
  text: "Paid.\nThank you.",
  html: "<p>Paid.</p>",
  locale: "zh",
  createdAt: new Date("2026-11-21T04:00:00Z"),
  ...change,
});

describe.each(ADAPTERS)("the mailer %s", (_name, create) => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  async function open(): Promise<Adapter> {
    const adapter = await create();
    ends.push(adapter.mailer.close, adapter.end);
    return adapter;
  }

  it("carries a mail with both its parts, and says how", async () => {
    const { mailer, delivered: delivered, delivery } = await open();
    expect(await mailer.send(mail())).toBe(delivery);
    const [sent = ""] = delivered();
    expect(delivered()).toHaveLength(1);
    expect(sent).toContain("To: ann@example.com");
    expect(sent).toContain(`=?utf-8?B?${Buffer.from("您的订单 W1").toString("base64")}?=`);
    expect(sent).toContain(Buffer.from("Paid.\nThank you.").toString("base64"));
    expect(sent).toContain(Buffer.from("<p>Paid.</p>").toString("base64"));
  });

  it("gives a second attempt the ID of the first, by which a carrier knows it", async () => {
    const { mailer, delivered: delivered } = await open();
    await mailer.send(mail());
    await mailer.send(mail());
    for (const sent of delivered()) expect(sent).toContain("Message-ID: <1@boardwright.example>");
  });

  it("takes a text message that it cannot carry as written", async () => {
    const { mailer, delivered: delivered } = await open();
    await mailer.send(mail({ id: "2" }));
    expect(await mailer.send(mail({ channel: "sms", to: "+8613800138000", html: null }))).toBe("written");
    expect(delivered()).toHaveLength(1);
  });
});
