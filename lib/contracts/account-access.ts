// Ways back into an account and proofs that it is one's own: passwords, codes, and a sign-in at Google.

import * as z from "zod/mini";
import { contact, password, signedIn } from "./account";
import { endpoint } from "./endpoint";
import { nothing, text } from "./values";

/** Digits of a code that a person types. */
export const CODE_LENGTH = 6;
/** Pause before the next code to the same contact. */
export const CODE_PAUSE_SECONDS = 60;

/**
 * Purpose of a code: registration or sign-in by mobile number, a new password, a new email address, confirmation of
 * the current one, closing the account.
 */
export const CODE_PURPOSES = ["register", "login", "reset", "email", "confirm", "close"] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

const knownPassword = z.string().check(z.minLength(1, { error: "common.required" }), z.maxLength(1024));
/** A code that was typed, or the longer one of a mail's link. */
export const code = text(1, 64);

export const changePassword = endpoint({
  method: "POST",
  path: "/api/eda/user/password",
  access: "signed-in",
  summary: "Changes the password and ends every other session",
  success: "passwordChanged",
  limit: { perMinute: 30 },
  input: z.object({ password: knownPassword, nPassword: password }),
  output: nothing,
});

/** Answers alike whether or not anybody has the account; what becomes of it is in the mailbox. */
export const requestCode = endpoint({
  method: "POST",
  path: "/api/auth/code",
  access: "public",
  summary: "Sends a code by email or SMS",
  limit: { perMinute: 20 },
  input: z.object({ account: contact, purpose: z.enum(CODE_PURPOSES) }),
  output: z.object({ seconds: z.int() }),
});

/** CODE_WRONG where it would not be taken; the code stays good. */
export const checkCode = endpoint({
  method: "GET",
  path: "/api/auth/sms/check",
  access: "public",
  quiet: true,
  summary: "Checks a code without using it",
  limit: { perMinute: 20 },
  input: z.object({ account: contact, code }),
  output: nothing,
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/eda/user/reset",
  access: "public",
  summary: "Sets a new password with a code and ends every session",
  limit: { perMinute: 20 },
  input: z.object({ account: contact, code, nPassword: password }),
  output: nothing,
});

export const confirmContact = endpoint({
  method: "GET",
  path: "/api/eda/index/accredit",
  access: "public",
  summary: "Confirms an address with the code that was sent to it",
  limit: { perMinute: 20 },
  input: z.object({ code, email: contact }),
  output: nothing,
});

export const getGoogle = endpoint({
  method: "GET",
  path: "/api/auth/google",
  access: "public",
  summary: "Whether Google sign-in is available",
  input: nothing,
  output: z.object({ isOffered: z.boolean() }),
});

/** `address` is where the browser goes next; `state` comes back with the answer and must be the same. */
export const startGoogle = endpoint({
  method: "POST",
  path: "/api/auth/google/start",
  access: "public",
  summary: "Starts a Google sign-in",
  limit: { perMinute: 20 },
  input: nothing,
  output: z.object({ address: z.string(), state: z.string() }),
});

export const googleUser = z.object({ email: z.string(), name: z.string(), picture: z.string() });

/** GOOGLE_LINK_NEEDED where an account has the address already: the same again with its password joins the two. */
export const signInWithGoogle = endpoint({
  method: "POST",
  path: "/api/auth/google",
  access: "public",
  summary: "Completes a Google sign-in",
  limit: { perMinute: 20 },
  input: z.object({
    credential: z.string().check(z.minLength(1), z.maxLength(8192)),
    password: z.optional(knownPassword),
  }),
  output: z.extend(signedIn, { google: googleUser }),
});
