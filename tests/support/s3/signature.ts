// Verification of AWS Signature Version 4, written from its specification and not from the SDK:
// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html

import { createHash, createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export type Credentials = { accessKeyId: string; secretAccessKey: string; region: string };
export type SignedRequest = { method: string; url: URL; headers: IncomingHttpHeaders; body: Buffer };

const hex = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const mac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** RFC 3986 with upper-case digits, as the specification asks. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const SKEW_MS = 15 * 60_000;

function timeOf(amzDate: string): number {
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(amzDate) ?? [];
  return Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
}

type Parsed = { credential: string; signedHeaders: string; signature: string; amzDate: string; payload: string };

function fromHeader({ headers }: SignedRequest): Parsed | null {
  const [, credential = "", signedHeaders = "", signature = ""] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  if (signature === "") return null;
  const amzDate = String(headers["x-amz-date"] ?? "");
  return { credential, signedHeaders, signature, amzDate, payload: String(headers["x-amz-content-sha256"] ?? "") };
}

function fromQuery({ url }: SignedRequest): Parsed | null {
  const value = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? "";
  if (value("Algorithm") !== "AWS4-HMAC-SHA256") return null;
  return {
    ...{ credential: value("Credential"), signedHeaders: value("SignedHeaders"), signature: value("Signature") },
    ...{ amzDate: value("Date"), payload: "UNSIGNED-PAYLOAD" },
  };
}

function canonicalRequest({ method, url, headers }: SignedRequest, { signedHeaders, payload }: Parsed): string {
  const path = url.pathname
    .split("/")
    .map((segment) => encoded(decodeURIComponent(segment)))
    .join("/");
  const query = [...url.searchParams.entries()]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join("&");
  const lines = signedHeaders.split(";").map((name) => `${name}:${String(headers[name] ?? "").trim()}\n`);
  return [method, path, query, lines.join(""), signedHeaders, payload].join("\n");
}

/** The error code of S3 for what is wrong with the request; null for a valid one. */
export function signatureFault(request: SignedRequest, { accessKeyId, secretAccessKey, region }: Credentials) {
  const isPresigned = request.url.searchParams.has("X-Amz-Algorithm");
  const parsed = isPresigned ? fromQuery(request) : fromHeader(request);
  if (!parsed) return "AccessDenied";
  const { credential, signedHeaders, signature, amzDate, payload } = parsed;
  const [id, ...scope] = credential.split("/");
  if (id !== accessKeyId) return "InvalidAccessKeyId";
  const [day = "", ofRegion = ""] = scope;
  if (scope.join("/") !== `${amzDate.slice(0, 8)}/${region}/s3/aws4_request`) return "AuthorizationHeaderMalformed";
  const ageMs = Date.now() - timeOf(amzDate);
  const expires = Number(request.url.searchParams.get("X-Amz-Expires") ?? Number.NaN) * 1000;
  if (isPresigned ? !(ageMs <= expires) : !(Math.abs(ageMs) <= SKEW_MS)) return "AccessDenied";
  const names = signedHeaders.split(";");
  const mustBeSigned = Object.keys(request.headers).filter((name) => name === "host" || name.startsWith("x-amz-"));
  if (mustBeSigned.some((name) => !names.includes(name))) return "AccessDenied";
  const text = ["AWS4-HMAC-SHA256", amzDate, scope.join("/"), hex(canonicalRequest(request, parsed))].join("\n");
  const key = [ofRegion, "s3", "aws4_request"].reduce(mac, mac(`AWS4${secretAccessKey}`, day));
  if (mac(key, text).toString("hex") !== signature) return "SignatureDoesNotMatch";
  // A body whose hash is not signed could be exchanged on an unencrypted way.
  if (!isPresigned && payload !== hex(request.body)) return "XAmzContentSHA256Mismatch";
  return null;
}
