// Files on their way in and out; a handle of ours stands for each.

import * as z from "zod/mini";
import { MEGABYTE } from "@/lib/base/units";
import { endpoint } from "./endpoint";
import { MAX_FILE_MEGABYTES } from "./file-limits";
import { id, integer, text } from "./values";

/** The kinds of upload as the wire numbers them. */
export const FILE_TYPES = { general: 10, gerber: 8, import: 7, avatar: 13, image: 14 } as const;
export const MAX_FILES_PER_BATCH = 8;

/** The largest file of each kind, in bytes; purposes inside a kind may allow less. */
export const MAX_FILE_BYTES: Record<number, number> = {
  [FILE_TYPES.general]: MAX_FILE_MEGABYTES.general * MEGABYTE,
  [FILE_TYPES.gerber]: MAX_FILE_MEGABYTES.gerber * MEGABYTE,
  [FILE_TYPES.import]: MAX_FILE_MEGABYTES.import * MEGABYTE,
  [FILE_TYPES.avatar]: MAX_FILE_MEGABYTES.avatar * MEGABYTE,
  [FILE_TYPES.image]: MAX_FILE_MEGABYTES.image * MEGABYTE,
};

export const fileType = z.pipe(
  integer,
  z.union([z.literal(7), z.literal(8), z.literal(10), z.literal(13), z.literal(14)]),
);

export const uploadFile = endpoint({
  method: "POST",
  path: "/api/eda/file/upload",
  access: "public",
  body: "multipart",
  fileField: "file",
  summary: "Stores a file and returns its handle",
  limit: { perMinute: 60 },
  /** `file` itself is streamed past the parser; `originalFileName` is for display only. */
  input: z.object({
    fileType,
    originalFileName: z.optional(z.string().check(z.maxLength(4096))),
    batchUid: z.optional(text(1, 64)),
    importType: z.optional(text(0, 32)),
  }),
  output: z.object({ fileUrl: id, fileName: z.string(), size: z.int(), sha256: z.string().check(z.length(64)) }),
});
export type UploadedFile = z.infer<typeof uploadFile.output>;

export const downloadFile = endpoint({
  method: "GET",
  path: "/api/eda/file/{fileUrl}",
  access: "public",
  answer: "file",
  summary: "A file of the caller, as an attachment",
  input: z.object({ fileUrl: id }),
  output: z.never(),
});
