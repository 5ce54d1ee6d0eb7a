// Content of a bucket, with the rules of multipart uploads of the S3 API:
// https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html

import { createHash, randomBytes } from "node:crypto";

export type StoredObject = { body: Buffer; etag: string; modified: Date; headers: Record<string, string> };
type Pending = { key: string; parts: Map<number, Buffer>; initiated: Date };

const LEAST_PART = 5 * 1024 * 1024;
const md5 = (content: Buffer) => createHash("md5").update(content).digest("hex");

/** Thrown as an answer of the server. */
export class S3Refusal extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
  ) {
    super(code);
  }
}

export class Bucket {
  readonly objects = new Map<string, StoredObject>();
  readonly uploads = new Map<string, Pending>();

  put(key: string, body: Buffer, headers: Record<string, string> = {}): string {
    const etag = `"${md5(body)}"`;
    this.objects.set(key, { body, etag, headers, modified: new Date() });
    return etag;
  }

  get(key: string): StoredObject {
    const found = this.objects.get(key);
    if (!found) throw new S3Refusal("NoSuchKey", 404);
    return found;
  }

  begin(key: string): string {
    const id = randomBytes(16).toString("hex");
    this.uploads.set(id, { key, parts: new Map(), initiated: new Date() });
    return id;
  }

  #pending(id: string, key: string): Pending {
    const upload = this.uploads.get(id);
    if (upload?.key !== key) throw new S3Refusal("NoSuchUpload", 404);
    return upload;
  }

  putPart(id: string, key: string, number: number, body: Buffer): string {
    const { parts } = this.#pending(id, key);
    if (!(number >= 1 && number <= 10_000)) throw new S3Refusal("InvalidArgument", 400);
    parts.set(number, body);
    return `"${md5(body)}"`;
  }

  complete(id: string, key: string, listed: { number: number; etag: string }[]): string {
    const { parts } = this.#pending(id, key);
    const numbers = listed.map(({ number }) => number);
    if (listed.length === 0) throw new S3Refusal("MalformedXML", 400);
    if (numbers.some((number, at) => at > 0 && number <= (numbers[at - 1] ?? 0)))
      throw new S3Refusal("InvalidPartOrder", 400);
    const bodies = listed.map(({ number, etag }) => {
      const part = parts.get(number);
      if (!part || `"${md5(part)}"` !== etag) throw new S3Refusal("InvalidPart", 400);
      return part;
    });
    if (bodies.slice(0, -1).some((body) => body.length < LEAST_PART)) throw new S3Refusal("EntityTooSmall", 400);
    const whole = Buffer.concat(bodies);
    const digests = Buffer.concat(bodies.map((body) => createHash("md5").update(body).digest()));
    const etag = `"${md5(digests)}-${bodies.length}"`;
    this.objects.set(key, { body: whole, etag, headers: {}, modified: new Date() });
    this.uploads.delete(id);
    return etag;
  }

  abort(id: string, key: string): void {
    this.#pending(id, key);
    this.uploads.delete(id);
  }
}
