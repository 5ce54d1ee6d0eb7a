// Accepted types per kind of upload: extension and content must agree with each other and with the kind.

import { FILE_TYPES, MAX_FILE_BYTES } from "@/lib/contracts/file";
import { extensionOf } from "@/lib/server/storage/display-name";
import type { FileKind } from "@/lib/server/storage/sniff";

export type FileTypeRule = { maxBytes: number; accepts: Record<string, FileKind[]> };

const ARCHIVES: Record<string, FileKind[]> = { zip: ["zip"], rar: ["rar"] };
const PICTURES: Record<string, FileKind[]> = { png: ["png"], jpg: ["jpeg"], jpeg: ["jpeg"] };
const PLAIN: FileKind[] = ["text", "gerber", "drill"];
const BOARDS: Record<string, FileKind[]> = {
  kicad_pcb: ["kicad-board"],
  brd: ["eagle", "eagle-binary", "kicad-board"],
  pcbdoc: ["ole", "altium"],
};
const SCHEMATICS: Record<string, FileKind[]> = {
  kicad_sch: ["kicad-schematic"],
  sch: ["kicad-schematic", "eagle"],
  pcb: ["kicad-board", "eagle", "ole"],
  schdoc: ["ole", "altium"],
  schlib: ["ole", "altium"],
  prjpcb: PLAIN,
  kicad_sym: PLAIN,
  kicad_pro: PLAIN,
  lib: PLAIN,
  lbr: ["eagle"],
  json: PLAIN,
  epro: ["zip"],
  asc: [...PLAIN, "other"],
  asy: [...PLAIN, "other"],
  cir: PLAIN,
  net: PLAIN,
  sp: PLAIN,
  spice: PLAIN,
  circuitjs: PLAIN,
  txt: PLAIN,
};
const TABLES: Record<string, FileKind[]> = {
  xlsx: ["xlsx"],
  xls: ["ole"],
  csv: PLAIN,
  tsv: PLAIN,
  txt: PLAIN,
  pos: PLAIN,
};
const DOCUMENTS: Record<string, FileKind[]> = { pdf: ["pdf"], docx: ["docx"], doc: ["ole"] };

function rule(type: number, ...accepts: Record<string, FileKind[]>[]): FileTypeRule {
  return { maxBytes: MAX_FILE_BYTES[type] ?? 0, accepts: Object.assign({}, ...accepts) as FileTypeRule["accepts"] };
}

const RULES = new Map<number, FileTypeRule>([
  [FILE_TYPES.gerber, rule(FILE_TYPES.gerber, ARCHIVES, BOARDS)],
  [FILE_TYPES.import, rule(FILE_TYPES.import, ARCHIVES, BOARDS, SCHEMATICS)],
  [FILE_TYPES.general, rule(FILE_TYPES.general, ARCHIVES, PICTURES, TABLES, DOCUMENTS)],
  [FILE_TYPES.avatar, rule(FILE_TYPES.avatar, PICTURES)],
  [FILE_TYPES.image, rule(FILE_TYPES.image, PICTURES)],
]);

export function ruleOf(fileType: number): FileTypeRule | undefined {
  return RULES.get(fileType);
}

/** The name may be asked about before any byte came. */
export function isNameAccepted({ accepts }: FileTypeRule, name: string): boolean {
  return Object.hasOwn(accepts, extensionOf(name));
}

export function isContentAccepted({ accepts }: FileTypeRule, name: string, kind: FileKind): boolean {
  const extension = extensionOf(name);
  return Object.hasOwn(accepts, extension) && (accepts[extension]?.includes(kind) ?? false);
}

const MIMES: Record<FileKind, string> = {
  zip: "application/zip",
  rar: "application/vnd.rar",
  png: "image/png",
  jpeg: "image/jpeg",
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ole: "application/x-cfb",
  "kicad-board": "text/plain; charset=utf-8",
  "kicad-schematic": "text/plain; charset=utf-8",
  eagle: "text/plain; charset=utf-8",
  "eagle-binary": "application/octet-stream",
  altium: "text/plain; charset=utf-8",
  gerber: "text/plain; charset=utf-8",
  drill: "text/plain; charset=utf-8",
  text: "text/plain; charset=utf-8",
  other: "application/octet-stream",
};

/** MIME type of a download; never the sender's. */
export function mimeOf(kind: FileKind): string {
  return MIMES[kind];
}
