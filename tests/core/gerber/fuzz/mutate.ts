// Damage to a file: what transfers, editors and people do to it.

import type { Random } from "../../../support/random";

const TOKENS = [
  "%",
  "*",
  "\n",
  "G36*",
  "G37*",
  "M02*",
  "%SR*%",
  "%AB*%",
  "X",
  "D03*",
  "M48\n",
  "T1\n",
  "\0",
  "ÿ",
  "-",
  ".",
];

/** Up to four acts of damage, one after the other. */
export function mutated(random: Random, bytes: Uint8Array, others: readonly Uint8Array[]): Uint8Array {
  let out = bytes;
  for (let turn = 1 + random.below(4); turn > 0; turn--) out = random.one(ACTS)(random, out, others);
  return out;
}

type Act = (random: Random, bytes: Uint8Array, others: readonly Uint8Array[]) => Uint8Array;

const ACTS: Act[] = [
  flipBit,
  setByte,
  (random, bytes) => bytes.slice(0, random.below(bytes.length + 1)),
  (random, bytes) => spliced(bytes, cut(random, bytes), new Uint8Array()),
  (random, bytes) => {
    const range = cut(random, bytes);
    return spliced(bytes, { at: range.at, length: 0 }, bytes.subarray(range.at, range.at + range.length));
  },
  (random, bytes) => spliced(bytes, { at: random.below(bytes.length + 1), length: 0 }, textBytes(random.one(TOKENS))),
  (random, bytes, others) => {
    const other = others.length > 0 ? random.one(others) : bytes;
    const from = cut(random, other);
    return spliced(bytes, cut(random, bytes), other.subarray(from.at, from.at + from.length));
  },
  swapLines,
  largerNumber,
];

function flipBit(random: Random, bytes: Uint8Array): Uint8Array {
  const out = bytes.slice();
  const at = random.below(out.length);
  if (out.length > 0) out[at] = (out[at] ?? 0) ^ (1 << random.below(8));
  return out;
}

function setByte(random: Random, bytes: Uint8Array): Uint8Array {
  const out = bytes.slice();
  if (out.length > 0) out[random.below(out.length)] = random.below(256);
  return out;
}

function cut(random: Random, bytes: Uint8Array): { at: number; length: number } {
  return { at: random.below(bytes.length + 1), length: random.below(Math.min(400, bytes.length + 1)) };
}

function spliced(bytes: Uint8Array, { at, length }: { at: number; length: number }, insert: Uint8Array): Uint8Array {
  const end = Math.min(bytes.length, at + length);
  const out = new Uint8Array(at + insert.length + bytes.length - end);
  out.set(bytes.subarray(0, at));
  out.set(insert, at);
  out.set(bytes.subarray(end), at + insert.length);
  return out;
}

function swapLines(random: Random, bytes: Uint8Array): Uint8Array {
  const lines = new TextDecoder("latin1").decode(bytes).split("\n");
  const [a, b] = [random.below(lines.length), random.below(lines.length)];
  [lines[a], lines[b]] = [lines[b] ?? "", lines[a] ?? ""];
  return textBytes(lines.join("\n"));
}

/** A number somewhere in the text becomes another. */
function largerNumber(random: Random, bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder("latin1").decode(bytes);
  const found = [...text.matchAll(/\d+/g)];
  if (found.length === 0) return bytes;
  const { 0: number, index } = random.one(found);
  const other = random.one(["0", "1", "99999", "4294967295", "1".padEnd(200, "0"), `${number}${number}`, `-${number}`]);
  return spliced(bytes, { at: index, length: number.length }, textBytes(other));
}

export function textBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
