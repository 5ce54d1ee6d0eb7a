// Reasons for which an archive is refused, and warnings about skipped entries.

/** Every reason for which a whole archive is refused. */
export type ArchiveCode =
  | "NOT_AN_ARCHIVE"
  | "ARCHIVE_ENCRYPTED"
  | "ARCHIVE_DAMAGED"
  | "ARCHIVE_TOO_MANY_FILES"
  | "ARCHIVE_TOO_LARGE"
  | "ARCHIVE_MULTI_VOLUME"
  | "ARCHIVE_EMPTY"
  /** Unsupported fabrication and design formats: the message says how to export Gerber. */
  | "ODB_NOT_READ"
  | "IPC2581_NOT_READ"
  | "GERBER_JOB_NOT_READ"
  | "ALLEGRO_NOT_READ"
  | "PADS_NOT_READ"
  | "PCAD_NOT_READ"
  | "DIPTRACE_NOT_READ"
  | "SPRINT_LAYOUT_NOT_READ"
  | "FRITZING_NOT_READ"
  | "EASYEDA_NOT_READ"
  | "GEDA_NOT_READ"
  | "LIBREPCB_NOT_READ"
  | "PROTEUS_NOT_READ"
  | "SCHEMATIC_NOT_READ"
  | "PACKED_NOT_READ"
  /** A zip archive packed by a method other than deflate. */
  | "ZIP_METHOD_NOT_READ";

/**
 * Reasons for skipping an entry: a name that leads out of the archive, a link, an archive two levels down, data in an
 * unsupported format next to Gerber files.
 */
export type ArchiveWarning = {
  code: "ENTRY_NAME_IGNORED" | "ENTRY_LINK_IGNORED" | "NESTED_ARCHIVE_IGNORED" | "ODB_IGNORED" | "IPC2581_IGNORED";
  file: string;
};

/**
 * Aborts the readers of this folder from within their streams; openArchive turns it into a value. It never leaves the
 * folder.
 */
export class ArchiveRefusal extends Error {
  constructor(
    readonly code: ArchiveCode,
    readonly details?: Record<string, string | number>,
  ) {
    super(code);
    this.name = "ArchiveRefusal";
  }
}
