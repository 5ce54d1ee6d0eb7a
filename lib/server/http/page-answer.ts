// A page on its way out: held until it is whole, given the policy for exactly its scripts, packed, sent.

import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { hashPage } from "@/lib/server/http/inline-scripts";
import { createPageShelf, type Encoding, type ShelvedPage } from "@/lib/server/http/page-shelf";

type Page = { hashes: string[]; packed: Map<Encoding, Promise<Buffer>> };

export type PagePolicy = {
  known: ReadonlySet<string>;
  policy: (hashes: readonly string[]) => string;
  /** Told once per page content of inline scripts that are nobody's and will not run. */
  onRefused: (path: string, hashes: string[]) => void;
  /** Whether a page just sent may be answered again; not where pages change under the hands of who makes them. */
  isShelved: boolean;
};

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
/** Pages are the same for everybody, so a few hundred are all there are of one language and area. */
const MAX_CACHED = 500;
const MAX_CACHED_BYTES = 1024 * 1024;

/** Answers from the shelf, or wraps the answer: HTML is held and finished by us, anything else passes as it comes. */
export function createPageFinisher({ known, policy, onRefused, isShelved }: PagePolicy) {
  const cache = new Map<string, Page>();
  const shelf = createPageShelf(Date.now);

  function study(html: Buffer, path: string): Page {
    const key = createHash("sha256").update(html).digest("base64");
    const cached = cache.get(key);
    if (cached) return cached;
    const { allowed, refused } = hashPage(html.toString("utf8"), known);
    if (refused.length > 0) onRefused(path, refused);
    const page: Page = { hashes: allowed, packed: new Map() };
    if (html.length <= MAX_CACHED_BYTES) {
      const [oldest] = cache.size >= MAX_CACHED ? cache.keys() : [];
      if (oldest !== undefined) cache.delete(oldest);
      cache.set(key, page);
    }
    return page;
  }

  async function finish(held: HeldResponse, html: Buffer): Promise<void> {
    const { request, response } = held;
    response.statusCode = held.saidStatus() ?? response.statusCode;
    const page = study(html, request.url ?? "");
    const encoding = chooseEncoding(held.acceptedEncodings);
    const body = await packed(page, html, encoding);
    response.setHeader("content-security-policy", policy(page.hashes));
    // Next lets shared caches keep a prerendered page for a year, beyond the life of the scripts that it names.
    if (String(response.getHeader("cache-control")).includes("s-maxage")) {
      response.setHeader("cache-control", "public, max-age=0, must-revalidate");
    }
    if (!/accept-encoding/i.test(String(response.getHeader("vary")))) response.appendHeader("vary", "Accept-Encoding");
    response.removeHeader("transfer-encoding");
    if (isShelved) {
      const bodyIn = (wanted: Encoding) => packed(page, html, wanted);
      const headers = response.getHeaders();
      shelf.keep({ request, status: response.statusCode, headers, bytes: html.length, bodyIn });
    }
    setBody(response, body, encoding);
    held.sendWhole(body);
  }

  /** `saidStatus`: what the page says of itself while it is made. True where the answer came from the shelf; else the page is still to be made, and will be finished here. */
  return function answerOrHold(
    request: IncomingMessage,
    response: ServerResponse,
    saidStatus: () => number | null = () => null,
  ): boolean {
    const shelved = isShelved ? shelf.find(request) : undefined;
    if (shelved) sendShelved(shelved, request, response);
    else hold({ request, response, saidStatus }, finish);
    return shelved !== undefined;
  };
}

