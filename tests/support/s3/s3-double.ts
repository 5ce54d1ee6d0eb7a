// A server of the part of the S3 API that the file store uses, strict about signatures and the order of parts.

import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { S3Settings } from "@/lib/server/config/s3-settings";
import { Bucket, S3Refusal } from "./bucket";
import { type Credentials, signatureFault } from "./signature";
import { readParts, xmlDocument } from "./xml";

const CREDENTIALS: Credentials = { accessKeyId: "double", secretAccessKey: "secret of the double", region: "test-1" };
const BUCKET = "files";
/** Small, so that a test needs few objects for several pages. */
const PAGE = 3;

type Call = { method: string; url: URL; headers: IncomingMessage["headers"]; body: Buffer; key: string };
type Answer = { status?: number; headers?: Record<string, string | number>; body?: string | Buffer };

function getObject(bucket: Bucket, { url, headers, key, method }: Call): Answer {
  const { body, etag, modified, headers: kept } = bucket.get(key);
  if (headers["if-match"] !== undefined && headers["if-match"] !== etag) throw new S3Refusal("PreconditionFailed", 412);
  const asked = (name: string, query: string): Record<string, string> => {
    const value = url.searchParams.get(query);
    return value === null ? {} : { [name]: value };
  };
  const common = {
    ...{ etag, "last-modified": modified.toUTCString(), "accept-ranges": "bytes", ...kept },
    ...asked("content-type", "response-content-type"),
    ...asked("content-disposition", "response-content-disposition"),
    ...asked("cache-control", "response-cache-control"),
  };
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
  if (from === undefined || to === undefined)
    return { headers: { ...common, "content-length": body.length }, ...(method === "HEAD" ? {} : { body }) };
  if (Number(from) >= body.length) throw new S3Refusal("InvalidRange", 416);
  const part = body.subarray(Number(from), Number(to) + 1);
  const range = `bytes ${from}-${Number(from) + part.length - 1}/${body.length}`;
  return { status: 206, headers: { ...common, "content-length": part.length, "content-range": range }, body: part };
}

function listObjects(bucket: Bucket, { url }: Call): Answer {
  const prefix = url.searchParams.get("prefix") ?? "";
  const after = url.searchParams.get("continuation-token") ?? "";
  const keys = [...bucket.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, PAGE);
  const isTruncated = keys.length > page.length;
  const body = xmlDocument("ListBucketResult", [
    ["Name", BUCKET],
    ["KeyCount", page.length],
    ["IsTruncated", isTruncated],
    ...(isTruncated ? ([["NextContinuationToken", page.at(-1) ?? ""]] as [string, string][]) : []),
    ...page.map((key): [string, [string, string | number][]] => [
      "Contents",
      [
        ["Key", key],
        ["LastModified", bucket.get(key).modified.toISOString()],
        ["Size", bucket.get(key).body.length],
      ],
    ]),
  ]);
  return { body };
}

function listUploads(bucket: Bucket): Answer {
  const uploads = [...bucket.uploads.entries()].map(([id, { key, initiated }]): [string, [string, string][]] => [
    "Upload",
    [
      ["Key", key],
      ["UploadId", id],
      ["Initiated", initiated.toISOString()],
    ],
  ]);
  return { body: xmlDocument("ListMultipartUploadsResult", [["IsTruncated", false], ...uploads]) };
}

function answer(bucket: Bucket, call: Call): Answer {
  const { method, url, key, body, headers } = call;
  const upload = url.searchParams.get("uploadId");
  if (key === "" && method === "GET")
    return url.searchParams.has("uploads") ? listUploads(bucket) : listObjects(bucket, call);
  if (key === "") throw new S3Refusal("MethodNotAllowed", 405);
  if (method === "GET" || method === "HEAD") return getObject(bucket, call);
  if (method === "POST" && url.searchParams.has("uploads"))
    return { body: xmlDocument("InitiateMultipartUploadResult", [["UploadId", bucket.begin(key)]]) };
  if (method === "PUT" && upload !== null)
    return { headers: { etag: bucket.putPart(upload, key, Number(url.searchParams.get("partNumber")), body) } };
  if (method === "POST" && upload !== null)
    return {
      body: xmlDocument("CompleteMultipartUploadResult", [["ETag", bucket.complete(upload, key, readParts(body))]]),
    };
  if (method === "DELETE" && upload !== null) {
    bucket.abort(upload, key);
    return { status: 204 };
  }
  if (method === "PUT") {
    const kept = Object.entries(headers).filter(([name]) => name.startsWith("x-amz-meta-"));
    return { headers: { etag: bucket.put(key, body, Object.fromEntries(kept) as Record<string, string>) } };
  }
  if (method === "DELETE") {
    bucket.objects.delete(key);
    return { status: 204 };
  }
  throw new S3Refusal("MethodNotAllowed", 405);
}

async function serve(bucket: Bucket, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host}`);
  const [, name = "", ...rest] = decodeURIComponent(url.pathname).split("/");
  const { method = "", headers } = incoming;
  let made: Answer;
  try {
    const call = { method, url, headers, body: await buffer(incoming), key: rest.join("/") };
    const fault = signatureFault(call, CREDENTIALS);
    if (fault !== null) throw new S3Refusal(fault, fault === "XAmzContentSHA256Mismatch" ? 400 : 403);
    if (name !== BUCKET) throw new S3Refusal("NoSuchBucket", 404);
    made = answer(bucket, call);
  } catch (error) {
    if (!(error instanceof S3Refusal)) throw error;
    made = { status: error.status, body: xmlDocument("Error", [["Code", error.code]]) };
  }
  const length = method === "HEAD" ? {} : { "content-length": Buffer.byteLength(made.body ?? "") };
  outgoing.writeHead(made.status ?? 200, { ...length, ...made.headers });
  outgoing.end(method === "HEAD" ? undefined : made.body);
}

export async function startS3Double() {
  const bucket = new Bucket();
  const server = createServer((incoming, outgoing) => {
    // A sender that breaks off gets no answer.
    serve(bucket, incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { region, ...credentials } = CREDENTIALS;
  return {
    port,
    bucket,
    /** `through`: the port of a proxy in front. */
    settings: (change: Partial<S3Settings> = {}, through = port): S3Settings => ({
      ...{ endpoint: `http://127.0.0.1:${through}`, region, bucket: BUCKET, prefix: "shop/", credentials },
      ...{ forcePathStyle: true, downloads: "proxy", cacheMb: 0, ...change },
    }),
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
}
