// The port of the mailer: carries mails and text messages.

export type OutgoingMail = {
  /** The same for every attempt, so that a carrier can tell a second one. */
  id: string;
  channel: "mail" | "sms";
  to: string;
  subject: string;
  text: string;
  html: string | null;
  locale: Locale;
  createdAt: Date;
  /** Address that takes the recipient off a list in one click (RFC 8058). */
  unsubscribe?: string;
};

/** `sent`: a mail server has accepted it. `written`: no carrier is configured, and it became a file. */
export type Delivery = "sent" | "written";

export type Mailer = {
  /** Rejects when the message did not go out: with MailRefusedError for good, otherwise to be tried again. */
  send: (mail: OutgoingMail) => Promise<Delivery>;
  close: () => Promise<void>;
};

/** A carrier's final refusal (SMTP 5xx): the address does not exist, or its server wants no mail of ours. */
export class MailRefusedError extends Error {
  constructor(reply: string) {
    super(reply);
    this.name = "MailRefusedError";
  }
}
import type { Locale } from "@/lib/core/market/area";
