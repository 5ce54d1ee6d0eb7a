// The names in a RAR 4 archive: plain bytes, UTF-8, or plain bytes followed by a compressed UTF-16 form.

import { decodeChineseName } from "@/lib/core/archive/name-encoding";

/** `hasUnicode` is the header's flag 0x0200. The result separates folders by "/". */
export function decodeRar4Name(raw: Uint8Array, hasUnicode: boolean): string {
  const zero = raw.indexOf(0);
  if (!hasUnicode) return withSlashes(decodePlain(raw));
  if (zero < 0) return withSlashes(new TextDecoder().decode(raw));
  return withSlashes(unpackUnicode(raw.subarray(0, zero), raw.subarray(zero + 1)));
}

function decodePlain(raw: Uint8Array): string {
  return decodeChineseName(raw) ?? new TextDecoder("latin1").decode(raw);
}

// RAR 4 separates folders by backslashes on every system.
function withSlashes(name: string): string {
  return name.replaceAll("\\", "/");
}

/**
 * Two bits give the encoding of the next letter: 0 one byte; 1 one byte under the common high byte; 2 two bytes; 3 a
 * run copied from the plain name, moved by a correction and put under the high byte if the length's top bit is set.
 */
function unpackUnicode(plain: Uint8Array, packed: Uint8Array): string {
  const codes: number[] = [];
  let at = 0;
  const next = () => packed[at++] ?? 0;
  const high = next() * 0x100;
  while (at < packed.length) {
    const flags = next();
    for (let shift = 6; shift >= 0 && at < packed.length; shift -= 2) {
      const kind = (flags >> shift) & 3;
      if (kind < 2) codes.push(next() + (kind === 1 ? high : 0));
      else if (kind === 2) codes.push(next() + next() * 0x100);
      else codes.push(...copyRun(plain.subarray(codes.length), { length: next(), high, correction: next }));
    }
  }
  return String.fromCharCode(...codes);
}

function copyRun(
  plain: Uint8Array,
  { length, high, correction }: { length: number; high: number; correction: () => number },
): number[] {
  const run = plain.subarray(0, (length & 0x7f) + 2);
  if ((length & 0x80) === 0) return [...run];
  const moved = correction();
  return [...run].map((byte) => ((byte + moved) & 0xff) + high);
}
