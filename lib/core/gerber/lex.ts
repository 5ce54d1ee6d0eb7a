// Splits a Gerber file into its blocks: everything up to a `*`, whether inside `%…%` or not.

const STAR = 0x2a;
const PERCENT = 0x25;
const SPACE = 0x20;
const NEWLINE = 0x0a;

/** Steps over the blocks of a file; `start` and `end` bound the current one in `bytes`, the `*` left out. */
export class BlockReader {
  readonly bytes: Uint8Array;
  start = 0;
  end = 0;
  #next = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** False where the file is over; what stands after the last `*` is no block. */
  next(): boolean {
    const { bytes } = this;
    let at = this.#next;
    let byte = bytes[at];
    while (byte !== undefined && (byte <= SPACE || byte === PERCENT)) byte = bytes[++at];
    const star = bytes.indexOf(STAR, at);
    if (star < 0) {
      this.start = at;
      this.end = bytes.length;
      return false;
    }
    this.start = at;
    this.end = star;
    this.#next = star + 1;
    return true;
  }

  /** Cuts the current block at a `%`: some writers leave out the `*` before it. */
  cutAtPercent(): void {
    const percent = this.bytes.indexOf(PERCENT, this.start);
    if (percent < 0 || percent >= this.end) return;
    this.end = percent;
    this.#next = percent + 1;
  }

  /** Takes everything up to the closing `%` into the current block (the body of an aperture macro). */
  extendToPercent(): void {
    const percent = this.bytes.indexOf(PERCENT, this.end);
    this.end = percent < 0 ? this.bytes.length : percent;
    this.#next = percent < 0 ? this.bytes.length : percent + 1;
  }

  /** True where something other than white space is left after the last block. */
  get hasRest(): boolean {
    return this.start < this.bytes.length;
  }
}

/** The line on which a byte stands, from 1; counted only when a warning needs it. */
export function lineAt(bytes: Uint8Array, offset: number): number {
  let line = 1;
  for (let at = bytes.indexOf(NEWLINE); at >= 0 && at < offset; at = bytes.indexOf(NEWLINE, at + 1)) line++;
  return line;
}

/** The bytes of a block as text, one character a byte. */
export function textOf(bytes: Uint8Array, start: number, end: number): string {
  let text = "";
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at] ?? 0);
  return text;
}
