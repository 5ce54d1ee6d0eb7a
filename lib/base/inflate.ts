// Unpacks zlib data (RFC 1950, 1951) at once, where nothing can wait for the platform's stream.

/** Numbers of extra bits and bases of the lengths 257 … 285 and of the distances 0 … 29 (RFC 1951, 3.2.5). */
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const LENGTHS = [
  ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227],
  258,
];
const DISTANCES = [
  ...[1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097],
  ...[6145, 8193, 12289, 16385, 24577],
];
const CODE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const MAX_CODE_BITS = 15;
const END_OF_BLOCK = 256;

/** Ends unpacking from within. */
class Damage extends Error {}

/** Codes of a Huffman tree: how many there are of each length, and their symbols in order. */
interface Codes {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

function codesOf(lengths: readonly number[]): Codes {
  const counts = new Uint16Array(MAX_CODE_BITS + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  counts[0] = 0;
  const starts = new Uint16Array(MAX_CODE_BITS + 2);
  for (let bits = 1; bits <= MAX_CODE_BITS; bits++) starts[bits + 1] = (starts[bits] ?? 0) + (counts[bits] ?? 0);
  const symbols = new Uint16Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length === 0) return;
    const at = starts[length] ?? 0;
    symbols[at] = symbol;
    starts[length] = at + 1;
  });
  return { counts, symbols };
}

const repeated = (value: number, count: number): number[] => Array.from({ length: count }, () => value);

const FIXED_LENGTHS = codesOf([...repeated(8, 144), ...repeated(9, 112), ...repeated(7, 24), ...repeated(8, 8)]);
const FIXED_DISTANCES = codesOf(repeated(5, 30));

class Inflater {
  readonly #bytes: Uint8Array;
  readonly #maxBytes: number;
  #at: number;
  #bits = 0;
  #bitCount = 0;
  #out: Uint8Array;
  #size = 0;

  constructor(bytes: Uint8Array, from: number, maxBytes: number) {
    this.#bytes = bytes;
    this.#at = from;
    this.#maxBytes = maxBytes;
    this.#out = new Uint8Array(Math.min(maxBytes, Math.max(1024, 4 * bytes.length)));
  }

  read(): Uint8Array {
    for (let isLast = false; !isLast;) {
      isLast = this.#take(1) === 1;
      const kind = this.#take(2);
      if (kind === 0) this.#copyStored();
      else if (kind === 1) this.#readBlock(FIXED_LENGTHS, FIXED_DISTANCES);
      else if (kind === 2) this.#readDynamic();
      else throw new Damage();
    }
    return this.#out.subarray(0, this.#size);
  }

  #take(count: number): number {
    while (this.#bitCount < count) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new Damage();
      this.#bits |= byte << this.#bitCount;
      this.#bitCount += 8;
    }
    const value = this.#bits & ((1 << count) - 1);
    this.#bits >>>= count;
    this.#bitCount -= count;
    return value;
  }

  #symbol({ counts, symbols }: Codes): number {
    let [code, first, index] = [0, 0, 0];
    for (let bits = 1; bits <= MAX_CODE_BITS; bits++) {
      code |= this.#take(1);
      const count = counts[bits] ?? 0;
      if (code - count < first) return symbols[index + code - first] ?? 0;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new Damage();
  }

  #put(byte: number): void {
    if (this.#size >= this.#maxBytes) throw new Damage();
    if (this.#size === this.#out.length) {
      const larger = new Uint8Array(Math.min(this.#maxBytes, 2 * this.#out.length));
      larger.set(this.#out);
      this.#out = larger;
    }
    this.#out[this.#size++] = byte;
  }

  #copyStored(): void {
    [this.#bits, this.#bitCount] = [0, 0];
    const length = (this.#bytes[this.#at] ?? 0) | ((this.#bytes[this.#at + 1] ?? 0) << 8);
    this.#at += 4;
    if (this.#at + length > this.#bytes.length) throw new Damage();
    for (const byte of this.#bytes.subarray(this.#at, this.#at + length)) this.#put(byte);
    this.#at += length;
  }

  #readDynamic(): void {
    const [lengthCount, distanceCount] = [this.#take(5) + 257, this.#take(5) + 1];
    const codeCount = this.#take(4) + 4;
    const codeLengths = repeated(0, CODE_ORDER.length);
    for (const symbol of CODE_ORDER.slice(0, codeCount)) codeLengths[symbol] = this.#take(3);
    const codes = codesOf(codeLengths);
    const lengths: number[] = [];
    while (lengths.length < lengthCount + distanceCount) {
      const symbol = this.#symbol(codes);
      if (symbol < 16) lengths.push(symbol);
      else if (symbol === 16) lengths.push(...repeated(lengths.at(-1) ?? 0, 3 + this.#take(2)));
      else lengths.push(...repeated(0, symbol === 17 ? 3 + this.#take(3) : 11 + this.#take(7)));
    }
    const all = lengths.slice(0, lengthCount + distanceCount);
    this.#readBlock(codesOf(all.slice(0, lengthCount)), codesOf(all.slice(lengthCount)));
  }

  #readBlock(lengthCodes: Codes, distanceCodes: Codes): void {
    for (;;) {
      const symbol = this.#symbol(lengthCodes);
      if (symbol === END_OF_BLOCK) return;
      if (symbol < END_OF_BLOCK) this.#put(symbol);
      else this.#copy(symbol - END_OF_BLOCK - 1, distanceCodes);
    }
  }

  #copy(index: number, distanceCodes: Codes): void {
    const [base, bits] = [LENGTHS[index], LENGTH_BITS[index]];
    if (base === undefined || bits === undefined) throw new Damage();
    const length = base + this.#take(bits);
    const symbol = this.#symbol(distanceCodes);
    const distance = (DISTANCES[symbol] ?? Infinity) + this.#take(Math.max(0, (symbol >> 1) - 1));
    if (distance > this.#size) throw new Damage();
    for (let count = 0; count < length; count++) this.#put(this.#out[this.#size - distance] ?? 0);
  }
}

/** Null for data that are damaged or would be longer than `maxBytes`; the checksum is not compared. */
export function inflateZlib(bytes: Uint8Array, maxBytes: number): Uint8Array | null {
  const [method = 0, flags = 0] = bytes;
  if ((method & 15) !== 8 || (method * 256 + flags) % 31 !== 0 || (flags & 32) !== 0) return null;
  try {
    return new Inflater(bytes, 2, maxBytes).read();
  } catch (cause) {
    if (cause instanceof Damage) return null;
    throw cause;
  }
}
