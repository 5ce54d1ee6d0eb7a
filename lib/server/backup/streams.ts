// Streams that count and hash what passes, and blocks of whole lines.

import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Part } from "@/lib/server/backup/format";
import { RowDigest } from "@/lib/server/backup/row-digest";

/** A stream that hands everything on, and what it has seen at the end. */
export type Meter<Seen> = { stream: Transform; seen: () => Seen };

function tap(see: (chunk: Buffer) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      see(chunk);
      done(null, chunk);
    },
  });
}

export function partMeter(): Meter<Part> {
  const hash = createHash("sha256");
  let bytes = 0;
  const stream = tap((chunk) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  return { stream, seen: () => ({ bytes, sha256: hash.digest("hex") }) };
}

export function rowMeter(): Meter<{ rows: number; digest: string }> {
  const digest = new RowDigest();
  return { stream: tap((chunk) => digest.update(chunk)), seen: () => ({ rows: digest.rows, digest: digest.digest() }) };
}

/** Writes a new file, readable by its owner alone, flushed to the disk. */
export const fileSink = (target: string) => createWriteStream(target, { flags: "wx", mode: 0o600, flush: true });

/** Writes the stream to a new file; answers its size and hash. */
export async function writePart(content: Readable, target: string): Promise<Part> {
  const meter = partMeter();
  await pipeline(content, meter.stream, fileSink(target));
  return meter.seen();
}

/** Size and hash of a file on disk. */
export async function readPart(file: string): Promise<Part> {
  const meter = partMeter();
  await pipeline(createReadStream(file), meter.stream, async (source: AsyncIterable<Buffer>) => {
    for await (const _chunk of source);
  });
  return meter.seen();
}

/** Blocks of whole lines: cut at the last end of a line as soon as `minBytes` have come. */
export async function* lineBlocks(source: AsyncIterable<Buffer>, minBytes: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    held.push(chunk);
    size += chunk.length;
    const end = size < minBytes ? -1 : chunk.lastIndexOf(0x0a);
    if (end === -1) continue;
    const whole = Buffer.concat(held);
    const cut = size - chunk.length + end + 1;
    yield whole.subarray(0, cut);
    held = [whole.subarray(cut)];
    size -= cut;
  }
  if (size > 0) yield Buffer.concat(held);
}

const LINE_BLOCK_BYTES = 64 * 1024;

/** Lines of UTF-8 without their ends. */
export async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const block of lineBlocks(source, LINE_BLOCK_BYTES)) {
    const lines = block.toString("utf8").split("\n");
    if (lines.at(-1) === "") lines.pop();
    yield* lines;
  }
}
