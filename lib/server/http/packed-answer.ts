// Large JSON answers are sent compressed to those who take that: a drawing of 8,000 objects is 1.3 MB, packed 61 kB.

import { promisify } from "node:util";
import { gzip } from "node:zlib";

const pack = promisify(gzip);

/** Smaller answers fit into a few packets as they are. Tokens are only in such, so that packing tells nothing of them. */
const MIN_BYTES = 8 * 1024;

const takesGzip = (request: Request): boolean =>
  (request.headers.get("accept-encoding") ?? "")
    .toLowerCase()
    .split(",")
    .some((part) => /^\s*gzip\s*(;|$)/.test(part) && !/;\s*q=0(\.0*)?\s*$/.test(part));

export async function packedAnswer(response: Response, request: Request): Promise<Response> {
  const { headers, status } = response;
  if (!response.body || headers.has("authorization") || headers.get("content-type") !== "application/json")
    return response;
  if (!takesGzip(request)) return response;
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length < MIN_BYTES) return new Response(body, { status, headers });
  headers.set("content-encoding", "gzip");
  headers.append("vary", "accept-encoding");
  headers.delete("content-length");
  const etag = headers.get("etag");
  if (etag?.startsWith('"') === true) headers.set("etag", `W/${etag}`);
  return new Response(new Uint8Array(await pack(body)), { status, headers });
}
