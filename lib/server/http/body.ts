// A request's parameters as one plain object: path, query, and a body of any of the three kinds.

import { AppError } from "@/lib/contracts/errors";
import { readAway } from "./read-away";

export const MAX_BODY_BYTES = 256 * 1024;
/** Bytes read from a refused body, so that its sender receives the answer. */
const MAX_READ_AWAY = 16 * 1024 * 1024;
const MAX_KEYS = 1000;
const MAX_DEPTH = 24;

export type Parameters = Record<string, unknown>;

/** Bytes of a body up to `limit`; more is not kept and refused, whatever its header claimed. */
export async function readBody(request: Request, limit = MAX_BODY_BYTES): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return refuseLarge(request);
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size <= limit) chunks.push(chunk);
      else if (size > MAX_READ_AWAY) break;
    }
    if (size > limit) throw new AppError("BODY_TOO_LARGE");
  }
  return Buffer.concat(chunks);
}

async function refuseLarge(request: Request): Promise<never> {
  await readAway(request, MAX_READ_AWAY);
  throw new AppError("BODY_TOO_LARGE");
}

/** A key that stands twice becomes a list, which no single-valued field accepts. */
function collect(entries: Iterable<[string, unknown]>): Parameters {
  const result: Parameters = Object.create(null) as Parameters;
  let keys = 0;
  for (const [key, value] of entries) {
    if (++keys > MAX_KEYS || key.length > 200) throw new AppError("MALFORMED_BODY");
    const previous = result[key];
    result[key] =
      previous === undefined
        ? value
        : Array.isArray(previous)
          ? [...(previous as unknown[]), value]
          : [previous, value];
  }
  return result;
}

/** Nesting of a JSON text counted on its characters, before anything is built from it. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const char = json[at];
    if (inString) {
      if (char === "\\") at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === "{" || char === "[") {
      if (++depth > MAX_DEPTH) return true;
    } else if (char === "}" || char === "]") depth--;
  }
  return false;
}

function parseJson(bytes: Uint8Array): Parameters {
  const json = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  if (json.trim() === "") return {};
  if (isTooDeep(json)) throw new AppError("MALFORMED_BODY");
  const value: unknown = JSON.parse(json);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new AppError("MALFORMED_BODY");
  return collect(Object.entries(value));
}

async function parseForm(bytes: Uint8Array, contentType: string): Promise<Parameters> {
  if (bytes.byteLength === 0) return {};
  const form = await new Response(Buffer.from(bytes), { headers: { "content-type": contentType } }).formData();
  return collect([...form.entries()].filter(([, value]) => typeof value === "string"));
}

async function parseBody(request: Request, limit: number | undefined): Promise<Parameters> {
  const contentType = request.headers.get("content-type") ?? "";
  const bytes = await readBody(request, limit);
  if (bytes.byteLength === 0) return {};
  try {
    if (contentType.startsWith("application/json")) return parseJson(bytes);
    if (contentType.startsWith("application/x-www-form-urlencoded") || contentType.startsWith("multipart/form-data"))
      return await parseForm(bytes, contentType);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("MALFORMED_BODY");
  }
  throw new AppError("MALFORMED_BODY");
}

/**
 * Query and body, the path's own names last: what stands in the address cannot be said otherwise in the body. `limit`
 * in bytes; usual calls send far less than `MAX_BODY_BYTES`.
 */
export async function readParameters(
  request: Request,
  path: Record<string, string>,
  limit?: number,
): Promise<Parameters> {
  const query = collect(new URL(request.url).searchParams.entries());
  const body = request.method === "GET" || request.method === "HEAD" ? {} : await parseBody(request, limit);
  return { ...query, ...body, ...path };
}
