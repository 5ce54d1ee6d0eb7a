// Reads numbers in sequence from bytes, as archive headers hold them (little endian).

import { ArchiveRefusal } from "@/lib/core/archive/refusal";

/** Every read past the end throws the refusal of a damaged archive. */
export class ByteCursor {
  constructor(
    private readonly bytes: Uint8Array,
    public at = 0,
    private readonly end = bytes.length,
  ) {}

  take(length: number): Uint8Array {
    if (length < 0 || this.at + length > this.end) throw new ArchiveRefusal("ARCHIVE_DAMAGED", { reason: "cut short" });
    const part = this.bytes.subarray(this.at, this.at + length);
    this.at += length;
    return part;
  }

  u8(): number {
    return this.take(1)[0] ?? 0;
  }

  u16(): number {
    return this.u8() + this.u8() * 0x100;
  }

  u32(): number {
    return this.u16() + this.u16() * 0x10000;
  }

  /** RAR 5's variable-length number: seven bits per byte, lowest first, the top bit set on all bytes but the last. */
  vint(): number {
    let value = 0;
    for (let shift = 0; shift < 10; shift += 1) {
      const byte = this.u8();
      value += (byte & 0x7f) * 2 ** (7 * shift);
      if (byte < 0x80) return value;
    }
    throw new ArchiveRefusal("ARCHIVE_DAMAGED", { reason: "number too long" });
  }
}
