// Signed-in account as the browser stores it, validated when it is read, as users can edit storage.

/** The shape of the contract's `userInfo`; a type test keeps the two equal. */
export interface SessionUser {
  /** The account's identifier; empty without a user. */
  info: string;
  username: string;
  jobTitle: string;
  industry: string;
  companyName: string;
  email: string;
  phone: string;
  avatar: string;
  url: string;
  /** JSON text of the tip flags crtSim and couponTip. */
  pointOut: string;
  contactConfirmed: boolean;
}

export interface GoogleUserInfo {
  email: string;
  name: string;
  picture: string;
}

export interface UserState {
  /** Instance of the sign-in library for a later sign-out, or null. */
  instance: string | null;
  googleUserInfo: GoogleUserInfo | null;
  userInfo: SessionUser | null;
}

export const EMPTY_USER: SessionUser = {
  info: "",
  username: "",
  jobTitle: "",
  industry: "",
  companyName: "",
  email: "",
  phone: "",
  avatar: "",
  url: "",
  pointOut: "",
  contactConfirmed: false,
};

/** Explanations that are shown until they were dismissed. */
export type Tip = "crtSim" | "couponTip";

/** Flags that cannot be read count as unset. */
export function hasSeenTip(pointOut: string, tip: Tip): boolean {
  try {
    const flags: unknown = JSON.parse(pointOut);
    return typeof flags === "object" && flags !== null && (flags as Record<string, unknown>)[tip] === true;
  } catch {
    return false;
  }
}

type Fields = Record<string, unknown>;

function fieldsOf(stored: unknown): Fields {
  return typeof stored === "object" && stored !== null ? (stored as Fields) : {};
}

function textOf(fields: Fields, key: string): string {
  const value = fields[key];
  return typeof value === "string" ? value : "";
}

export function readUser(stored: unknown): SessionUser {
  const fields = fieldsOf(stored);
  return {
    info: textOf(fields, "info"),
    username: textOf(fields, "username"),
    jobTitle: textOf(fields, "jobTitle"),
    industry: textOf(fields, "industry"),
    companyName: textOf(fields, "companyName"),
    email: textOf(fields, "email"),
    phone: textOf(fields, "phone"),
    avatar: textOf(fields, "avatar"),
    url: textOf(fields, "url"),
    pointOut: textOf(fields, "pointOut"),
    contactConfirmed: fields.contactConfirmed === true,
  };
}

export function readUserState(stored: unknown): UserState {
  const { instance, googleUserInfo, userInfo } = fieldsOf(stored);
  const google = fieldsOf(googleUserInfo);
  return {
    instance: typeof instance === "string" ? instance : null,
    googleUserInfo: googleUserInfo
      ? { email: textOf(google, "email"), name: textOf(google, "name"), picture: textOf(google, "picture") }
      : null,
    userInfo: userInfo ? readUser(userInfo) : null,
  };
}
