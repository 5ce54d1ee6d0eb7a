// Which files the page takes as a board.
import type { FileRule } from "@/components/ui/file-check";
import { FILE_TYPES, MAX_FILE_BYTES } from "@/lib/contracts/file";

const MEBIBYTE = 1024 * 1024;

export const GERBER_MAX_BYTES = MAX_FILE_BYTES[FILE_TYPES.gerber] ?? 0;
export const GERBER_MAX_MEGABYTES = GERBER_MAX_BYTES / MEBIBYTE;

export const GERBER_FILE_RULE: FileRule = { accept: [".zip", ".rar"], maxBytes: GERBER_MAX_BYTES };
