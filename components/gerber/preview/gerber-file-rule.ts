// Which files the page takes as a board; the server takes no larger one.
import type { FileRule } from "@/components/ui/file-check";
import { BOARD_FILE_KINDS, MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";

export const GERBER_FILE_RULE: FileRule = {
  accept: BOARD_FILE_KINDS,
  maxMegabytes: MAX_FILE_MEGABYTES.gerber,
};
