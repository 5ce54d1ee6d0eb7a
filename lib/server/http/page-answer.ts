// Pages on their way out: made once for all who ask at the same moment, given the policy for exactly their scripts, packed, sent.

import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { framedPolicy, mayBeFramed } from "@/lib/server/http/headers";
import { hashPage } from "@/lib/server/http/inline-scripts";
import type { PageCache } from "@/lib/server/http/page-cache";
import { type PageListener, type RenderedPage, renderPage } from "@/lib/server/http/page-render";
import { pageRequest } from "@/lib/server/http/page-request";
import { createRenderQueue, OverloadedError } from "@/lib/server/http/render-queue";

type Encoding = "br" | "gzip" | "identity";
type Studied = { policy: string; packed: Map<Encoding, Promise<Buffer>> };

export type PagePolicy = {
  known: ReadonlySet<string>;
  policy: (hashes: readonly string[]) => string;
  /** Told once per page content of inline scripts that are nobody's and will not run. */
  onRefused: (path: string, hashes: string[]) => void;
  /** A page just made may answer others too; not in development, where pages change. */
  isShared: boolean;
  cache: PageCache;
};

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
/** Pages are the same for everybody, so a few hundred are all there are of one language and area. */
const MAX_STUDIED = 500;
const MAX_STUDIED_BYTES = 1024 * 1024;
/** A quote page has its static form to give; any other page is worth a longer wait. */
const MAX_WAITING = { withStaticForm: 8, without: 48 };
const RETRY_AFTER_SECONDS = "2";
const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg)/;

export type AnswerPage = (request: IncomingMessage, response: ServerResponse, listener: PageListener) => Promise<void>;

/** Answers GET and HEAD for pages and for their data (`rsc`). Throws OverloadedError where too many pages are being made. */
export function createPageAnswer({ known, policy, onRefused, isShared, cache }: PagePolicy): AnswerPage {
  const studied = createStudy({ known, policy, onRefused });
  const queue = createRenderQueue(isShared ? {} : { concurrency: Infinity });
  const making = new Map<string, Promise<RenderedPage>>();

  /** One rendering for all who ask meanwhile. */
  function make(key: string, work: () => Promise<RenderedPage>, isKept = true): Promise<RenderedPage> {
    const begun = making.get(key);
    if (begun) return begun;
    const made = work()
      .then(async (page) => {
        if (isKept) await cache.put(key, page);
        return page;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  async function pageFor(request: IncomingMessage, listener: PageListener): Promise<RenderedPage> {
    const rendering = pageRequest(request);
    const { key, staticUrl } = rendering;
    const render = () => renderPage(listener, rendering);
    if (!isShared) return render();
    if (isMomentary(request.url ?? "")) {
      return make(key, () => queue.run(render, { maxWaiting: MAX_WAITING.without }), false);
    }
    const cached = await cache.find(key);
    if (cached && (cached.isFresh || making.has(key))) return cached.page;
    const maxWaiting = staticUrl === null ? MAX_WAITING.without : MAX_WAITING.withStaticForm;
    try {
      return await make(key, () => queue.run(render, { maxWaiting }));
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error;
      if (cached) return cached.page;
      if (staticUrl === null) throw error;
      request.url = staticUrl;
      return pageFor(request, listener);
    }
  }

  return async function answerPage(request, response, listener) {
    const path = request.url ?? "";
    const page = await pageFor(request, listener);
    for (const [name, value] of page.headers) response.setHeader(name, value);
    const isHtml = String(response.getHeader("content-type") ?? "").startsWith("text/html");
    const study = studied(page.body, isHtml ? path : null);
    if (isHtml) {
      response.setHeader("content-security-policy", mayBeFramed(path) ? framedPolicy(study.policy) : study.policy);
      if (mayBeFramed(path)) response.removeHeader("x-frame-options");
    }
    // Next lets shared caches keep a prerendered page for a year, beyond the life of the scripts that it names.
    if (String(response.getHeader("cache-control")).includes("s-maxage")) {
      response.setHeader("cache-control", "public, max-age=0, must-revalidate");
    }
    if (isUnchanged(request, response)) {
      response.statusCode = 304;
      response.removeHeader("content-type");
      response.end();
      return;
    }
    response.statusCode = page.status;
    await sendBody(request, response, { body: page.body, packed: study.packed });
  };
}

/** Projects of the community and their authors, which are gone at once when they are withdrawn: not kept for a moment. */
const MOMENTARY = /^\/(?:(?:en|zh)\/)?(?:community\/|embed\/(?!quote\/?(?:[?#]|$)))[^?#]/;

const isMomentary = (url: string): boolean => MOMENTARY.test(url);

/** Analysis of a page's content: its script policy and its compressed forms. */
function createStudy({ known, policy, onRefused }: Omit<PagePolicy, "isShared" | "cache">) {
  const pages = new Map<string, Studied>();
  // A page that many are given is not hashed for each of them.
  const studied = new WeakMap<Buffer, Studied>();
  return (body: Buffer, htmlPath: string | null): Studied => {
    const before = studied.get(body);
    if (before) return before;
    const key = `${htmlPath === null} ${createHash("sha256").update(body).digest("base64")}`;
    const found = pages.get(key);
    if (found) {
      studied.set(body, found);
      return found;
    }
    const { allowed, refused } =
      htmlPath === null ? { allowed: [], refused: [] } : hashPage(body.toString("utf8"), known);
    if (htmlPath !== null && refused.length > 0) onRefused(htmlPath, refused);
    const study: Studied = { policy: policy(allowed), packed: new Map() };
    studied.set(body, study);
    if (body.length <= MAX_STUDIED_BYTES) {
      const [oldest] = pages.size >= MAX_STUDIED ? pages.keys() : [];
      if (oldest !== undefined) pages.delete(oldest);
      pages.set(key, study);
    }
    return study;
  };
}

function isUnchanged(request: IncomingMessage, response: ServerResponse): boolean {
  const etag = response.getHeader("etag");
  return etag !== undefined && request.headers["if-none-match"] === String(etag);
}

type Body = { body: Buffer; packed: Studied["packed"] };

async function sendBody(request: IncomingMessage, response: ServerResponse, { body, packed }: Body): Promise<void> {
  const mayPack = COMPRESSIBLE.test(String(response.getHeader("content-type") ?? ""));
  const encoding = mayPack ? chooseEncoding(String(request.headers["accept-encoding"] ?? "")) : "identity";
  const sent = await pack(packed, body, encoding);
  if (mayPack && !/accept-encoding/i.test(String(response.getHeader("vary")))) {
    response.appendHeader("vary", "Accept-Encoding");
  }
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  if (body.length > 0 || response.statusCode === 200) response.setHeader("content-length", sent.length);
  response.end(request.method === "HEAD" ? undefined : sent);
}

/** The answer where no page can be made in time. */
export function answerOverloaded(response: ServerResponse): void {
  const body = "The server is busy. Try again in a moment.\n服务器繁忙，请稍后再试。\n";
  response.writeHead(503, {
    "content-type": "text/plain; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "retry-after": RETRY_AFTER_SECONDS,
  });
  response.end(body);
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
function pack(packed: Studied["packed"], body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity" || body.length === 0) return Promise.resolve(body);
  const existing = packed.get(encoding);
  if (existing) return existing;
  const made =
    encoding === "gzip" ? packGzip(body) : packBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  packed.set(encoding, made);
  return made;
}
