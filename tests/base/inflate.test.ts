import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { inflateZlib } from "@/lib/base/inflate";
import { Random } from "@/tests/support/random";

const LIMIT = 1_000_000;
const text = new TextEncoder().encode("the quick brown fox ".repeat(500));

function noise(length: number): Uint8Array {
  const random = new Random(length);
  return Uint8Array.from({ length }, () => random.below(256));
}

describe("unpacking zlib data", () => {
  it.each([
    ["nothing", new Uint8Array()],
    ["one byte", Uint8Array.of(7)],
    ["repetitions", text],
    ["noise", noise(100_000)],
    ["zeros", new Uint8Array(200_000)],
  ])("gives back %s", (_, bytes) => {
    for (const level of [0, 1, 6, 9]) {
      const unpacked = inflateZlib(new Uint8Array(deflateSync(bytes, { level })), LIMIT);
      expect(unpacked && Buffer.compare(unpacked, bytes)).toBe(0);
    }
    // The codes that need no table.
    const fixed = inflateZlib(new Uint8Array(deflateSync(bytes, { strategy: 4 })), LIMIT);
    expect(fixed && Buffer.compare(fixed, bytes)).toBe(0);
  });

  it("refuses more than the limit", () => {
    expect(inflateZlib(new Uint8Array(deflateSync(new Uint8Array(LIMIT + 1))), LIMIT)).toBeNull();
  });

  it("refuses damaged data, and never throws", () => {
    const packed = new Uint8Array(deflateSync(text));
    expect(inflateZlib(packed.subarray(0, packed.length - 40), LIMIT)).toBeNull();
    expect(inflateZlib(text, LIMIT)).toBeNull();
    const random = new Random(3);
    for (let run = 0; run < 300; run++) {
      const changed = packed.slice();
      changed[2 + random.below(changed.length - 2)] = random.below(256);
      const unpacked = inflateZlib(changed, LIMIT);
      expect(unpacked === null || unpacked.length <= LIMIT).toBe(true);
    }
  });
});
