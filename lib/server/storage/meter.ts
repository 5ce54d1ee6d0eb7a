// Size and hash of a stream on its way into a store.

import { createHash } from "node:crypto";
import { Transform } from "node:stream";
import { AppError } from "@/lib/contracts/errors";

export type Metered = { size: number; sha256: string };

/** Counts and hashes what passes, and fails with FILE_TOO_LARGE at the first byte beyond `maxBytes`. */
export function createMeter(maxBytes: number): { stream: Transform; result: () => Metered } {
  const hash = createHash("sha256");
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes)
        return done(new AppError("FILE_TOO_LARGE", { values: { limit: Math.floor(maxBytes / 1024 / 1024) } }));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest("hex") }) };
}
