// The carrier that the configuration names: an SMTP server, or files in DATA_DIR/outbox.

import path from "node:path";
import type { Environment } from "@/lib/server/config/environment";
import type { Mailer } from "@/lib/server/mail/mailer";
import { createOutboxDirectory } from "@/lib/server/mail/outbox-directory";
import { createSmtpMailer } from "@/lib/server/mail/smtp";

type Settings = Pick<Environment, "dataDir" | "smtpUrl" | "mailFrom" | "supportEmail">;

export function openMailer(settings: Settings): Mailer {
  const sender = { address: settings.mailFrom, replyTo: settings.supportEmail };
  const files = createOutboxDirectory(path.join(settings.dataDir, "outbox"), sender);
  return settings.smtpUrl === null ? files : createSmtpMailer(settings.smtpUrl, sender, files);
}
