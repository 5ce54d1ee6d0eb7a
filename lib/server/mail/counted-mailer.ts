// A mailer that counts what became of each message and shows it in the trace; recipients are in neither.

import { type Mailer, MailRefusedError } from "@/lib/server/mail/mailer";
import type { ProductEvent } from "@/lib/server/metrics";
import { traced } from "@/lib/server/system/scope";

export function countedMailer(mailer: Mailer, count: (event: ProductEvent) => void = () => undefined): Mailer {
  return {
    close: mailer.close,
    async send(mail) {
      const { channel } = mail;
      try {
        const result = await traced("mail", { "mail.id": mail.id, "mail.channel": channel }, () => mailer.send(mail));
        count({ name: "mail", channel, result });
        return result;
      } catch (error) {
        count({ name: "mail", channel, result: error instanceof MailRefusedError ? "refused" : "failed" });
        throw error;
      }
    },
  };
}
