// The container format of a file, by its first bytes and never by its name.

export type Container = "zip" | "rar4" | "rar5";

const SIGNATURES: readonly (readonly [Container, readonly number[]])[] = [
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  // An empty archive, the marker of a split one, and the marker of one that was split and rejoined.
  ["zip", [0x50, 0x4b, 0x05, 0x06]],
  ["zip", [0x50, 0x4b, 0x07, 0x08]],
  ["zip", [0x50, 0x4b, 0x30, 0x30, 0x50, 0x4b, 0x03, 0x04]],
  ["rar4", [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x00]],
  ["rar5", [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x01, 0x00]],
];

export function containerOf(bytes: Uint8Array): Container | undefined {
  return SIGNATURES.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0];
}
