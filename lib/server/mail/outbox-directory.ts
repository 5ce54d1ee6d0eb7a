// The carrier that needs no server: each message becomes a file in DATA_DIR/outbox.

import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { composeMail, type Sender } from "@/lib/server/mail/compose";
import type { Mailer, OutgoingMail } from "@/lib/server/mail/mailer";

/** Mails as .eml for a mail program, and everything as .json for programs; a second attempt overwrites the first. */
export function createOutboxDirectory(directory: string, sender: Sender): Mailer {
  async function write(name: string, content: string): Promise<void> {
    const file = path.join(directory, name);
    await writeFile(`${file}.draft`, content, { mode: 0o600 });
    await rename(`${file}.draft`, file);
  }
  return {
    async send(mail: OutgoingMail) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = `${mail.createdAt.toISOString().replaceAll(":", "-")}-${mail.id}`;
      if (mail.channel === "mail") await write(`${name}.eml`, composeMail(mail, sender));
      await write(`${name}.json`, JSON.stringify(mail, null, 2));
      return "written";
    },
    close: () => Promise.resolve(),
  };
}
