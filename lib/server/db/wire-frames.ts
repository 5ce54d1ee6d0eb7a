// Messages of a PostgreSQL client, cut into units that must run without another client in between.

/**
 * A `batch` is every message up to the one that asks for an answer (Sync, Query, Flush, FunctionCall).
 * Its parts share the session's unnamed statement, so a stranger's message between them would bind
 * values to the wrong statement: the embedded database has one session for all connections.
 */
export type WireUnit =
  | { kind: "startup" }
  | { kind: "encryption" }
  | { kind: "cancel" }
  | { kind: "terminate" }
  | { kind: "batch"; bytes: Uint8Array };

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;
const MAX_MESSAGE_BYTES = 256 * 1024 * 1024;
const ENDS_BATCH = new Set(["S", "Q", "H", "F"]);
/** Rows of COPY FROM STDIN, which the embedded database does not take from a socket. */
const COPY_MESSAGES = new Set(["d", "c", "f"]);

/** Collects bytes of one connection. Throws on a length that no client of ours sends. */
export class WireFrames {
  #chunks: Buffer[] = [];
  #size = 0;
  #needed = 0;
  #isStarted = false;
  #batch: Buffer[] = [];

  push(chunk: Buffer): WireUnit[] {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    if (this.#size < this.#needed) return [];
    let rest = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks);
    const units: WireUnit[] = [];
    for (;;) {
      const length = this.#messageLength(rest);
      this.#needed = length;
      if (length === 0 || rest.length < length) break;
      const unit = this.#isStarted ? this.#message(rest.subarray(0, length)) : this.#opening(rest);
      if (unit) units.push(unit);
      rest = rest.subarray(length);
    }
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#size = rest.length;
    return units;
  }

  /** 0 where the header itself is not complete yet. Opening packets have no type byte. */
  #messageLength(bytes: Buffer): number {
    const header = this.#isStarted ? 5 : 8;
    if (bytes.length < header) return 0;
    const length = this.#isStarted ? 1 + bytes.readInt32BE(1) : bytes.readInt32BE(0);
    if (length < header - (this.#isStarted ? 0 : 4) || length > MAX_MESSAGE_BYTES)
      throw new Error(`message of ${length} bytes`);
    return length;
  }

  #opening(bytes: Buffer): WireUnit {
    const code = bytes.readInt32BE(4);
    if (code === SSL_REQUEST || code === GSS_REQUEST) return { kind: "encryption" };
    if (code === CANCEL_REQUEST) return { kind: "cancel" };
    this.#isStarted = true;
    return { kind: "startup" };
  }

  #message(bytes: Buffer): WireUnit | undefined {
    const type = String.fromCharCode(bytes[0] ?? 0);
    if (type === "X") return { kind: "terminate" };
    if (COPY_MESSAGES.has(type)) return undefined;
    this.#batch.push(bytes);
    if (!ENDS_BATCH.has(type)) return undefined;
    const whole = Buffer.concat(this.#batch);
    this.#batch = [];
    return { kind: "batch", bytes: new Uint8Array(whole) };
  }
}
