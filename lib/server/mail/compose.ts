// A message as a mail file (RFC 5322, MIME): any mail program opens it.

import type { OutgoingMail } from "@/lib/server/mail/mailer";

const LINE = "\r\n";
/** An encoded word may have 75 characters (RFC 2047): 45 bytes are 60 in base64, and 12 go to its frame. */
const WORD_BYTES = 45;

/** `address` is a bare address, shown after the product's name; answers go to `replyTo` where there is one. */
export type Sender = { address: string; replyTo?: string };

export function composeMail(mail: OutgoingMail, sender: Sender): string {
  const headers = [
    `From: Boardwright <${sender.address}>`,
    ...(sender.replyTo === undefined ? [] : [`Reply-To: ${sender.replyTo}`]),
    `To: ${mail.to}`,
    `Subject: ${encodeWords(mail.subject)}`,
    `Date: ${mail.createdAt.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${mail.id}@${sender.address.split("@").at(-1) ?? ""}>`,
    // Absence notices are not sent in answer (RFC 3834).
    "Auto-Submitted: auto-generated",
    `Content-Language: ${mail.locale}`,
    ...(mail.unsubscribe === undefined ? [] : unsubscribeHeaders(mail.unsubscribe)),
    "MIME-Version: 1.0",
  ];
  if (mail.html === null) return [...headers, part("plain", mail.text)].join(LINE);
  const boundary = `part-${mail.id}`;
  const body = [part("plain", mail.text), part("html", mail.html)].map((content) => `--${boundary}${LINE}${content}`);
  return [
    ...headers,
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    "",
    ...body,
    `--${boundary}--`,
    "",
  ].join(LINE);
}

/** Mail programs show a button that sends a POST request (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => [
  `List-Unsubscribe: <${url}>`,
  "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
];

function part(kind: "plain" | "html", content: string): string {
  const lines =
    Buffer.from(content)
      .toString("base64")
      .match(/.{1,76}/g) ?? [];
  return [`Content-Type: text/${kind}; charset=utf-8`, "Content-Transfer-Encoding: base64", "", ...lines, ""].join(
    LINE,
  );
}

/** Plain ASCII stays as it is; anything else becomes encoded words that never split a character. */
function encodeWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes("=?")) return text;
  const words: string[] = [];
  for (const character of text) {
    const last = words.at(-1);
    if (last !== undefined && Buffer.byteLength(last + character) <= WORD_BYTES)
      words[words.length - 1] = last + character;
    else words.push(character);
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString("base64")}?=`).join(`${LINE} `);
}