function sendShelved(page: ShelvedPage, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of page.headers) response.setHeader(name, value);
  if (page.etag !== undefined && request.headers["if-none-match"] === page.etag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const encoding = chooseEncoding(String(request.headers["accept-encoding"] ?? ""));
  page.bodyIn(encoding).then(
    (body) => {
      setBody(response, body, encoding);
      response.end(body);
    },
    (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
  );
}

function setBody(response: ServerResponse, body: Buffer, encoding: Encoding): void {
  response.setHeader("content-length", body.length);
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
}

type HeldResponse = {
  request: IncomingMessage;
  response: ServerResponse;
  acceptedEncodings: string;
  saidStatus: () => number | null;
  sendWhole: (body: Buffer) => void;
};

/** Takes over write and end once the headers say HTML; the handler before us never sees the difference. */
function hold(
  { request, response, saidStatus }: Pick<HeldResponse, "request" | "response" | "saidStatus">,
  finish: (held: HeldResponse, html: Buffer) => Promise<void>,
): void {
  const acceptedEncodings = String(request.headers["accept-encoding"] ?? "");
  // What Next would compress by itself could not be read here any more.
  delete request.headers["accept-encoding"];
  // To a reader without a name Next would send the page's title after its head, whatever its settings say.
  request.headers["user-agent"] ||= "unnamed";
  const original = {
    writeHead: response.writeHead.bind(response) as (status: number, headers?: OutgoingHttpHeaders) => ServerResponse,
    write: response.write.bind(response) as (chunk: unknown, encoding?: BufferEncoding, done?: () => void) => boolean,
    end: response.end.bind(response) as (chunk?: unknown) => ServerResponse,
  };
  const pieces: Buffer[] = [];
  const isHtml = () => String(response.getHeader("content-type") ?? "").startsWith("text/html");
  const isPage = () => request.method !== "HEAD" && isHtml() && response.statusCode !== 304;
  const sendWhole = (body: Buffer) => {
    response.writeHead = original.writeHead as ServerResponse["writeHead"];
    original.end(body);
  };

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((part) => typeof part === "object" && part !== null) as OutgoingHttpHeaders | undefined;
    for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) response.setHeader(name, value);
    if (!isPage()) original.writeHead((isHtml() ? saidStatus() : null) ?? status);
    return response;
  }) as ServerResponse["writeHead"];

  const flushHeaders = response.flushHeaders.bind(response);
  response.flushHeaders = () => {
    if (!isPage()) flushHeaders();
  };

  response.write = ((chunk: string | Uint8Array, encoding?: BufferEncoding | (() => void), done?: () => void) => {
    if (!isPage()) return original.write(chunk, encoding as BufferEncoding, done);
    pieces.push(toBuffer(chunk, encoding));
    const callback = typeof encoding === "function" ? encoding : done;
    if (callback) setImmediate(callback);
    return true;
  }) as ServerResponse["write"];

  response.end = ((
    chunk?: string | Uint8Array | (() => void),
    encoding?: BufferEncoding | (() => void),
    done?: () => void,
  ) => {
    if (!isPage()) return (original.end as ServerResponse["end"])(chunk as string, encoding as BufferEncoding, done);
    if (chunk !== undefined && chunk !== null && typeof chunk !== "function") pieces.push(toBuffer(chunk, encoding));
    const callback = [chunk, encoding, done].find((part) => typeof part === "function");
    if (callback) response.once("finish", callback as () => void);
    finish({ request, response, saidStatus, acceptedEncodings, sendWhole }, Buffer.concat(pieces)).catch(
      (error: unknown) => {
        response.destroy(error instanceof Error ? error : undefined);
      },
    );
    return response;
  }) as ServerResponse["end"];
}

function toBuffer(chunk: string | Uint8Array, encoding: BufferEncoding | (() => void) | undefined): Buffer {
  return typeof chunk === "string"
    ? Buffer.from(chunk, typeof encoding === "string" ? encoding : "utf8")
    : Buffer.from(chunk);
}

function chooseEncoding(accepted: string): Encoding {
  const names = accepted
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]);
  if (names.includes("br")) return "br";
  return names.includes("gzip") ? "gzip" : "identity";
}

/** Each page is packed once; requests that come meanwhile wait for the same work. */
function packed(page: Page, html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity" || html.length === 0) return Promise.resolve(html);
  const known = page.packed.get(encoding);
  if (known) return known;
  const made =
    encoding === "gzip" ? packGzip(html) : packBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  page.packed.set(encoding, made);
  return made;
}
