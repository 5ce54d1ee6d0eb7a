// Images on the sheets of a project: stored once each, and shown to whoever may open the project.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { shareToken } from "./project";
import { id } from "./values";

/** Images of one project, however often each is placed. */
export const MAX_PROJECT_IMAGES = 200;

/** SHA-256 of the stored bytes: what image records of the drawing name. */
export const imageFileName = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * Takes an upload of the caller of fileType 14, which is gone afterwards. The same image again is answered as the first
 * time. NOT_FOUND for another's upload, WRONG_FILE_FORMAT for what is no whole PNG or JPEG of up to 4096 pixels a side.
 */
export const addProjectImage = endpoint({
  method: "POST",
  path: "/api/eda/project/image",
  access: "signed-in",
  quiet: true,
  summary: "Stores an uploaded picture as an image of a project",
  limit: { perMinute: 120 },
  input: z.object({ projectId: id, fileUrl: id, token: z.optional(shareToken) }),
  output: z.object({ file: z.string().check(z.length(64)), width: z.int(), height: z.int() }),
});

export type StoredProjectImage = z.infer<typeof addProjectImage.output>;

/** For one's own project, in the recycle bin too, or with the token of its link. */
export const getProjectImage = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/image/{file}",
  access: "public",
  answer: "file",
  quiet: true,
  summary: "An image of a project",
  limit: { perMinute: 1_200 },
  input: z.object({ projectId: id, file: imageFileName, token: z.optional(shareToken) }),
  output: z.never(),
});
