// The headers that every answer carries: what a browser may do with our pages, and what it may not.

import type { Environment } from "@/lib/server/config/environment";

type Settings = Pick<Environment, "baseUrl" | "mode">;

const PERMISSIONS = ["camera", "geolocation", "microphone", "payment", "usb", "serial", "browsing-topics"];

/** `scriptHashes` (base64 of SHA-256) are the page's own inline scripts; no other inline script runs. */
export function contentSecurityPolicy(settings: Settings, scriptHashes: readonly string[]): string {
  const isDevelopment = settings.mode === "development";
  // While developing, Next's reload and error views write scripts of their own.
  const scripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : scriptHashes.map((hash) => `'sha256-${hash}'`);
  const directives = [
    "default-src 'self'",
    // The circuit simulator and the RAR reader are WebAssembly.
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...scripts].join(" ")}`,
    // React writes style attributes, which no hash can allow.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${isDevelopment ? " ws: wss:" : ""}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (isSecure(settings)) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/** For any answer, except the policy of a page, which depends on its scripts. */
export function securityHeaders(settings: Settings): Record<string, string> {
  const headers: Record<string, string> = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": PERMISSIONS.map((feature) => `${feature}=()`).join(", "),
    "x-frame-options": "DENY",
  };
  // A name that is also reached without TLS must not be locked to it.
  if (isSecure(settings)) headers["strict-transport-security"] = "max-age=31536000; includeSubDomains";
  return headers;
}

/** Pages for frames of other sites: a project of the community, by its id alone, and the quote form. */
const EMBEDDED = /^\/(?:(?:en|zh)\/)?embed\/[\w-]+\/?(?:\?|$)/;
/** Scripts that other sites load; each version keeps its address. */
const SHARED_SCRIPT = /^\/embed\/v\d+\.js(?:\?|$)/;

/** True for an address that other sites may frame: pages that everybody reads alike and that act for no account. */
export const mayBeFramed = (url: string): boolean => EMBEDDED.test(url);

/** True for a file that other sites may load into their pages. */
export const mayBeLoaded = (url: string): boolean => SHARED_SCRIPT.test(url);

/** The policy of a page, for frames of any site. */
export const framedPolicy = (policy: string): string => policy.replace("frame-ancestors 'none'", "frame-ancestors *");

/** The policy of answers that are not pages: nothing runs, nothing is fetched. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

function isSecure({ baseUrl }: Settings): boolean {
  return baseUrl.startsWith("https://");
}
