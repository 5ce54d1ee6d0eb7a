// The device cookie: a browser that once signed in to an account is known to that account. It opens nothing; it only
// keeps strangers who try passwords from closing the door on the account's own people.

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { COOKIE_DAYS } from "@/lib/core/account/cookie-days";
import type { Environment } from "@/lib/server/config/environment";
import { readSecret } from "@/lib/server/config/secret";

/** Accounts that one browser remembers; the oldest goes first. */
const MAX_ACCOUNTS = 5;
const ENTRY = /^[\w-]{16}\.[\w-]{43}$/;

type Settings = Pick<Environment, "baseUrl" | "dataDir">;

export type KnownDevice = {
  /** A name for this device as the account knows it; null where it never signed in here. */
  idFor: (accountId: string) => string | null;
  /** From the answer on this device is known to the account. */
  remember: (accountId: string) => void;
  setCookie: () => string | null;
};

export function deviceCookieName(baseUrl: string): string {
  return baseUrl.startsWith("https:") ? "__Host-device" : "device";
}

function signatureOf({ dataDir }: Settings, id: string, accountId: string): string {
  return createHmac("sha256", readSecret(dataDir)).update(`device ${id} ${accountId}`).digest("base64url");
}

export function readDevice(cookies: string | null, settings: Settings): KnownDevice {
  const name = deviceCookieName(settings.baseUrl);
  const parts = (cookies ?? "").slice(0, 8192).split(";");
  const value = parts.map((part) => part.trim()).find((part) => part.startsWith(`${name}=`));
  const entries = (value?.slice(name.length + 1) ?? "")
    .split("~")
    .filter((entry) => ENTRY.test(entry))
    .slice(-MAX_ACCOUNTS);
  let isChanged = false;

  function idFor(accountId: string): string | null {
    for (const entry of entries) {
      const [id = "", signature = ""] = entry.split(".");
      const due = signatureOf(settings, id, accountId);
      if (timingSafeEqual(Buffer.from(signature), Buffer.from(due))) return id;
    }
    return null;
  }

  return {
    idFor,
    remember(accountId) {
      if (idFor(accountId) !== null) return;
      const id = randomBytes(12).toString("base64url");
      entries.push(`${id}.${signatureOf(settings, id, accountId)}`);
      isChanged = true;
    },
    setCookie() {
      if (!isChanged) return null;
      const secure = name.startsWith("__Host-") ? "; Secure" : "";
      const kept = entries.slice(-MAX_ACCOUNTS).join("~");
      return `${name}=${kept}; Path=/; Max-Age=${COOKIE_DAYS.device * 86_400}; HttpOnly; SameSite=Lax${secure}`;
    },
  };
}
