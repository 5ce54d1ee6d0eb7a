// Storing a stream as an object: small ones in one request with their hash, others in parts.

import { AbortMultipartUploadCommand, PutObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError } from "@/lib/contracts/errors";
import { createMeter, type Metered } from "@/lib/server/storage/meter";

/** The least that S3 takes as a part; memory of one upload is about this times (PARTS_AT_ONCE + 2). */
export const PART_BYTES = 5 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
/** Largest size of a file of unknown length; 10,000 parts are the most that an object has. */
const MAX_BYTES = PART_BYTES * 10_000;

type Target = { Bucket: string; Key: string };
type Limits = { maxBytes: number; isEmptyKept: boolean };

/** The first PART_BYTES of a stream, or all of it. */
async function readHead(chunks: AsyncIterator<Buffer>): Promise<{ head: Buffer[]; isWhole: boolean }> {
  const head: Buffer[] = [];
  for (let size = 0; size <= PART_BYTES;) {
    const { done, value } = await chunks.next();
    if (done) return { head, isWhole: true };
    head.push(value);
    size += value.length;
  }
  return { head, isWhole: false };
}

async function* joined(head: Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  for (let chunk = head.shift(); chunk; chunk = head.shift()) yield chunk;
  for (;;) {
    const { done, value } = await rest.next();
    if (done) return;
    yield value;
  }
}

/** The parts of an upload that fails are removed, which the library does not always manage. */
async function putInParts(client: S3Client, target: Target, content: Readable): Promise<void> {
  const upload = new Upload({
    client,
    params: { ...target, Body: content },
    partSize: PART_BYTES,
    queueSize: PARTS_AT_ONCE,
  });
  try {
    await upload.done();
  } catch (error) {
    content.destroy();
    if (upload.uploadId !== undefined) {
      const abort = new AbortMultipartUploadCommand({ ...target, UploadId: upload.uploadId });
      await client.send(abort).catch(() => undefined);
    }
    throw error;
  }
}

/**
 * Keeps `content` under the key, whole or not at all. Throws AppError EMPTY_FILE, FILE_TOO_LARGE, STORAGE_FULL,
 * UNAVAILABLE, or the error of the stream.
 */
export async function putObject(
  client: S3Client,
  target: Target,
  content: Readable,
  { maxBytes, isEmptyKept }: Limits,
): Promise<Metered> {
  const meter = createMeter(Math.min(maxBytes, MAX_BYTES));
  // Its errors arrive at the reader of the meter.
  pipeline(content, meter.stream).catch(() => undefined);
  const chunks = meter.stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    const { head, isWhole } = await readHead(chunks);
    if (!isWhole) {
      await putInParts(client, target, Readable.from(joined(head, chunks), { objectMode: false }));
      return meter.result();
    }
    const { size, sha256 } = meter.result();
    if (size === 0 && !isEmptyKept) throw new AppError("EMPTY_FILE");
    await client.send(new PutObjectCommand({ ...target, Body: Buffer.concat(head), Metadata: { sha256 } }));
    return { size, sha256 };
  } finally {
    // The sender of a file that could not be kept is not read on.
    meter.stream.destroy();
    content.destroy();
  }
}
