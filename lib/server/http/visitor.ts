// The visitor's key: a cookie that owns what somebody made before signing in, and nothing else.

import { createHash, randomBytes } from "node:crypto";
import type { Environment } from "@/lib/server/config/environment";

const DAYS = 30;

export type Visitor = {
  hash: () => string | null;
  /** The hash of the key, made now where the visitor had none. */
  ensure: () => string;
  setCookie: () => string | null;
};

function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

export function visitorCookieName(baseUrl: string): string {
  return baseUrl.startsWith("https:") ? "__Host-visitor" : "visitor";
}

export function readVisitor(request: Request, environment: Pick<Environment, "baseUrl">): Visitor {
  const name = visitorCookieName(environment.baseUrl);
  const cookies = (request.headers.get("cookie") ?? "").slice(0, 8192).split(";");
  const value = cookies.map((cookie) => cookie.trim()).find((cookie) => cookie.startsWith(`${name}=`));
  const sent = value?.slice(name.length + 1);
  let key = sent && /^[\w-]{22}$/.test(sent) ? sent : null;
  let isNew = false;
  return {
    hash: () => (key === null ? null : hashKey(key)),
    ensure() {
      if (key === null) {
        key = randomBytes(16).toString("base64url");
        isNew = true;
      }
      return hashKey(key);
    },
    setCookie() {
      if (!isNew || key === null) return null;
      const secure = name.startsWith("__Host-") ? "; Secure" : "";
      return `${name}=${key}; Path=/; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax${secure}`;
    },
  };
}
