// The admin cookie, by which the browser of a staff member is shown the pages of the admin. It opens no record: the token
// does. For everybody else the admin's addresses have no page.

import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Environment } from "@/lib/server/config/environment";
import { readSecret } from "@/lib/server/config/secret";
import type { Viewer } from "./context";
import { leadToNoPage } from "./gate";

/** As long as a session may last at most. */
const DAYS = 90;

type Settings = Pick<Environment, "baseUrl" | "dataDir">;

export type AdminCookies = {
  /** The cookie to set for staff whose browser has none of this session; null where there is nothing to set. */
  giveTo: (viewer: Viewer, request: Request) => string | null;
  /** The session that a request's cookie was given for; null where it is none of ours. */
  read: (cookies: string | null | undefined) => string | null;
};

export function createAdminCookies({ baseUrl, dataDir }: Settings): AdminCookies {
  const name = baseUrl.startsWith("https:") ? "__Host-admin" : "admin";
  const attributes = `Path=/; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax${name === "admin" ? "" : "; Secure"}`;
  let secret: string | undefined;
  const sign = (sessionId: string) =>
    createHmac("sha256", (secret ??= readSecret(dataDir)))
      .update(`admin ${sessionId}`)
      .digest("base64url");

  function read(cookies: string | null | undefined): string | null {
    const parts = (cookies ?? "").slice(0, 8192).split(";");
    const value = parts.map((part) => part.trim()).find((part) => part.startsWith(`${name}=`));
    const [sessionId, signature] = value?.slice(name.length + 1).split(".") ?? [];
    if (!sessionId || !signature) return null;
    const [actual, due] = [Buffer.from(signature), Buffer.from(sign(sessionId))];
    return actual.length === due.length && timingSafeEqual(actual, due) ? sessionId : null;
  }

  return {
    read,
    giveTo({ isStaff, sessionId }, request) {
      if (!isStaff || read(request.headers.get("cookie")) === sessionId) return null;
      return `${name}=${sessionId}.${sign(sessionId)}; ${attributes}`;
    },
  };
}

const ADMIN = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/ops(?:\/|$)/i;

function isAdmin(url: string): boolean {
  const [path = ""] = url.split("?");
  try {
    return ADMIN.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

type IsOpen = (sessionId: string) => Promise<boolean>;

/** Leads a request for the admin elsewhere unless its cookie is of a valid staff session, as `isOpen` says. */
export function createAdminGuard(
  settings: Settings,
  isOpen: IsOpen,
): (request: IncomingMessage) => Promise<void> | null {
  const passes = createAdminCookies(settings);
  async function lead(request: IncomingMessage): Promise<void> {
    const sessionId = passes.read(request.headers.cookie);
    if (sessionId === null || !(await isOpen(sessionId))) leadToNoPage(request);
  }
  return (request) => (isAdmin(request.url ?? "/") ? lead(request) : null);
}
