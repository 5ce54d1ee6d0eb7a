// The largest file that each purpose takes, in megabytes. Without any parser, so that light pages may read it.

/** A board to be quoted: an archive of fabrication files, or a board as KiCad, EAGLE or Altium saves it. */
export const BOARD_FILE_KINDS: readonly string[] = [".zip", ".rar", ".kicad_pcb", ".brd", ".pcbdoc"];

/** A parts list to be quoted. */
export const BOM_FILE_KINDS: readonly string[] = [".xlsx", ".xls", ".csv", ".tsv", ".txt"];

/** Longer side of a picture that everybody may see: a small file can say that it is a wall. */
export const MAX_PICTURE_SIDE_PX = 4_096;

export const MAX_FILE_MEGABYTES = {
  gerber: 100,
  import: 50,
  general: 100,
  avatar: 1,
  image: 5,
  simulationResult: 20,
  cover: 1,
  boardPicture: 1,
  bom: 5,
  coordinates: 5,
  contact: 50,
  forum: 50,
  feedback: 100,
} as const;
