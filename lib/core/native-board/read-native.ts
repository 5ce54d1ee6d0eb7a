// A board as its design tool keeps it, read into the model that fabrication files give.

import { err, type Result } from "@/lib/base/result";
import type { BoardModel } from "@/lib/core/board/board-model";
import { readAltium, readAltiumText } from "@/lib/core/native-board/altium/read-altium";
import { assembleNative } from "@/lib/core/native-board/assemble";
import { readEagle } from "@/lib/core/native-board/eagle/read-eagle";
import { readKicad } from "@/lib/core/native-board/kicad/read-kicad";
import { nativeFormatOf, type NativeFormat } from "@/lib/core/formats/native-format";
import type { NativeCode, NativeResult } from "@/lib/core/native-board/native-result";
import type { SourceFile } from "@/lib/core/board/source-file";

const READERS: Record<NativeFormat, (bytes: Uint8Array) => NativeResult> = {
  kicad: readKicad,
  eagle: readEagle,
  altium: readAltium,
  "kicad-old": () => err("KICAD_LEGACY_NOT_READ"),
  "eagle-old": () => err("EAGLE_BINARY_NOT_READ"),
  "altium-text": readAltiumText,
};

/** Tools keep copies of a board beside it; these words in a name tell them. */
const COPY = /(?:^|\/)_autosave-|(?:^|[/_.-])(?:bak|backup|old|autosave|history)(?:[/_.-]|$)|-backups?\//i;

export type FoundBoard = { file: SourceFile; others: number };

/**
 * The board among the files, or undefined where none is one. Of several the largest counts that is not named as a copy;
 * `others` tells how many more there were.
 */
export function findNativeBoard(files: readonly SourceFile[]): FoundBoard | undefined {
  const boards = files.filter(({ bytes }) => nativeFormatOf(bytes) !== undefined);
  const originals = boards.filter(({ name }) => !COPY.test(name));
  const candidates = originals.length > 0 ? originals : boards;
  const [file] = [...candidates].sort((p, q) => q.bytes.length - p.bytes.length);
  return file && { file, others: candidates.length - 1 };
}

export function readNativeBoard({ name, bytes }: SourceFile): Result<BoardModel, NativeCode | "NOTHING_DRAWN"> {
  const format = nativeFormatOf(bytes);
  const drawing = format === undefined ? err("NATIVE_DAMAGED" as const) : READERS[format](bytes);
  return drawing.ok ? assembleNative(name, drawing.value) : drawing;
}
