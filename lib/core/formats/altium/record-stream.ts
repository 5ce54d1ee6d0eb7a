// Binary records in the streams of an Altium document. Lengths are in internal units, ten-thousandths of a mil.

import type { Vec2 } from "@/lib/base/vec2";
import { type AltiumProperties, parseProperties } from "@/lib/core/formats/altium/properties";

const LENGTH_MASK = 0xffffff;
/** Stands for no net, no polygon and no component. */
const NO_INDEX = 0xffff;

/** Reads the fields of a record's part in turn; beyond its end everything is 0. */
export class FieldReader {
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

  uint16(): number {
    return this.#read(2, (at) => this.#view.getUint16(at, true));
  }

  uint32(): number {
    return this.#read(4, (at) => this.#view.getUint32(at, true));
  }

  int32(): number {
    return this.#read(4, (at) => this.#view.getInt32(at, true));
  }

  float(): number {
    return this.#read(8, (at) => this.#view.getFloat64(at, true));
  }

  /** The number of a net, a polygon or a component; undefined for none. */
  index(): number | undefined {
    const index = this.uint16();
    return index === NO_INDEX ? undefined : index;
  }

  point(): Vec2 {
    return [this.int32(), this.int32()];
  }

  /** A point written as two floats. */
  floatPoint(): Vec2 {
    return [this.float(), this.float()];
  }

  /** A text with its length before it, in one byte or in four. */
  text(lengthBytes: 1 | 4): string {
    const length = Math.min(lengthBytes === 1 ? this.byte() : this.uint32(), Math.max(0, this.left));
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

function decodeText(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return new TextDecoder("windows-1252").decode(end < 0 ? bytes : bytes.subarray(0, end));
}

/** The records of a stream: a kind, then `parts` parts that each tell their length. */
export function* readRecords(stream: Uint8Array | undefined, parts: number): Generator<FieldReader[]> {
  if (!stream) return;
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  for (let at = 0; at < stream.length;) {
    at += 1;
    const record: FieldReader[] = [];
    for (let k = 0; k < parts && at + 4 <= stream.length; k++) {
      const length = view.getUint32(at, true) & LENGTH_MASK;
      record.push(new FieldReader(stream.subarray(at + 4, at + 4 + length)));
      at += 4 + length;
    }
    if (record.length < parts) return;
    yield record;
  }
}

/**
 * The property records of a stream, each with its length before it; `prefixBytes` are the bytes before that length, which
 * rules have.
 */
export function* readPropertyRecords(stream: Uint8Array | undefined, prefixBytes = 0): Generator<AltiumProperties> {
  if (!stream) return;
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  for (let at = prefixBytes; at + 4 <= stream.length;) {
    const length = view.getUint32(at, true) & LENGTH_MASK;
    yield parseProperties(decodeText(stream.subarray(at + 4, at + 4 + length)));
    at += 4 + length + prefixBytes;
  }
}
