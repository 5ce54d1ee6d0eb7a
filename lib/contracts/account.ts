// Accounts: registration, sign-in and sign-out, profile.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { nothing, text } from "./values";

/** Argon2 gets the whole text; the cap keeps a hostile megabyte from being hashed. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const password = z.string().check(
  // Programs that end a text at its NUL would take the rest for no part of the password.
  z.refine((value) => !value.includes("\0"), { error: "common.invalidCharacters" }),
  z.refine((value) => [...value].length >= PASSWORD_MIN, { error: "account.passwordTooShort" }),
  z.refine((value) => [...value].length <= PASSWORD_MAX, { error: "account.passwordTooLong" }),
);

/** An e-mail address, or in the zh-CN area a mobile number; its shape is checked for the area by the service. */
export const contact = text(1, 254);

/** Profile that the page keeps under `user` and `userState`. */
export const userInfo = z.object({
  info: z.string(),
  username: z.string(),
  jobTitle: z.string(),
  industry: z.string(),
  companyName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The path of the picture; empty without one. */
  avatar: z.string(),
  url: z.string(),
  /** JSON text of the tip flags crtSim and couponTip. */
  pointOut: z.string(),
  contactConfirmed: z.boolean(),
});
export type UserInfo = z.infer<typeof userInfo>;

export const signedIn = z.object({ token: z.string(), user: userInfo });

export const register = endpoint({
  method: "POST",
  path: "/api/auth/register",
  access: "public",
  summary: "Creates an account and signs it in",
  limit: { perMinute: 10 },
  /** A mobile number is taken with the code that was sent to it. */
  input: z.object({ account: contact, password, code: z.optional(text(0, 12)) }),
  output: signedIn,
});

export const login = endpoint({
  method: "POST",
  path: "/api/auth/login",
  access: "public",
  summary: "Signs in",
  limit: { perMinute: 30 },
  /** By the password, or by a code of purpose `login`. */
  input: z.object({
    account: contact,
    password: z.optional(z.string().check(z.minLength(1, { error: "common.required" }), z.maxLength(1024))),
    code: z.optional(text(0, 12)),
  }),
  output: signedIn,
});

export const logout = endpoint({
  method: "POST",
  path: "/api/auth/logout",
  access: "signed-in",
  summary: "Ends this session",
  input: nothing,
  output: nothing,
});

export const getUser = endpoint({
  method: "GET",
  path: "/api/eda/user",
  access: "signed-in",
  summary: "The signed-in account",
  input: nothing,
  output: userInfo,
});

/** `5` is sent once after a sign-in that carried a pending action. */
export const recordPoint = endpoint({
  method: "POST",
  path: "/api/eda/index/point",
  access: "signed-in",
  summary: "Records a step of the ordering journey",
  input: z.object({ type: text(1, 20) }),
  output: nothing,
});
