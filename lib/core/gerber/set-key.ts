// A short key for a set of files by names and contents, which recognizes the set when it is opened again.

import type { SourceFile } from "@/lib/core/board/source-file";

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * FNV-1a of 32 bits over four bytes at a time, because a set has tens of megabytes and a person waits. Multiplication
 * carries only upward, so the upper half is folded down after each step.
 */
function hash(bytes: Uint8Array, start: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length - (bytes.length % 4);
  let value = start;
  for (let at = 0; at < whole; at += 4) {
    value = Math.imul(value ^ view.getUint32(at, true), PRIME);
    value ^= value >>> 15;
  }
  for (let at = whole; at < bytes.length; at++) value = Math.imul(value ^ (bytes[at] ?? 0), PRIME);
  return value >>> 0;
}

/**
 * Sixteen hexadecimal digits: equal for equal names and contents in any packing order. It distinguishes the sets of one
 * person and is not collision-resistant against an attacker.
 */
export function setKeyOf(files: readonly SourceFile[]): string {
  const encoder = new TextEncoder();
  const lanes = [OFFSET, OFFSET ^ 0x5bd1e995].map((start) => {
    const parts = files.map(({ name, bytes }) =>
      hash(bytes, hash(encoder.encode(`${name}\0${bytes.length}\0`), start)),
    );
    const sorted = Uint32Array.from(parts).sort();
    return hash(new Uint8Array(sorted.buffer), start);
  });
  return lanes.map((lane) => lane.toString(16).padStart(8, "0")).join("");
}
