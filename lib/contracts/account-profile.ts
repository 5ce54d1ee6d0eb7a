// Profile: names, contacts, avatar, and the tips that were seen.

import * as z from "zod/mini";
import { isEmail } from "@/lib/core/market/contact";
import { code } from "./account-access";
import { userInfo } from "./account";
import { endpoint } from "./endpoint";
import { id, jsonField, nothing, text, yesNo } from "./values";

const isWebAddress = (value: string) =>
  value === "" || (/^https?:\/\/[^\s/.]+\.\S+$/i.test(value) && URL.canParse(value));
const isPhone = (value: string) => value === "" || /^\+?[\d\s().-]{5,30}$/.test(value);

/** Empty where an account of a mobile number has none. */
const email = z.pipe(
  text(0, 254),
  z.string().check(z.refine((value) => value === "" || isEmail(value), { error: "account.contact" })),
);

export const profileFields = z.object({
  username: text(0, 100),
  jobTitle: text(0, 100),
  industry: text(0, 100),
  companyName: text(0, 200),
  email,
  phone: z.pipe(text(0, 40), z.string().check(z.refine(isPhone, { error: "account.phone" }))),
  url: z.pipe(text(0, 300), z.string().check(z.refine(isWebAddress, { error: "account.url" }))),
});
export type ProfileFields = z.output<typeof profileFields>;

/**
 * Omitted fields stay unchanged. A new email address needs its code (purpose `email`): without one the answer is
 * EMAIL_CODE_NEEDED and nothing is changed.
 */
export const updateUser = endpoint({
  method: "POST",
  path: "/api/eda/user/update",
  access: "signed-in",
  body: "multipart",
  summary: "Updates the profile",
  success: "profileSaved",
  limit: { perMinute: 30 },
  input: z.extend(z.partial(profileFields), { code: z.optional(code) }),
  output: userInfo,
});

/** `fileUrl` is an uploaded picture (file type 13); what is kept of it has no metadata. */
export const setAvatar = endpoint({
  method: "POST",
  path: "/api/eda/user/avatar",
  access: "signed-in",
  summary: "Sets the avatar to an uploaded picture",
  success: "avatarUploaded",
  limit: { perMinute: 10 },
  input: z.object({ fileUrl: id }),
  output: userInfo,
});

export const removeAvatar = endpoint({
  method: "DELETE",
  path: "/api/eda/user/avatar",
  access: "signed-in",
  summary: "Removes the avatar",
  success: "avatarRemoved",
  input: nothing,
  output: userInfo,
});

export const getAvatar = endpoint({
  method: "GET",
  path: "/api/eda/user/avatar/{key}",
  access: "public",
  answer: "file",
  summary: "An avatar, by its random key",
  input: z.object({ key: id }),
  output: z.never(),
});

/** The tips that were seen; what is left out stays as it is. */
export const tipFlags = z.object({ crtSim: z.optional(yesNo), couponTip: z.optional(yesNo) });
export type TipFlags = z.output<typeof tipFlags>;

export const keepTips = endpoint({
  method: "POST",
  path: "/api/eda/user/point",
  access: "signed-in",
  summary: "Records which tips were seen",
  limit: { perMinute: 60 },
  input: z.object({ point: jsonField(tipFlags) }),
  output: userInfo,
});
