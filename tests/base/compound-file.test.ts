import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCompoundFile } from "@/lib/base/compound-file";
import { compoundFile } from "../support/compound-file";

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bytesOf = (content: string) => new TextEncoder().encode(content);
const STREAMS = {
  "Board6/Data": bytesOf("|A=1|".repeat(300)),
  "Board6/Header": bytesOf("h"),
  "Nets6/Data": bytesOf(""),
};

/** Offsets within the file: the table follows the header. */
const FAT = 512;

describe("a compound file", () => {
  it("is its streams by their paths", () => {
    const read = readCompoundFile(compoundFile(STREAMS));
    if (!read.ok) throw new Error(read.code);
    expect(Object.fromEntries([...read.value].map(([path, bytes]) => [path, text(bytes)]))).toEqual({
      "Board6/Data": "|A=1|".repeat(300),
      "Board6/Header": "h",
      "Nets6/Data": "",
    });
  });

  it("is refused where it is something else", () => {
    expect(readCompoundFile(bytesOf("x".repeat(600)))).toEqual({ ok: false, code: "NOT_A_COMPOUND_FILE" });
    expect(readCompoundFile(new Uint8Array())).toEqual({ ok: false, code: "NOT_A_COMPOUND_FILE" });
  });

  it("is refused where a chain of sectors goes in circles or out of the file", () => {
    const circle = compoundFile(STREAMS);
    // The first stream fills the sectors 1 to 3; the third one leads back to the first. Its directory does too.
    for (let sector = 1; sector < 8; sector++) new DataView(circle.buffer).setUint32(FAT + 4 * sector, 1, true);
    expect(readCompoundFile(circle)).toEqual({ ok: false, code: "DAMAGED" });
    const beyond = compoundFile(STREAMS);
    new DataView(beyond.buffer).setUint32(48, 70_000, true);
    expect(readCompoundFile(beyond)).toEqual({ ok: false, code: "DAMAGED" });
    const tables = compoundFile(STREAMS);
    new DataView(tables.buffer).setUint32(68, 0, true);
    new DataView(tables.buffer).setUint32(FAT + 508, 0, true);
    expect(readCompoundFile(tables)).toEqual({ ok: false, code: "DAMAGED" });
  });

  it("is read to an end, whatever its bytes are", () => {
    const whole = compoundFile(STREAMS);
    const change = fc.record({ at: fc.nat(whole.length - 1), value: fc.nat(255), length: fc.nat(8) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), fc.nat(whole.length), (changes, cut) => {
        const bytes = whole.slice(0, cut % 3 === 0 ? cut : whole.length);
        for (const { at, value, length } of changes) bytes.fill(value, at, at + length);
        const read = readCompoundFile(bytes);
        if (read.ok) expect([...read.value.values()].every((stream) => stream instanceof Uint8Array)).toBe(true);
        else expect(["NOT_A_COMPOUND_FILE", "DAMAGED", "TOO_LARGE"]).toContain(read.code);
      }),
      { numRuns: 300 },
    );
  });
});
