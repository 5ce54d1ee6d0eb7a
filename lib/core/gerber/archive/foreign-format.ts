// Fabrication data in formats that we do not read: ODB++ and IPC-2581, known by what they hold, not by their names.

import { headText } from "@/lib/core/gerber/identify/format";
import type { SourceFile } from "@/lib/core/gerber/source-file";

export type ForeignFormat = "ODB" | "IPC2581";

/** Bytes of a gzip file that are looked at: a tar lists its first files in them. */
const PACKED_BYTES = 256 * 1024;
const UNPACKED_BYTES = 64 * 1024;
const HEAD_BYTES = 4096;

/** The folders of an ODB++ job (ODB++ specification 8.1, "product model tree"). */
const ODB_TREE =
  /(?:^|\/)matrix\/matrix(?:\.Z)?$|(?:^|\/)steps\/[^/]+\/(?:stephdr|profile|layers\/[^/]+\/(?:features|attrlist))(?:\.Z)?$/i;
const ODB_IN_TAR = /^(?:\.\/)?(?:[^/]+\/)?(?:matrix|steps|misc|symbols|fonts|wheels|stackups?)(?:\/|$)/i;
const IPC2581 = /<(?:\w+:)?IPC-2581\b|webstds\.ipc\.org\/2581/i;

/** True for a file that only the tree of an ODB++ job has. */
export function isOdbName(name: string): boolean {
  return ODB_TREE.test(name);
}

/** What an upload is that is no archive of ours: an ODB++ job as tgz, an IPC-2581 document, plain or as gz. */
export async function foreignFormatOf(bytes: Uint8Array): Promise<ForeignFormat | undefined> {
  if (isIpc2581(bytes)) return "IPC2581";
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return undefined;
  const start = await startOfGzip(bytes);
  if (isIpc2581(start)) return "IPC2581";
  const names = namesOfTar(start);
  return names.filter((name) => ODB_IN_TAR.test(name)).length >= 2 ? "ODB" : undefined;
}

/** The first file of an unfolded archive that belongs to such data. */
export async function findForeign(
  files: readonly SourceFile[],
): Promise<{ format: ForeignFormat; file: string } | undefined> {
  for (const { name, bytes } of files) {
    const format = isOdbName(name) ? "ODB" : await foreignFormatOf(bytes);
    if (format !== undefined) return { format, file: name };
  }
  return undefined;
}

function isIpc2581(bytes: Uint8Array): boolean {
  return IPC2581.test(headText(bytes, HEAD_BYTES) ?? "");
}

/** As much as can be unpacked of the first bytes; nothing where they are damaged. */
async function startOfGzip(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = new Blob([new Uint8Array(bytes.subarray(0, PACKED_BYTES))]).stream();
  const reader = packed.pipeThrough(new DecompressionStream("gzip")).getReader();
  const start = new Uint8Array(UNPACKED_BYTES);
  let length = 0;
  try {
    while (length < UNPACKED_BYTES) {
      const { done, value } = await reader.read();
      if (done) break;
      start.set(value.subarray(0, UNPACKED_BYTES - length), length);
      length = Math.min(UNPACKED_BYTES, length + value.length);
    }
  } catch {
    // Cut off after the first bytes, as it has to be, or damaged.
  }
  await reader.cancel().catch(() => undefined);
  return start.subarray(0, length);
}

/** Names in a tar: blocks of 512 bytes, a header (name at 0, size in octal at 124, "ustar" at 257), then the content. */
function namesOfTar(bytes: Uint8Array): string[] {
  const names: string[] = [];
  const text = (from: number, length: number) =>
    new TextDecoder("latin1").decode(bytes.subarray(from, from + length)).split("\0", 1)[0] ?? "";
  for (let at = 0; at + 512 <= bytes.length;) {
    const name = text(at, 100);
    const size = parseInt(text(at + 124, 12).trim() || "0", 8);
    if (name === "" || !Number.isFinite(size) || size < 0) break;
    names.push(name);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return names;
}
