// Upload rules by purpose, checked before the first byte is sent.

import { MEGABYTE } from "@/lib/base/units";
import { FILE_TYPES } from "@/lib/contracts/file";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import { ApiError } from "@/lib/client/transport/api-error";
import { ports } from "@/lib/client/ports";

export interface UploadRule {
  fileType: number;
  maxMegabytes: number;
  /** Lower-case extensions without the dot. */
  endings: readonly string[];
}

const ARCHIVES = ["zip", "rar"];
const BOARDS = ["kicad_pcb", "brd", "pcbdoc"];
/** Endings of KiCad, Eagle, Altium, EasyEDA, LTspice and CircuitJS, with their projects and libraries. */
const SCHEMATICS = [
  ...["kicad_sch", "kicad_pro", "kicad_sym", "sch", "lib", "lbr", "schdoc", "schlib", "prjpcb"],
  ...["json", "epro", "asc", "asy", "cir", "net", "sp", "spice", "circuitjs", "txt"],
];
const PICTURES = ["jpg", "jpeg", "png"];
const GENERAL = [...ARCHIVES, ...PICTURES, "xlsx", "xls", "csv", "tsv", "txt", "pos", "pdf", "docx", "doc"];

/** docs/decisions/limits.md, Uploads. */
export const UPLOAD_RULES = {
  gerber: { fileType: FILE_TYPES.gerber, maxMegabytes: MAX_FILE_MEGABYTES.gerber, endings: [...ARCHIVES, ...BOARDS] },
  import: {
    fileType: FILE_TYPES.import,
    maxMegabytes: MAX_FILE_MEGABYTES.import,
    endings: [...ARCHIVES, ...BOARDS, "pcb", ...SCHEMATICS],
  },
  avatar: { fileType: FILE_TYPES.avatar, maxMegabytes: MAX_FILE_MEGABYTES.avatar, endings: PICTURES },
  image: { fileType: FILE_TYPES.image, maxMegabytes: MAX_FILE_MEGABYTES.image, endings: PICTURES },
  cover: { fileType: FILE_TYPES.image, maxMegabytes: MAX_FILE_MEGABYTES.cover, endings: PICTURES },
  boardPicture: { fileType: FILE_TYPES.avatar, maxMegabytes: MAX_FILE_MEGABYTES.boardPicture, endings: ["png"] },
  general: { fileType: FILE_TYPES.general, maxMegabytes: MAX_FILE_MEGABYTES.general, endings: GENERAL },
  bom: {
    fileType: FILE_TYPES.general,
    maxMegabytes: MAX_FILE_MEGABYTES.bom,
    endings: ["xlsx", "xls", "csv", "tsv", "txt"],
  },
  coordinates: {
    fileType: FILE_TYPES.general,
    maxMegabytes: MAX_FILE_MEGABYTES.coordinates,
    endings: ["xlsx", "xls", "csv", "tsv", "txt", "pos"],
  },
  contact: { fileType: FILE_TYPES.general, maxMegabytes: MAX_FILE_MEGABYTES.contact, endings: GENERAL },
  forum: { fileType: FILE_TYPES.general, maxMegabytes: MAX_FILE_MEGABYTES.forum, endings: GENERAL },
  feedback: { fileType: FILE_TYPES.general, maxMegabytes: MAX_FILE_MEGABYTES.feedback, endings: GENERAL },
} as const satisfies Record<string, UploadRule>;

export type UploadPurpose = keyof typeof UPLOAD_RULES;

function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}

/** Reason why a file is not sent, or null. The message names the exact limit; `data` has it in bytes. */
export function refuseFile(file: Pick<File, "name" | "size">, rule: UploadRule): ApiError | null {
  const { text } = ports();
  const { name, size } = file;
  const maxBytes = rule.maxMegabytes * MEGABYTE;
  const refuse = (code: string, message: string, data?: unknown) =>
    new ApiError(code, message, { kind: "refused", data });
  if (!rule.endings.includes(endingOf(name))) {
    const accepted = rule.endings.map((ending) => `.${ending}`).join(" ");
    return refuse("WRONG_FILE_FORMAT", text("client.wrongFileType", { name, accepted }), { endings: rule.endings });
  }
  if (size === 0) return refuse("EMPTY_FILE", text("EMPTY_FILE"));
  if (size <= maxBytes) return null;
  return refuse("FILE_TOO_LARGE", text("client.fileTooLarge", { name, limit: rule.maxMegabytes }), { maxBytes });
}
