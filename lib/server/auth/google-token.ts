// Google's ID token (OpenID Connect Core, 3.2.2.11), verified with Google's keys.

import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey, type JWTVerifyOptions } from "jose";
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

/** Clocks that differ a little. */
const LEEWAY_SECONDS = 60;
/** Google changes its keys every few days; a stranger's key ID must not make us ask each time. */
const KEYS = { timeoutDuration: 5_000, cacheMaxAge: 3_600_000, cooldownDuration: 60_000 };
/** Faults of the key set, not of the token. */
const WITHOUT_KEYS = ["ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID", "ERR_JOSE_GENERIC"];

/** Keeps the keys between calls. One address, named by the configuration: no token and no redirect leads elsewhere. */
export function createGoogleKeys(keysUrl: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(keysUrl), KEYS);
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  iat: z.number(),
  nonce: z.string(),
  email: z.string().default(""),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().default(""),
  picture: z.string().default(""),
});

/** Null for anything but a token that Google issued to this client; rejects where the keys cannot be had. */
export async function readGoogleToken(
  credential: string,
  { clientId, issuer }: Pick<GoogleSettings, "clientId" | "issuer">,
  { keys, now }: { keys: JWTVerifyGetKey; now: Date },
): Promise<GooglePerson | null> {
  const payload = await verified(credential, keys, {
    algorithms: ["RS256"],
    audience: clientId,
    // Google writes its name with and without the scheme.
    issuer: [issuer, issuer.replace(/^https:\/\//, "")],
    requiredClaims: ["exp"],
    clockTolerance: LEEWAY_SECONDS,
    currentDate: now,
  });
  const parsed = claims.safeParse(payload);
  if (!parsed.success || parsed.data.iat - LEEWAY_SECONDS > now.getTime() / 1000) return null;
  const { sub: subject, email, email_verified: isEmailVerified, name, picture, nonce } = parsed.data;
  return { subject, email, isEmailVerified, name, picture, nonce };
}

async function verified(credential: string, keys: JWTVerifyGetKey, options: JWTVerifyOptions): Promise<unknown> {
  try {
    return (await jwtVerify(credential, keys, options)).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError && !WITHOUT_KEYS.includes(error.code)) return null;
    throw error;
  }
}
