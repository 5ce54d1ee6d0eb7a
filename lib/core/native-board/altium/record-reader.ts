// Reads the binary records of an Altium stream: a kind, then parts that each tell their length.

const LENGTH_MASK = 0xffffff;
/** Internal units are ten-thousandths of a mil. */
export const MM_PER_UNIT = 2.54e-6;

/** The number that stands for no net, no polygon and no component. */
export const NONE = 0xffff;

/** A part of a record, read from its beginning; beyond its end everything is 0. */
export class PartReader {
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.#view.byteLength;
  }

  get left(): number {
    return this.length - this.#at;
  }

  skip(count: number): void {
    this.#at += count;
  }

  byte(): number {
    return this.#read(1, (at) => this.#view.getUint8(at));
  }

  word(): number {
    return this.#read(2, (at) => this.#view.getUint16(at, true));
  }

  count(): number {
    return this.#read(4, (at) => this.#view.getUint32(at, true));
  }

  float(): number {
    return this.#read(8, (at) => this.#view.getFloat64(at, true));
  }

  lengthMm(): number {
    return this.#read(4, (at) => this.#view.getInt32(at, true)) * MM_PER_UNIT;
  }

  pointMm(): [x: number, y: number] {
    return [this.lengthMm(), this.lengthMm()];
  }

  /** A point written as two floats. */
  floatPointMm(): [x: number, y: number] {
    return [this.float() * MM_PER_UNIT, this.float() * MM_PER_UNIT];
  }

  /** A text with its length before it, in one byte or in four. */
  text(lengthBytes: 1 | 4): string {
    const length = Math.min(lengthBytes === 1 ? this.byte() : this.count(), Math.max(0, this.left));
    const bytes = new Uint8Array(this.#view.buffer, this.#view.byteOffset + Math.min(this.#at, this.length), length);
    this.#at += length;
    return decodeText(bytes);
  }

  #read(size: number, get: (at: number) => number): number {
    const at = this.#at;
    this.#at += size;
    return at + size <= this.length ? get(at) : 0;
  }
}

export function decodeText(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return new TextDecoder("windows-1252").decode(end < 0 ? bytes : bytes.subarray(0, end));
}

/** The records of a stream, each as its parts; `parts` says how many a record of this stream has. */
export function* readRecords(stream: Uint8Array | undefined, parts: number): Generator<PartReader[]> {
  if (!stream) return;
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  for (let at = 0; at < stream.length;) {
    at += 1;
    const record: PartReader[] = [];
    for (let k = 0; k < parts && at + 4 <= stream.length; k++) {
      const length = view.getUint32(at, true) & LENGTH_MASK;
      record.push(new PartReader(stream.subarray(at + 4, at + 4 + length)));
      at += 4 + length;
    }
    if (record.length < parts) return;
    yield record;
  }
}

/** The records of a stream of texts: "|NAME=GND|…". */
export function* readPropertyRecords(stream: Uint8Array | undefined): Generator<Map<string, string>> {
  if (!stream) return;
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  for (let at = 0; at + 4 <= stream.length;) {
    const length = view.getUint32(at, true) & LENGTH_MASK;
    yield parseProperties(decodeText(stream.subarray(at + 4, at + 4 + length)));
    at += 4 + length;
  }
}

export function parseProperties(text: string): Map<string, string> {
  const out = new Map<string, string>();
  for (const pair of text.split("|")) {
    const split = pair.indexOf("=");
    if (split > 0) out.set(pair.slice(0, split).trim().toUpperCase(), pair.slice(split + 1));
  }
  return out;
}

/** "12.5mil" in mm; NaN for anything else. */
export function milsToMm(text: string | undefined): number {
  const match = /^\s*(-?[\d.]+(?:e[-+]?\d+)?)\s*mil\s*$/i.exec(text ?? "");
  return match ? Number(match[1]) * 0.0254 : NaN;
}
