// Splits a Gerber file into its blocks: everything up to a `*`, whether inside `%…%` or not.

const STAR = 0x2a;
const PERCENT = 0x25;
const SPACE = 0x20;
const NEWLINE = 0x0a;
const RETURN = 0x0d;
const LETTER_A = 0x41;
const LETTER_D = 0x44;
const LETTER_M = 0x4d;

/** Characters that a command may take, an aperture macro aside. */
export const MAX_BLOCK = 65_536;

/** Steps over the blocks of a file; `start` and `end` bound the current one in `bytes`, the `*` left out. */
export class BlockReader {
  readonly bytes: Uint8Array;
  start = 0;
  end = 0;
  /** The line on which the block starts, from 1. */
  line = 1;
  /** Set by who has read the block and seen that it may go over several lines: most do not, and are not searched. */
  mayHoldBreaks = false;
  /** Some old writers end their lines with a carriage return alone. */
  readonly #lineEnd: number;
  #next = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#lineEnd = bytes.includes(NEWLINE) ? NEWLINE : RETURN;
    // The byte order mark that some editors put first.
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) this.#next = 3;
  }

  /** Moves on to the first byte of the next block, `end` not yet known; false where nothing is left. */
  begin(): boolean {
    const { bytes } = this;
    if (this.mayHoldBreaks) this.line += this.linesUpTo(this.#next);
    this.mayHoldBreaks = false;
    const lineEnd = this.#lineEnd;
    let at = this.#next;
    let byte = bytes[at];
    while (byte !== undefined && (byte <= SPACE || byte === PERCENT)) {
      if (byte === lineEnd) this.line++;
      byte = bytes[++at];
    }
    this.start = at;
    return byte !== undefined;
  }

  /** Finds the end of the block that was begun; false where no `*` follows: what stands there is no block. */
  close(): boolean {
    const star = this.bytes.indexOf(STAR, this.start);
    this.end = star < 0 ? this.bytes.length : star;
    this.#next = this.end + 1;
    return star >= 0;
  }

  /** Goes on behind a block that was read without asking for its end; `next` is the offset after its `*`. */
  pass(next: number): void {
    this.#next = next;
  }

  /** Number of line ends between the start of the current block and a later offset. */
  linesUpTo(offset: number): number {
    let lines = 0;
    for (let at = this.start; at < offset; at++) if (this.bytes[at] === this.#lineEnd) lines++;
    return lines;
  }

  /** Cuts the current block at a `%`: some writers leave out the `*` before it. */
  cutAtPercent(): void {
    const percent = this.bytes.indexOf(PERCENT, this.start);
    if (percent < 0 || percent >= this.end) return;
    this.end = percent;
    this.#next = percent + 1;
  }

  /**
   * Takes the body of an aperture macro into the current block: everything up to the closing `%`, or up to the next
   * macro or aperture where one pair of `%` holds several commands.
   */
  extendToMacroEnd(): void {
    const { bytes } = this;
    const percent = bytes.indexOf(PERCENT, this.end);
    const last = percent < 0 ? bytes.length : percent;
    for (let star = this.end; star >= 0 && star < last; star = bytes.indexOf(STAR, star + 1)) {
      let at = star + 1;
      while (at < last && (bytes[at] ?? 0) <= SPACE) at++;
      if (bytes[at] !== LETTER_A || (bytes[at + 1] !== LETTER_M && bytes[at + 1] !== LETTER_D)) continue;
      this.end = this.#next = at;
      return;
    }
    this.end = last;
    this.#next = percent < 0 ? last : percent + 1;
  }

  /** True where something other than white space is left after the last block. */
  get hasRest(): boolean {
    return this.start < this.bytes.length;
  }
}

/** The bytes of a block as text, one character a byte. */
export function textOf(bytes: Uint8Array, start: number, end: number): string {
  let text = "";
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at] ?? 0);
  return text;
}
