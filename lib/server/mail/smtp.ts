// The SMTP carrier: mails go to the server that SMTP_URL names, text messages to the fallback.

import { createTransport } from "nodemailer";
import { isLoopbackHost } from "@/lib/server/config/loopback";
import { composeMail, type Sender } from "@/lib/server/mail/compose";
import { type Mailer, MailRefusedError } from "@/lib/server/mail/mailer";

const TIMEOUT_MS = 30_000;

/** `fallback` carries what is no mail. DKIM signatures are the server's to add. */
export function createSmtpMailer(smtpUrl: string, sender: Sender, fallback: Mailer): Mailer {
  const transport = createTransport({ ...smtpOptions(smtpUrl), pool: true, maxConnections: 2 });
  return {
    async send(mail) {
      if (mail.channel !== "mail") return fallback.send(mail);
      try {
        await transport.sendMail({
          envelope: { from: sender.address, to: [mail.to] },
          raw: composeMail(mail, sender),
        });
        return "sent";
      } catch (error) {
        throw isRefusal(error) ? new MailRefusedError(error.response) : error;
      }
    },
    async close() {
      transport.close();
      await fallback.close();
    },
  };
}

/** Credentials never travel in plain text, except to a server on this machine. */
function smtpOptions(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isSecure = protocol === "smtps:";
  const host = hostname.replace(/^\[|\]$/g, "");
  const user = decodeURIComponent(username);
  return {
    host,
    port: port === "" ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && user !== "" && !isLoopbackHost(host),
    auth: user === "" ? undefined : { user, pass: decodeURIComponent(password) },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
}

/** 5xx to the recipient or the message is final; a refused sign-in is our own mistake and worth another attempt. */
function isRefusal(error: unknown): error is Error & { response: string } {
  if (!(error instanceof Error) || !("responseCode" in error) || !("response" in error)) return false;
  const code = "code" in error ? error.code : undefined;
  return code !== "EAUTH" && Number(error.responseCode) >= 500 && typeof error.response === "string";
}
