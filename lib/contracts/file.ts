// Files on their way in and out; a handle of ours stands for each.

import * as z from "zod";
import { endpoint } from "./endpoint";
import { id, integer, text } from "./values";

/** The kinds of upload as the wire numbers them. */
export const FILE_TYPES = { general: 10, gerber: 8, import: 7, avatar: 13, image: 14 } as const;
export const MAX_FILES_PER_BATCH = 8;

const megabytes = (count: number) => count * 1024 * 1024;
/** The largest file of each kind, in bytes; purposes inside a kind may allow less. */
export const MAX_FILE_BYTES: Record<number, number> = {
  [FILE_TYPES.general]: megabytes(100),
  [FILE_TYPES.gerber]: megabytes(100),
  [FILE_TYPES.import]: megabytes(50),
  [FILE_TYPES.avatar]: megabytes(1),
  [FILE_TYPES.image]: megabytes(5),
};

export const fileType = integer.pipe(
  z.union([z.literal(7), z.literal(8), z.literal(10), z.literal(13), z.literal(14)]),
);

export const uploadFile = endpoint({
  method: "POST",
  path: "/api/eda/file/upload",
  access: "public",
  body: "multipart",
  summary: "Stores a file and answers its handle",
  limit: { perMinute: 60 },
  /** `file` itself is streamed past the parser; `originalFileName` is for display only. */
  input: z.object({
    fileType,
    originalFileName: z.string().max(4096).optional(),
    batchUid: text(1, 64).optional(),
    importType: text(0, 32).optional(),
  }),
  output: z.object({ fileUrl: id, fileName: z.string(), size: z.number().int(), sha256: z.string().length(64) }),
});
export type UploadedFile = z.infer<typeof uploadFile.output>;

export const downloadFile = endpoint({
  method: "GET",
  path: "/api/eda/file/{fileUrl}",
  access: "public",
  answer: "file",
  summary: "One's own file, as an attachment",
  input: z.object({ fileUrl: id }),
  output: z.never(),
});
