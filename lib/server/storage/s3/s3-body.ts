// The content of an object as a stream that goes on after a cut, and fails if it is not whole.

import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { AppError } from "@/lib/contracts/errors";
import type { BytePart } from "@/lib/server/storage/file-store";

/** So often a cut body is asked for again, from where it ended. */
const RESUMES = 3;

export type ObjectBody = {
  /** Body of the first answer. */
  first: Readable;
  part: BytePart;
  /** Hash of the whole object, where it is known and all of it is read. */
  sha256?: string | undefined;
  /** Body of another answer with the rest of the same content. */
  reopen: (part: BytePart) => Promise<Readable>;
  onCut: () => void;
  silentMs: number;
};

/** Chunks as they come; throws when none comes in time. The time that the reader takes does not count. */
async function* inTime(body: Readable, silentMs: number): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (;;) {
    const timer = setTimeout(() => body.destroy(new Error(`no byte came for ${silentMs} ms`)), silentMs);
    const { done, value } = await chunks.next().finally(() => clearTimeout(timer));
    if (done) return;
    yield value;
  }
}

async function* resumed(source: ObjectBody, opened: (body: Readable) => void): AsyncGenerator<Buffer> {
  const { part, sha256, reopen, onCut, silentMs } = source;
  const hash = sha256 === undefined ? undefined : createHash("sha256");
  let body = source.first;
  let at = part.from;
  for (let resumes = 0; ; resumes++) {
    try {
      for await (const chunk of inTime(body, silentMs)) {
        at += chunk.length;
        hash?.update(chunk);
        yield chunk;
      }
      if (at > part.to) break;
      throw new Error(`the body ended at ${at} of ${part.to + 1} bytes`);
    } catch (error) {
      onCut();
      body.destroy();
      if (at > part.to || resumes === RESUMES) throw new AppError("UNAVAILABLE", { cause: error });
    }
    body = await reopen({ from: at, to: part.to });
    opened(body);
  }
  if (at !== part.to + 1) throw new AppError("UNAVAILABLE", { cause: new Error("the body is longer than announced") });
  if (hash && hash.digest("hex") !== sha256)
    throw new AppError("FILE_DAMAGED", { cause: new Error("the content does not have the hash it was stored with") });
}

/** Fails with AppError UNAVAILABLE where the server breaks off too often, FILE_DAMAGED where the content is another. */
export function readObject(source: ObjectBody): Readable {
  let body = source.first;
  // Without a listener, an error that comes before anybody reads would end the process.
  const opened = (next: Readable) => {
    body = next;
    next.on("error", () => undefined);
  };
  opened(source.first);
  const stream = Readable.from(resumed(source, opened), { objectMode: false });
  stream.once("close", () => body.destroy());
  return stream;
}
