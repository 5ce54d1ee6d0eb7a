// A page made apart from any connection: whoever asked for it may leave, and others may be given it.

import { IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { withPageStatus } from "@/lib/server/http/page-status";

export type RenderedPage = { status: number; headers: [string, OutgoingHttpHeader][]; body: Buffer };
export type PageListener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
export type PageQuestion = { url: string; headers: Readonly<Record<string, string>> };

/** Longer than any page takes, also while developing; what takes longer must not hold a place for ever. */
const MAX_RENDER_MS = 60_000;
/** Headers of one answer alone, and those by which the framework's parts talk to each other. */
const DROPPED = /^(content-length|transfer-encoding|date|connection|keep-alive|x-nextjs-cache|x-middleware-.*)$/;

/**
 * The whole answer of `listener`. Rejects where it ends without one. To a reader without a name Next would send a
 * page's title after its head, whatever its settings say; so every page is made for a named one.
 */
export async function renderPage(listener: PageListener, { url, headers }: PageQuestion): Promise<RenderedPage> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url, httpVersion: "1.1", httpVersionMajor: 1, httpVersionMinor: 1 });
  request.headers = { "user-agent": "page", ...headers };
  request.complete = true;
  request.push(null);
  const response = new ServerResponse(request);
  const body = collect(response);
  const timer = setTimeout(() => response.destroy(), MAX_RENDER_MS);
  void body.catch(() => undefined).finally(() => clearTimeout(timer));
  const pageStatus = await withPageStatus(async (status) => {
    await listener(request, response);
    await body;
    return status();
  });
  const kept = Object.entries(response.getHeaders()).flatMap(([name, value]): [string, OutgoingHttpHeader][] =>
    value === undefined || DROPPED.test(name) ? [] : [[name, value]],
  );
  const isHtml = String(response.getHeader("content-type") ?? "").startsWith("text/html");
  return { status: (isHtml ? pageStatus : null) ?? response.statusCode, headers: kept, body: await body };
}

/** A socket that discards what is written to it. */
class NullSocket extends Socket {
  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    done();
  }
  override _writev(_chunks: unknown, done: () => void): void {
    done();
  }
}

/** Everything that is written, once it has ended; what the response itself would send goes nowhere. */
function collect(response: ServerResponse): Promise<Buffer> {
  const pieces: Buffer[] = [];
  response.assignSocket(new NullSocket());
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((part) => typeof part === "object" && part !== null) as OutgoingHttpHeaders | undefined;
    for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) response.setHeader(name, value);
    return response;
  }) as ServerResponse["writeHead"];
  response.flushHeaders = () => undefined;
  const end = response.end.bind(response) as (done?: () => void) => ServerResponse;
  response.write = ((chunk: string | Uint8Array, encoding?: BufferEncoding | (() => void), done?: () => void) => {
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
    if (chunk !== undefined && chunk !== null && typeof chunk !== "function") pieces.push(toBuffer(chunk, encoding));
    response.writeHead = writeHead as ServerResponse["writeHead"];
    return end([chunk, encoding, done].find((part) => typeof part === "function") as (() => void) | undefined);
  }) as ServerResponse["end"];
  return new Promise((resolve, reject) => {
    response.once("finish", () => resolve(Buffer.concat(pieces)));
    response.once("close", () => reject(new Error("the page ended before it was whole")));
  });
}

function toBuffer(chunk: string | Uint8Array, encoding: BufferEncoding | (() => void) | undefined): Buffer {
  return typeof chunk === "string"
    ? Buffer.from(chunk, typeof encoding === "string" ? encoding : "utf8")
    : Buffer.from(chunk);
}
