// A checksum of the rows of a table that does not depend on their order.

import { createHash } from "node:crypto";

const LANES = 8;
const NEWLINE = 0x0a;

/**
 * Reads lines of COPY's text format, in which a line feed ends a row and occurs nowhere else. Each row counts as its
 * SHA-256; the digest is the sum of them as eight unsigned 32-bit integers, each modulo 2^32. Two tables with equal rows
 * in any order have the same digest; unlike an exclusive or, the sum notices a row that is there twice.
 */
export class RowDigest {
  #sums = new Uint32Array(LANES);
  #rest: Buffer[] = [];
  rows = 0;

  update(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      this.#add(chunk.subarray(from, end + 1));
      from = end + 1;
    }
    if (from < chunk.length) this.#rest.push(from === 0 ? chunk : chunk.subarray(from));
  }

  /** 64 hexadecimal digits. Throws where the last row is not whole. */
  digest(): string {
    if (this.#rest.length > 0) throw new Error("the last row has no end");
    return [...this.#sums].map((sum) => sum.toString(16).padStart(8, "0")).join("");
  }

  #add(line: Buffer): void {
    const hash = createHash("sha256");
    for (const piece of this.#rest) hash.update(piece);
    this.#rest = [];
    const bytes = hash.update(line).digest();
    for (let lane = 0; lane < LANES; lane++) this.#sums[lane] = (this.#sums[lane] ?? 0) + bytes.readUInt32BE(lane * 4);
    this.rows += 1;
  }
}
