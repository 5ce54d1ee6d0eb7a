// Which files the page looks for paste layers in.
import type { FileRule } from "@/components/ui/file-check";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";

export const STENCIL_FILE_RULE: FileRule = {
  accept: [".zip", ".rar", ".kicad_pcb", ".brd", ".pcbdoc"],
  maxMegabytes: MAX_FILE_MEGABYTES.gerber,
};
