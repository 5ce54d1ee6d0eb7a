// Accepted files of the stencil check.
import type { FileRule } from "@/components/ui/file-check";
import { BOARD_FILE_KINDS, MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";

export const STENCIL_FILE_RULE: FileRule = {
  accept: BOARD_FILE_KINDS,
  maxMegabytes: MAX_FILE_MEGABYTES.gerber,
};
