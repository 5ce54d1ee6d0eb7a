// Which files the page takes as a board.
import type { FileRule } from "@/components/ui/file-check";

/** Said and checked before anything is sent; the server's own limit lies just above it. */
export const GERBER_MAX_MEGABYTES = 100;

export const GERBER_FILE_RULE: FileRule = { accept: [".zip", ".rar"], maxBytes: GERBER_MAX_MEGABYTES * 1_000_000 };
