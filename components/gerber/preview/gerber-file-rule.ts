// Accepted board files, with the size limit of the server.
import type { FileRule } from "@/components/ui/file-check";
import { BOARD_FILE_KINDS, MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";

export const GERBER_FILE_RULE: FileRule = {
  accept: BOARD_FILE_KINDS,
  maxMegabytes: MAX_FILE_MEGABYTES.gerber,
};
