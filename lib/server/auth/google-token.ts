// Google's ID token (OpenID Connect Core, 3.2.2.11), verified with Google's keys.

import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { z } from "zod";

export type GoogleSettings = { clientId: string; issuer: string; keysUrl: string };
export type GooglePerson = {
  subject: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
  picture: string;
  nonce: string;
};

/** The key of an id, or null. */
export type FindKey = (keyId: string) => Promise<KeyObject | null>;

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 100_000;
/** Google changes its keys every few days; a stranger's key id must not make us ask each time. */
const KEEP_MS = 3600_000;
const ASK_AGAIN_MS = 60_000;
/** Clocks that differ a little. */
const LEEWAY_SECONDS = 60;

const keySet = z.object({
  keys: z.array(z.object({ kid: z.string(), kty: z.literal("RSA"), n: z.string(), e: z.string() }).loose()).max(50),
});

async function fetchKeys(keysUrl: string): Promise<Map<string, KeyObject>> {
  // One address, named by the configuration: neither the token nor a redirect can send us elsewhere.
  const response = await fetch(keysUrl, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  if (!response.ok || text.length > MAX_BYTES) throw new Error(`the keys were not answered (${response.status})`);
  const { keys } = keySet.parse(JSON.parse(text));
  return new Map(
    keys.map(({ kid, kty, n, e }) => [kid, createPublicKey({ key: { kty, n, e }, format: "jwk" })] as const),
  );
}

/** Keeps the keys between calls. Rejects where they cannot be had. */
export function createKeyFinder(keysUrl: string, now: () => Date): FindKey {
  let known = new Map<string, KeyObject>();
  let askedAt = Number.NEGATIVE_INFINITY;
  return async (keyId) => {
    const age = now().getTime() - askedAt;
    if (age > KEEP_MS || (!known.has(keyId) && age > ASK_AGAIN_MS)) {
      known = await fetchKeys(keysUrl);
      askedAt = now().getTime();
    }
    return known.get(keyId) ?? null;
  };
}

const header = z.object({ alg: z.literal("RS256"), kid: z.string().min(1).max(200) });
const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().min(1).max(255),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string(),
  email: z.string().default(""),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().default(""),
  picture: z.string().default(""),
});

function readPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}

/** Null for anything that is not Google's fresh word about a person to this client. */
export async function readGoogleToken(
  credential: string,
  { clientId, issuer }: Pick<GoogleSettings, "clientId" | "issuer">,
  { findKey, now }: { findKey: FindKey; now: Date },
): Promise<GooglePerson | null> {
  const parts = credential.split(".");
  if (parts.length !== 3 || parts.some((part) => !/^[\w-]+$/.test(part))) return null;
  const [head = "", body = "", signature = ""] = parts;
  const parsedHead = header.safeParse(readPart(head));
  if (!parsedHead.success) return null;
  const key = await findKey(parsedHead.data.kid);
  const signed = Buffer.from(`${head}.${body}`);
  if (!key || !verify("RSA-SHA256", signed, key, Buffer.from(signature, "base64url"))) return null;
  const parsed = claims.safeParse(readPart(body));
  if (!parsed.success) return null;
  const { iss, aud, sub, exp, iat, ...rest } = parsed.data;
  const seconds = now.getTime() / 1000;
  // Google writes its name with and without the scheme.
  if (iss !== issuer && `https://${iss}` !== issuer) return null;
  if (aud !== clientId || exp + LEEWAY_SECONDS < seconds || iat - LEEWAY_SECONDS > seconds) return null;
  const { email, email_verified: isEmailVerified, name, picture, nonce } = rest;
  return { subject: sub, email, isEmailVerified, name, picture, nonce };
}
