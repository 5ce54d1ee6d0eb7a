// URL of a request: leading slash, path parameters, absolute form.

import { pathParameters } from "@/lib/contracts/endpoint";

/** Adds the slash to paths that begin with api or forum. */
export function withLeadingSlash(path: string): string {
  return /^(api|forum)/.test(path) ? `/${path}` : path;
}

/** The path on the main host under `/api/`, for links that must work outside the site. */
export function absoluteAddress(path: string, mainHost: string): string {
  const rest = path.replace(/^\/+/, "").replace(/^api\//, "");
  return `${mainHost.replace(/\/+$/, "")}/api/${rest}`;
}

export type Fields = Record<string, unknown>;

/**
 * Fills `{name}` from `input` and returns the remaining fields for the query or the body. Throws on a name without a
 * value and on "." and "..", which a browser would resolve into another path.
 */
export function fillPath(template: string, input: Fields): { path: string; rest: Fields } {
  const rest = { ...input };
  let path = template;
  for (const name of pathParameters(template)) {
    const value = rest[name];
    const part = typeof value === "string" || typeof value === "number" ? String(value) : "";
    if (part === "" || part === "." || part === "..") throw new Error(`${template} needs ${name}`);
    path = path.replace(`{${name}}`, () => encodeURIComponent(part));
    delete rest[name];
  }
  return { path, rest };
}
