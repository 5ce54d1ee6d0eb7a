// Tokens that hand a visitor's board over: the board, until when, and a signature over both and the owner.

import { createHmac, timingSafeEqual } from "node:crypto";

export type HandOver = {
  projectId: string;
  /** The owner who hands over: once somebody else owns the board, the token is worth nothing. */
  visitorHash: string;
  expiresAt: Date;
};

const signatureOf = (secret: string, { projectId, visitorHash, expiresAt }: HandOver): string =>
  createHmac("sha256", secret)
    .update(`board hand-over ${projectId} ${visitorHash} ${expiresAt.getTime()}`)
    .digest("base64url");

const encode = (text: string): string => Buffer.from(text).toString("base64url");

/** Signs of an address' fragment alone. */
export function makeHandOverToken(secret: string, handOver: HandOver): string {
  return [encode(handOver.projectId), handOver.expiresAt.getTime(), signatureOf(secret, handOver)].join(".");
}

/** The board that a token names and its end, neither of them proven yet; null for what is no token. */
export function readHandOverToken(token: string): { projectId: string; expiresAt: Date } | null {
  const [, project = "", time = ""] = /^([\w-]{1,90})\.(\d{1,15})\.[\w-]{43}$/.exec(token) ?? [];
  return project === ""
    ? null
    : { projectId: Buffer.from(project, "base64url").toString(), expiresAt: new Date(Number(time)) };
}

/** True for a token that this installation made for exactly this hand-over. */
export function isHandOverToken(secret: string, token: string, handOver: HandOver): boolean {
  const [given, own] = [Buffer.from(token), Buffer.from(makeHandOverToken(secret, handOver))];
  return given.length === own.length && timingSafeEqual(given, own);
}
