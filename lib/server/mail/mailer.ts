// What carries a message out of the house.

export type OutgoingMail = {
  /** The same for every attempt, so that a carrier can tell a second one. */
  id: string;
  channel: "mail" | "sms";
  to: string;
  subject: string;
  text: string;
  html: string | null;
  locale: string;
  createdAt: Date;
};

export type Mailer = {
  /** Rejects when the message did not go out; it is then tried again. */
  send: (mail: OutgoingMail) => Promise<void>;
};
