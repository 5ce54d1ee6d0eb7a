// Fabrication data and design files in formats that are not supported, refused by name.

import { BINARY_SIGNS, type ForeignFormat, TEXT_SIGNS } from "@/lib/core/archive/foreign-signs";
import { containerOf } from "@/lib/core/archive/container";
import { startText } from "@/lib/core/formats/text-format";
import { nativeFormatOf } from "@/lib/core/formats/native-format";
import type { SourceFile } from "@/lib/core/board/source-file";

export type { ForeignFormat };

/** Bytes of a gzip file that are read: a tar lists its first files in them. */
const PACKED_BYTES = 256 * 1024;
const UNPACKED_BYTES = 64 * 1024;
/** An Eagle schematic identifies itself after its list of layers. */
const START_BYTES = 64 * 1024;
const SIGN_BYTES = 64;

/** The folders of an ODB++ job (ODB++ specification 8.1, "product model tree"). */
const ODB_TREE =
  /(?:^|\/)matrix\/matrix(?:\.Z)?$|(?:^|\/)steps\/[^/]+\/(?:stephdr|profile|layers\/[^/]+\/(?:features|attrlist))(?:\.Z)?$/i;
const ODB_IN_TAR = /^(?:\.\/)?(?:[^/]+\/)?(?:matrix|steps|misc|symbols|fonts|wheels|stackups?)(?:\/|$)/i;

/** True for a file that only the tree of an ODB++ job has. */
export function isOdbName(name: string): boolean {
  return ODB_TREE.test(name);
}

/** The unsupported format of an upload: an ODB++ job as tgz, an IPC-2581 document, another tool's board. */
export async function foreignFormatOf({ name, bytes }: SourceFile): Promise<ForeignFormat | undefined> {
  if (nativeFormatOf(bytes) !== undefined || containerOf(bytes) !== undefined) return undefined;
  const text = startText(bytes, START_BYTES);
  if (text !== undefined) return formatOfText(name, text);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return formatOfBinary(name, bytes);
  const start = await gunzipPrefix(bytes);
  const packed = formatOfText(name, startText(start, START_BYTES) ?? "");
  if (packed !== undefined) return packed;
  const names = namesOfTar(start);
  return names.filter((entry) => ODB_IN_TAR.test(entry)).length >= 2 ? "ODB" : formatOfBinary(name, bytes);
}

function formatOfText(name: string, text: string): ForeignFormat | undefined {
  if (/\.gbrjob$/i.test(name) && text.trimStart().startsWith("{")) return "GERBER_JOB";
  return TEXT_SIGNS.find(([, sign]) => sign.test(text))?.[0];
}

function formatOfBinary(name: string, bytes: Uint8Array): ForeignFormat | undefined {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, SIGN_BYTES));
  return BINARY_SIGNS.find((sign) => {
    if (sign.bytes) return sign.bytes.every((byte, at) => bytes[at] === byte);
    return sign.text === undefined ? sign.ending?.test(name) === true : start.includes(sign.text);
  })?.format;
}

/** The first file of an unpacked archive that belongs to such data; files of boards and jobs take precedence. */
export async function findForeign(
  files: readonly SourceFile[],
): Promise<{ format: ForeignFormat; file: string } | undefined> {
  let first: { format: ForeignFormat; file: string } | undefined;
  for (const file of files) {
    const format = isOdbName(file.name) ? "ODB" : await foreignFormatOf(file);
    if (format === undefined) continue;
    if (!BESIDE.has(format)) return { format, file: file.name };
    first ??= { format, file: file.name };
  }
  return first;
}

/** Formats that accompany a board of their tool and say less than it does. */
const BESIDE: ReadonlySet<ForeignFormat> = new Set(["GERBER_JOB", "SCHEMATIC", "PACKED"]);

/** Unpacks as much as the first bytes allow; empty if they are damaged. */
async function gunzipPrefix(bytes: Uint8Array): Promise<Uint8Array> {
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
    // The data is expected to end early, because only its first bytes are read, or it is damaged.
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
