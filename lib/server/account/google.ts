// Signing in at Google: sent there with a nonce of ours, and believed when Google's word carries it back.

import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { AppError } from "@/lib/contracts/errors";
import { isEmail, toCanonicalContact } from "@/lib/core/market/contact";
import { createGoogleKeys, type GooglePerson, readGoogleToken } from "@/lib/server/auth/google-token";
import { hashPassword } from "@/lib/server/auth/password";
import { originOf } from "@/lib/server/config/origin";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import { contactCodes } from "@/lib/server/db/tables/account";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import { mailNotice } from "./mails";
import * as rows from "./rows";
import { requirePassword, signIn, type SignedIn } from "./service";

/** Time limit of a sign-in at Google. */
const NONCE_MS = 15 * 60_000;
const PURPOSE = "google";

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
const newSecret = () => randomBytes(24).toString("base64url");

type GoogleSignedIn = SignedIn & { google: { email: string; name: string; picture: string } };

export function createGoogleSignIn(deps: Deps) {
  const { google } = deps.environment;
  const keys = google && createGoogleKeys(google.keysUrl);

  async function start(context: RequestContext) {
    if (!google) throw new AppError("NOT_FOUND");
    const nonce = newSecret();
    const state = newSecret();
    const browser = context.visitorHash ?? context.owner().visitorHash;
    if (browser === null) throw new AppError("GOOGLE_REFUSED");
    const expiresAt = new Date(context.now.getTime() + NONCE_MS);
    const row = { contact: browser, purpose: PURPOSE, codeHash: hashOf(nonce), expiresAt, createdAt: context.now };
    await deps.db.insert(contactCodes).values({ id: newId(), ...row });
    const query = new URLSearchParams({
      client_id: google.clientId,
      redirect_uri: `${originOf(deps.environment, context.area)}/my-center`,
      response_type: "id_token",
      scope: "openid email profile",
      prompt: "select_account",
      nonce,
      state,
    });
    return { address: `${google.issuer}/o/oauth2/v2/auth?${query}`, state };
  }

  async function readPerson(credential: string, context: RequestContext): Promise<GooglePerson> {
    const person = google && keys && (await readGoogleToken(credential, google, { keys, now: context.now }));
    if (!person?.isEmailVerified || !isEmail(person.email)) throw new AppError("GOOGLE_REFUSED");
    return person;
  }

  /** Throws GOOGLE_REFUSED, GOOGLE_LINK_NEEDED (an account has the address; its password joins them), WRONG_CREDENTIALS. */
  async function finish(
    input: { credential: string; password?: string },
    context: RequestContext,
  ): Promise<GoogleSignedIn> {
    const person = await readPerson(input.credential, context);
    const known = await rows.findByGoogle(deps.db, person.subject);
    const namesake = known ? null : await rows.findByEmail(deps.db, toCanonicalContact(person.email));
    if (namesake) await requireLink(namesake, input.password, context);
    const { email, name, picture } = person;
    // Nobody knows it; one is chosen by a code when it is wanted.
    const passwordHash = await hashPassword(newSecret());
    const entered = await withTransaction(deps.db, async (tx) => {
      await useNonce(tx, person.nonce, context);
      if (namesake) await join(tx, namesake, person, context);
      const account = known ?? namesake;
      return signIn(tx, account ? account.id : await create(tx, person, passwordHash, context), context);
    });
    return { ...entered, google: { email, name, picture } };
  }

  /** Whoever made the account may be somebody else than the mailbox's owner, and the other way round. */
  async function requireLink(account: rows.AccountRow, password: string | undefined, context: RequestContext) {
    if (password === undefined) throw new AppError("GOOGLE_LINK_NEEDED");
    await requirePassword(deps, account, { name: account.emailCanonical ?? "", password }, context);
  }

  async function join(tx: Transaction, account: rows.AccountRow, person: GooglePerson, context: RequestContext) {
    const contactConfirmedAt = account.contactConfirmedAt ?? context.now;
    await rows.updateAccount(tx, account.id, { googleSubject: person.subject, contactConfirmedAt });
    await rows.recordEvent(tx, account.id, "google-joined", { ip: context.ip });
    await mailNotice(deps, tx, { to: account.email, kind: "googleJoined" }, context);
  }

  return { isOffered: google !== null, start, finish };
}

/** The visitor who was sent to Google is the one who comes back: the nonce is good in their browser alone, and once. */
async function useNonce(tx: Transaction, nonce: string, context: RequestContext): Promise<void> {
  const used = await tx
    .update(contactCodes)
    .set({ usedAt: context.now })
    .where(
      and(
        eq(contactCodes.contact, context.visitorHash ?? ""),
        eq(contactCodes.purpose, PURPOSE),
        eq(contactCodes.codeHash, hashOf(nonce)),
        isNull(contactCodes.usedAt),
        gt(contactCodes.expiresAt, context.now),
      ),
    )
    .returning({ id: contactCodes.id });
  if (used.length === 0) throw new AppError("GOOGLE_REFUSED");
}

async function create(
  tx: Transaction,
  person: GooglePerson,
  passwordHash: string,
  context: RequestContext,
): Promise<string> {
  const accountId = await rows.insertAccount(tx, {
    email: person.email,
    emailCanonical: toCanonicalContact(person.email),
    googleSubject: person.subject,
    username: [...person.name].slice(0, 100).join(""),
    passwordHash,
    contactConfirmedAt: context.now,
    locale: context.locale,
  });
  if (accountId === null) throw new AppError("ACCOUNT_EXISTS");
  await rows.recordEvent(tx, accountId, "registered", { ip: context.ip, by: "google" });
  return accountId;
}
