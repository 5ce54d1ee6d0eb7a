// Answers as they leave: the envelope, a refusal, a file.

import { createHash } from "node:crypto";
import { type ErrorCode, ERRORS } from "@/lib/contracts/errors";
import type { Envelope } from "@/lib/contracts/envelope";
import type { Locale } from "@/lib/core/market/area";
import { askedPart } from "./byte-range";
import type { FileAnswer, StoredBody } from "./context";
import { errorMessage } from "./translate";

const PRIVATE = { "cache-control": "no-store, private" };

/** Kept by the browser alone, and shown only after it has asked whether it still may. */
const ASKED_AGAIN = { "cache-control": "private, no-cache" };

/** Kept by the browser alone, which need not ask again. */
const UNCHANGING = { "cache-control": "private, max-age=31536000, immutable" };

/** Not for ever: what was taken away should also fade from where it was kept. */
const PUBLIC = { "cache-control": "public, max-age=86400" };

export function success(data: unknown, message = ""): Response {
  const body: Envelope = { type: "success", message, data };
  return Response.json(body, { headers: PRIVATE });
}

function etagOf(text: string): string {
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
}

/** True when the request already has the version with this tag (If-None-Match). */
function hasAlready(request: Request, etag: string): boolean {
  const existing = (request.headers.get("if-none-match") ?? "").split(",");
  return existing.some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** As `success`, for an answer that browsers and proxies may keep; 304 where the request names what it has by its tag. */
export function keptSuccess(data: unknown, request: Request, seconds: number): Response {
  const body: Envelope = { type: "success", message: "", data };
  const text = JSON.stringify(body);
  const etag = etagOf(text);
  const headers = { etag, "cache-control": `public, max-age=${seconds}` };
  if (hasAlready(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": "application/json" } });
}

export type Refusal = { code: ErrorCode; values?: Record<string, string | number>; data?: unknown };

export function refusal({ code, values, data }: Refusal, locale: Locale): Response {
  const body: Envelope = { type: "error", code, message: errorMessage(locale, code, values) };
  if (data !== undefined) body.data = data;
  const headers: Record<string, string> = { ...PRIVATE };
  if (code === "TOO_MANY_REQUESTS") headers["retry-after"] = String(values?.seconds ?? 60);
  if (code === "SHUTTING_DOWN" || code === "UNAVAILABLE") headers["retry-after"] = "5";
  return Response.json(body, { status: ERRORS[code], headers });
}

/** RFC 6266: a plain-ASCII name for old readers and the real one in `filename*`; neither can break the header. */
export function contentDisposition(name: string, disposition: "inline" | "attachment"): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\;%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

function keeping({ isPublic, isUnchanging, tag }: FileAnswer): Record<string, string> {
  if (isPublic) return PUBLIC;
  if (isUnchanging) return UNCHANGING;
  return tag === undefined ? PRIVATE : { ...ASKED_AGAIN, etag: `"${tag}"` };
}

function headersOf(file: FileAnswer): Record<string, string> {
  return {
    ...keeping(file),
    "content-type": file.mime,
    "content-disposition": contentDisposition(file.name, file.disposition ?? "attachment"),
    // Opened by itself a file runs nothing, whatever it claims to be.
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
  };
}

const isStored = (body: FileAnswer["body"]): body is StoredBody =>
  typeof body === "object" && "open" in body && "etag" in body;

/**
 * A browser that opens the address of a download follows a redirect to another host; a script would need that host's
 * consent, and a program may not expect one.
 */
const mayRedirect = (headers: Record<string, string>, requestHeaders: Headers) =>
  requestHeaders.get("sec-fetch-mode") === "navigate" &&
  !requestHeaders.has("range") &&
  headers["content-disposition"]?.startsWith("attachment") === true;

/** The whole of a stored file, or the part that was asked for: 206, or 416 where it has no such part. */
async function storedResponse(
  stored: StoredBody,
  headers: Record<string, string>,
  requestHeaders: Headers,
): Promise<Response> {
  const { size, etag, link } = stored;
  if (link && mayRedirect(headers, requestHeaders)) {
    const named = {
      contentDisposition: headers["content-disposition"] ?? "",
      contentType: headers["content-type"] ?? "",
    };
    return new Response(null, { status: 302, headers: { ...PRIVATE, location: await link(named) } });
  }
  const common = { ...headers, etag, "accept-ranges": "bytes" };
  const part = askedPart(
    { range: requestHeaders.get("range"), ifRange: requestHeaders.get("if-range") },
    { size, etag },
  );
  if (part === "whole")
    return new Response(await stored.open(), { headers: { ...common, "content-length": String(size) } });
  if (part === "unsatisfiable")
    return new Response(null, { status: 416, headers: { ...PRIVATE, "content-range": `bytes */${size}` } });
  const { from, to } = part;
  return new Response(await stored.open(part), {
    status: 206,
    headers: { ...common, "content-length": String(to - from + 1), "content-range": `bytes ${from}-${to}/${size}` },
  });
}

export async function fileResponse(file: FileAnswer, request: Request): Promise<Response> {
  const headers = headersOf(file);
  if (isStored(file.body)) return storedResponse(file.body, headers, request.headers);
  if (headers.etag !== undefined && hasAlready(request, headers.etag)) {
    if (file.body instanceof ReadableStream) void file.body.cancel();
    return new Response(null, { status: 304, headers });
  }
  if (file.size !== undefined) headers["content-length"] = String(file.size);
  const body = typeof file.body === "function" ? await file.body() : file.body;
  return new Response(body as BodyInit, { headers });
}
