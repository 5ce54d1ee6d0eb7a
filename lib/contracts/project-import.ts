// Import of other tools' schematics, and the reports that are kept with their projects.

import * as z from "zod/mini";
import { CONSTRUCTS, IMPORT_FORMATS } from "@/lib/core/schematic-import/report";
import { endpoint } from "./endpoint";
import { shareToken, storedContent } from "./project";
import { id, nothing, text } from "./values";

/** A report has at most 2,000 notes of a few hundred bytes. */
export const MAX_REPORT_BYTES = 2 * 1024 * 1024;
const MAX_FILES = 1_000;
const MAX_NOTES = 2_000;
const MAX_VALUES = 12;

const list = <T extends z.core.$ZodType>(item: T, max: number) => z.readonly(z.array(item).check(z.maxLength(max)));
const words = (max: number) => z.string().check(z.maxLength(max));
const count = z.int().check(z.gte(0), z.lte(10_000_000));
const coordinate = z.int().check(z.gte(-(2 ** 25)), z.lte(2 ** 25));
const construct = z.enum(CONSTRUCTS);

const note = z.object({
  construct,
  outcome: z.enum(["changed", "lost"]),
  /** A code of a later or earlier version is kept as it is. */
  code: z.string().check(z.regex(/^[a-zA-Z]{1,20}(?:\.[a-zA-Z0-9]{1,40})?$/)),
  values: z
    .record(z.string().check(z.regex(/^\w{1,40}$/)), z.union([words(300), z.number()]))
    .check(z.refine((values) => Object.keys(values).length <= MAX_VALUES)),
  source: z.object({ file: words(300), line: z.nullable(z.int().check(z.gte(0))) }),
  place: z.nullable(
    z.object({
      sheetId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
      at: z.object({ x: coordinate, y: coordinate }),
    }),
  ),
});

export const importReport = z.object({
  format: z.enum(IMPORT_FORMATS),
  tool: words(100),
  files: list(z.object({ name: words(300), bytes: count, isRead: z.boolean() }), MAX_FILES),
  counts: list(z.object({ construct, found: count, changed: count, lost: count }), CONSTRUCTS.length),
  notes: list(note, MAX_NOTES),
});

/**
 * IMPORT_NOT_RECOGNIZED, IMPORT_NO_SCHEMATIC, IMPORT_DAMAGED, IMPORT_TOO_LARGE, IMPORT_OLD_EAGLE,
 * IMPORT_LOCKED and the refusals of archives; the details name the file, the line and what was read there.
 */
export const readDesign = endpoint({
  method: "POST",
  path: "/import/kicad/edaData",
  access: "public",
  quiet: true,
  summary: "Reads an uploaded schematic of KiCad, Altium, Eagle, EasyEDA, LTspice or CircuitJS as a drawing",
  limit: { perMinute: 10 },
  /** A file, or an archive with those of a project; `root` names the file with the first sheet. */
  input: z.object({ schUrl: id, root: z.optional(text(1, 300)) }),
  output: z.object({
    projectName: z.string(),
    content: storedContent,
    report: importReport,
    /** Other files that could be the first sheet. */
    otherRoots: z.readonly(z.array(z.string())),
  }),
});

/** `fileUrl` is the upload that was read; it must be the caller's. */
export const putImportReport = endpoint({
  method: "PUT",
  path: "/api/eda/project/{projectId}/import",
  access: "signed-in",
  body: "json",
  maxBodyBytes: MAX_REPORT_BYTES,
  summary: "Keeps the import report of one's project",
  limit: { perMinute: 30 },
  input: z.object({ projectId: id, report: importReport, fileUrl: z.optional(id) }),
  output: nothing,
});

/** NOT_FOUND for a project that was not imported. */
export const getImportReport = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/import",
  access: "public",
  summary: "The import report of a project",
  limit: { perMinute: 60 },
  input: z.object({ projectId: id, token: z.optional(shareToken) }),
  output: z.object({
    projectName: z.string(),
    importTime: z.string(),
    report: importReport,
    /** The upload that was read; null for others than its owner, and where it was deleted. */
    file: z.nullable(z.object({ fileUrl: z.string(), fileName: z.string(), size: z.int() })),
  }),
});
